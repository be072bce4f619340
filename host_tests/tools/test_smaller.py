"""The smaller program that goes onto a board does what the sources say."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath

import pytest

from install.compile import FIRMWARE, board_names, sources
from install.smaller import file_of, longer, make_smaller
from install.smaller.names import KNOWN, Long
from install.smaller.trees import constant_name

BOARD = "pico_oled"
LEFT_OUT = {"decide", "meld_of", "parse_action"}  # nothing on a board asks for them
GAME = b"""
from gin.match import Match
from gin.rules import preset
from players import decide
from players.easy import Easy
from players.view import View


def play():
    match = Match(preset("arcade"), bytes(range(8)))
    players = Easy(), Easy()
    for player in players:
        player.begin_match(bytes(8))
    view = View()
    while not match.over:
        if match.deal.phase == 3:
            match.next_deal()
        else:
            view.read(match, match.deal.turn)
            match.apply(decide(players[match.deal.turn], view))
    return match.actions
"""


@pytest.fixture(scope="module")
def program():
    """The sources of the whole game and what the build makes of them."""
    files = {path: source.read_bytes() for path, source in sources(BOARD).items()}
    return files, make_smaller(files, ())


def smaller(**files):
    sources = {PurePosixPath(name + ".py"): text.encode() for name, text in files.items()}
    made = make_smaller(sources, ("main",))
    return {path.stem: text for path, text in made.texts.items()}, made.names


def run(texts, folder, code):
    """What the Unix port prints for `code` with these files."""
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    done = subprocess.run(
        [Path(sys.executable).with_name("micropython"), "-c", code],
        env={**os.environ, "MICROPYPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_tables_are_bytes_and_the_same(tmp_path):
    code = """
from array import array
WORDS = array("h", (-300, 0, 2, 32767))
MORE = array("H", (1, 65535))
LOW = (bytes((1, 2, 255)), bytes((7,)))
MADE = bytes((len(LOW), 3))
"""
    texts, _ = smaller(tables=code, main="import tables\nseen = vars")
    assert texts["tables"].count("b'") + texts["tables"].count('b"') == 4
    show = "print(list({0}.{1}), list({0}.{2}), {0}.{3}, {0}.{4})"
    names = re.findall(r"^(\w+) =", texts["tables"], re.MULTILINE)
    files = {"one.py": texts["tables"], "two.py": code}
    one = run(files, tmp_path, "import one\n" + show.format("one", *names))
    two = run(files, tmp_path, "import two\n" + show.format("two", "WORDS", "MORE", "LOW", "MADE"))
    assert one == two


def test_a_whole_game_is_played_alike(tmp_path):
    game = {
        PurePosixPath(path.relative_to(FIRMWARE)): path.read_bytes()
        for folder in ("gin", "players")
        for path in (FIRMWARE / folder).glob("*.py")
    }
    game[PurePosixPath("game.py")] = GAME
    texts = {path: data.decode() for path, data in game.items()}
    small = make_smaller(game, ("play",)).texts
    assert sum(map(len, small.values())) < 0.65 * sum(map(len, texts.values()))
    code = "import game; print(game.play().hex())"
    played = run(small, tmp_path / "small", code)
    assert played == run(texts, tmp_path / "whole", code)
    assert len(played) > 100


def test_what_micropython_knows_and_what_stands_in_strings_stays():
    texts, _ = smaller(
        one="""
import array
from time import sleep_ms as rest

def main(number, unit, append):
    item = getattr(unit, "weight")
    unit.weight, unit.height = item, number
    print(append, sep="", end=rest)
    return sorted(array.array("H", [number]), key=len)
"""
    )
    words = set(re.findall(r"\w+", texts["one"]))
    kept = {"array", "sleep_ms", "rest", "main", "append", "weight", "print", "sep", "sorted"}
    assert kept | {"key", "len", "getattr"} <= words
    assert not {"number", "unit", "height", "item"} & words


def test_a_class_and_its_base_share_no_short_name(tmp_path):
    fields = "".join(f"        self.field_{i} = {i}\n" for i in range(60))
    more = "".join(f"        self.more_{i} = {100 + i}\n" for i in range(60))
    total = " + ".join(f"self.field_{i} + self.more_{i}" for i in range(60))
    texts, _ = smaller(
        base=f"class Base:\n    def __init__(self):\n{fields}",
        made=f"from base import Base\nclass Made(Base):\n    def __init__(self):\n"
        f"        super().__init__()\n{more}\n    def total(self):\n        return {total}\n",
        start="from made import Made\ndef main():\n    print(Made().total())\n",
    )
    files = {f"{name}.py": text for name, text in texts.items()}
    printed = run(files, tmp_path, "import start; start.main()")
    assert int(printed) == sum(range(60)) + sum(range(100, 160))


def test_a_variable_and_an_attribute_may_share_a_short_name_but_not_what_is_both(tmp_path):
    texts, names = smaller(
        theme="WIDE = [128]\nHIGH = [64]\ndef area():\n    return WIDE[0] * HIGH[0]\n",
        start="import theme\nclass Box:\n    def __init__(self, depth):\n"
        "        self.depth = depth\n    def volume(self, scale):\n"
        "        wide = theme.WIDE[0]\n        return theme.area() * self.depth * scale + wide\n"
        "def main():\n    print(Box(2).volume(3))\n",
    )
    assert "depth" not in texts["start"]
    assert any("/" in long for long in names["start"].all.values())
    assert {"WIDE", "HIGH", "area"} <= set(names["theme"].all.values())
    files = {f"{name}.py": text for name, text in texts.items()}
    assert run(files, tmp_path, "import start; start.main()") == f"{128 * 64 * 6 + 128}\n"


def test_what_a_class_asks_for_is_not_taken_from_itself(tmp_path):
    """Here half of its own names would be as short as what it asks for."""
    fonts = [f"font_{i}" for i in range(60)]
    own = "".join(f"    own_{i} = {i}\n    use_{i} = font_{i}\n" for i in range(60))
    total = " + ".join(f"{i} * Theme.use_{i}[0] + Theme.own_{i}" for i in range(60))
    texts, _ = smaller(
        fonts="".join(f"{font} = [{i}]\n" for i, font in enumerate(fonts)),
        theme=f"from fonts import {', '.join(fonts)}\nclass Theme:\n{own}",
        start=f"from theme import Theme\ndef main():\n    print({total})\n",
    )
    files = {f"{name}.py": text for name, text in texts.items()}
    printed = run(files, tmp_path, "import start; start.main()")
    assert int(printed) == sum(i * i + i for i in range(60))


def test_constants_of_other_modules_are_written_in(tmp_path):
    texts, _ = smaller(
        a="from micropython import const\nFEW = const(3)\nMANY = const(-FEW * 5)\nMAIN = [FEW]\n",
        b="from a import FEW as N, MANY\ndef twice():\n    return MANY * 2 + N\n",
        c="import a\nfrom b import twice\ndef main():\n    print(a.MAIN, twice())\n",
    )
    assert "import" not in texts["b"]
    assert "_FEW = const(3)" in texts["a"]
    files = {f"{name}.py": text for name, text in texts.items()}
    assert run(files, tmp_path, "import c; c.main()") == "[3] -27\n"


def test_the_same_each_time(program):
    files, made = program
    assert make_smaller(dict(reversed(files.items())), ()).texts == made.texts


def test_short_names_of_a_file_stand_for_a_variable_and_an_attribute_at_most():
    for module, names in board_names(BOARD).items():
        for short, long in names.all.items():
            assert long.count("/") <= 1, (module, short, long)
        one_by_one = [name for long in names.all.values() for name in long.split("/")]
        assert all(one_by_one.count(name) <= 2 for name in one_by_one), module
        assert not KNOWN & set(one_by_one), module


def test_no_short_name_is_one_that_the_firmware_takes_from_micropython(program):
    files, made = program
    taken, constants = set(), set()
    for source in files.values():
        for node in ast.walk(ast.parse(source)):
            constants.add(constant_name(node))  # numbers on the board, so free
            if isinstance(node, (ast.Name, ast.Attribute, ast.keyword, ast.alias)):
                taken.update(value for _, value in ast.iter_fields(node) if type(value) is str)
    short = {name for names in made.names.values() for name in names.all}
    assert short & KNOWN, "names that MicroPython has anyway should serve"
    assert not short & KNOWN & (taken - constants)


def test_every_function_in_a_trace_is_translated(program):
    files, made = program
    wanted = {}
    for path, source in files.items():
        wanted.setdefault(file_of(path), set()).update(functions(source))
    for path, text in made.texts.items():
        module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        found = set()
        for short in functions(text):
            trace = longer(f'  File "{module}", line 1, in {short}\n', made.names)
            names = trace.rpartition(" ")[2].strip().split("/")
            # A file of several modules tells equal names apart by numbers.
            plain = {re.sub(r"_\d+$", "", name) for name in names}
            assert plain <= wanted[path], trace
            found |= plain
        assert wanted[path] - found <= LEFT_OUT, module


def functions(source):
    return {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}


def test_a_log_is_translated():
    names = {
        "ui.app": Long({"a": "turn"}, {"a": "turn", "b": "open"}),
        "gin.deal": Long({"a": "apply"}, {"a": "width/apply", "b": "pile", "c": "Deal"}),
    }
    log = """Traceback (most recent call last):
  File "main.py", line 9, in play
  File "ui.app", line 1, in a
  File "gin.deal", line 1, in a
AttributeError: 'c' object has no attribute 'b'"""
    assert longer(log, names).splitlines()[1:] == [
        '  File "main.py", line 9, in play',
        '  File "ui.app", line 1, in turn',
        '  File "gin.deal", line 1, in apply',
        "AttributeError: 'Deal' object has no attribute 'pile'",
    ]
    assert longer(log, {}) == log
