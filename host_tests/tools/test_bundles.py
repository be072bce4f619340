"""Modules put together in one file are the program that they were."""

import ast
import itertools
import os
import subprocess
import sys
from pathlib import Path, PurePosixPath

import pytest

from install.compile import sources
from install.smaller import make_smaller
from install.smaller.bundles import bundle
from install.smaller.trees import parse

MICROPYTHON = Path(sys.executable).with_name("micropython")
LEVELS = ("easy", "medium", "hard", "expert")
MATCH = """
from gin.deal import OVER
from gin.match import Match
from gin.rules import preset
from players import decide
from players.view import View
from players.{0} import {1} as One
from players.{2} import {3} as Other


def play():
    match = Match(preset("kawu"), bytes(range(8)))
    players = One(), Other()
    for seat, player in enumerate(players):
        player.begin_match(bytes((seat,) * 8))
    view = View()
    while not match.over:
        if match.deal.phase == OVER:
            for seat, player in enumerate(players):
                view.read(match, seat)
                player.deal_over(view)
            match.next_deal()
        else:
            view.read(match, match.deal.turn)
            match.apply(decide(players[match.deal.turn], view))
    print(match.actions.hex(), len(match.history))
"""


def bundled(files, bundles, outside=("main",)):
    """The sources of the files into which modules go, by path without `.py`."""
    paths = {PurePosixPath(f"{name}.py"): text.encode() for name, text in files.items()}
    trees = {path: parse(text, path) for path, text in paths.items()}
    made = bundle(trees, bundles, outside)
    return {str(path.with_suffix("")): unparsed(tree) for path, tree in made.items()}


def unparsed(tree):
    return ast.unparse(ast.fix_missing_locations(tree))


def run(folder, files, code):
    """What the Unix port prints for `code` with these files."""
    for name, text in files.items():
        path = folder / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    done = subprocess.run(
        [MICROPYTHON, "-c", code],
        env={**os.environ, "MICROPYPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


CASES = {
    "a name that two modules define": {
        "a": "def size():\n    return 1\n",
        "b": "def size():\n    return 2\ndef both():\n    return size()\n",
        "main": "from a import size\nfrom b import both, size as other\n"
        "def main():\n    print(size(), other(), both())\n",
    },
    "a module that is imported whole": {
        "pkg/sizes": "SCALE = [3]\ndef f(n):\n    return n * SCALE[0]\n",
        "b": "from pkg import sizes as m\nSCALE = 'mine'\ndef g():\n    return m.f(m.SCALE[0])\n",
        "main": "import sys\nfrom b import SCALE, g\ndef main():\n    print(g(), SCALE)\n",
    },
    "a whole module, and a variable of its name elsewhere": {
        "pkg/sizes": "def f(n):\n    return n + 1\n",
        "b": "from pkg import sizes\ndef g(n):\n    return sizes.f(n)\n"
        "class Of:\n    count = 3\n"
        "def h(sizes):\n    return sizes.count\n",
        "main": "from b import Of, g, h\ndef main():\n    print(g(1), h(Of))\n",
    },
    "what a module hands on": {
        "a": "def deep():\n    return 'deep'\n",
        "b": "from a import deep as known\n__all__ = ('known',)\n",
        "c": "from b import known\ndef known_here():\n    return known()\n",
        "main": "from b import known as k\nfrom c import known_here\n"
        "def main():\n    print(k(), known_here())\n",
    },
    "one name in a function from two modules": {
        "a": "class Screen:\n    def __str__(self):\n        return 'a'\n",
        "b": "class Screen:\n    def __str__(self):\n        return 'b'\n",
        "main": "def pick(first):\n    if first:\n        from a import Screen as Next\n"
        "    else:\n        from b import Screen as Next\n    return str(Next())\n"
        "def main():\n    print(pick(True), pick(False))\n",
    },
    "an import that stands alone under a condition": {
        "a": "def f():\n    return 5\n",
        "main": "def main(n=1):\n    if n:\n        from a import f\n    print(f())\n",
    },
    "a variable with the name of an imported function": {
        "a": "def value(card):\n    return card % 13\n",
        "b": "from a import value as worth\n"
        "def best(cards):\n    value = max(cards)\n    return value, worth(value)\n"
        "def given(value):\n    return worth(value)\n"
        "def named(*, value=14):\n    return worth(value)\n",
        "main": "from b import best, given, named\n"
        "def main():\n    print(best([3, 20]), given(15), named(value=17), named())\n",
    },
    "a comprehension's variable with the name of an imported function": {
        "a": "def value(card):\n    return card % 13\n",
        "b": "from a import value as worth\n"
        "ALL = [worth(value) for value in range(11, 15)]\n"
        "def some(cards):\n    return [worth(value) for value in cards]\n",
        "main": "from b import ALL, some\ndef main():\n    print(ALL, some([20]))\n",
    },
    "a lambda's argument with the name of an imported function": {
        "a": "def value(card):\n    return card % 13\n",
        "b": "from a import value as worth\n"
        "def order(cards):\n    return sorted(cards, key=lambda value: worth(value))\n",
        "main": "from b import order\ndef main():\n    print(order([12, 14]))\n",
    },
    "names of a class": {
        "a": "SIZE = [1]\ndef grow():\n    return 'a'\n",
        "b": "SIZE = [2]\nclass Box:\n    SIZE = [3]\n    more = SIZE\n"
        "    def grow(self, by=more):\n        return self.SIZE + SIZE + by + [grow()]\n"
        "    @property\n    def size(self):\n        return self._size\n"
        "    @size.setter\n    def size(self, size):\n        self._size = size\n"
        "def grow():\n    return 'b'\n",
        "c": "def size():\n    return 'c'\ndef Box():\n    return size()\n",
        "main": "from a import SIZE, grow\nfrom b import Box\n"
        "from c import Box as other\n"
        "def main():\n    box = Box()\n    box.size = 4\n"
        "    print(SIZE, grow(), box.grow(), box.size, Box.SIZE, other())\n",
    },
    "a class made from another module's": {
        "a": "class Base:\n    def name(self):\n        return 'base'\n",
        "b": "from a import Base as Old\nclass Base(Old):\n    def name(self):\n"
        "        return super().name() + ' of b'\n",
        "main": "from b import Base\ndef main():\n    print(Base().name())\n",
    },
    "global": {
        "a": "count = 1\ndef up():\n    global count\n    count += 1\n    return count\n",
        "b": "count = 10\ndef up():\n    global count, late\n    count += 1\n    late = count\n"
        "def seen():\n    return late\n",
        "d": "late = 'early'\n",
        "main": "from a import up\nfrom b import seen, up as more\nfrom d import late\n"
        "def main():\n    print(up(), up(), more(), seen(), late)\n",
    },
    "a name that the main module defines": {
        "a": "def tell():\n    return 'a'\n",
        "main": "from a import tell as told\ndef tell():\n    return 'main'\n"
        "def main():\n    print(tell(), told())\n",
    },
    "a name that another module has from elsewhere": {
        "a": "def path():\n    return 'a'\n",
        "b": "from a import path as other\nfrom sys import path\n"
        "def both():\n    return other(), type(path) is list\n",
        "main": "from a import path\nfrom b import both\ndef main():\n    print(path(), both())\n",
    },
    "a caught error": {
        "a": "error = 'a'\n",
        "b": "try:\n    1 // 0\nexcept ZeroDivisionError as error:\n    told = repr(error)\n",
        "main": "from a import error\nfrom b import told\ndef main():\n    print(error, told)\n",
    },
}


@pytest.mark.parametrize("together", ["one file", "a file each", "main apart"])
@pytest.mark.parametrize("case", CASES)
def test_the_program_does_the_same(case, together, tmp_path):
    files = CASES[case]
    modules = [name.replace("/", ".") for name in files]
    homes = {
        "one file": {"main": modules},
        "a file each": {name.rpartition(".")[2]: (name,) for name in modules},
        "main apart": {"others": [name for name in modules if name != "main"]},
    }[together]
    made = bundled(files, homes)
    assert set(made) == set(homes) | ({"main"} if together == "main apart" else set())
    code = "import main\nmain.main()"
    before = run(tmp_path / "before", files, code)
    assert run(tmp_path / "after", made, code) == before
    assert before


def test_modules_run_after_those_that_they_import():
    files = {
        "z": "z = print('z')\n",
        "b": "from z import z\nb = print('b')\n",
        "a": "import sys\nfrom b import b\na = print('a')\n",
        "main": "def late():\n    from a import a\n",
    }
    text = bundled(files, {"all": list(files)})["all"]
    assert text.startswith("import sys\n")
    assert text.index("'z'") < text.index("'b'") < text.index("'a'")


def test_twins_are_chosen_and_other_attempts_stay():
    files = {
        "fast": "def f():\n    return 1\n",
        "solver": "try:\n    from fast import f\nexcept ImportError:\n    from plain import f\n",
        "clock": "try:\n    from time import ticks\nexcept ImportError:\n    ticks = None\n",
    }
    made = bundled(files, {"all": list(files)})["all"]
    assert "plain" not in made
    assert made.count("except ImportError") == 1


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"a": "def sum(n):\n    return n\n", "b": "BOTH = sum((1, 2))\n"}, "a hides sum from b"),
        (
            {"a": "from time import ticks_ms as now\n", "b": "from time import ticks_us as now\n"},
            "now stands for two things",
        ),
        (
            {"a": "import time as clock\n", "b": "import machine as clock\n"},
            "clock stands for two things",
        ),
        (
            {"a": "f = 1\n", "b": "from a import f\ndef f():\n    return 2\n"},
            "b imports and defines f",
        ),
        (
            {"pkg/a": "X = []\n", "b": "from pkg import a\nprint(a)\n"},
            "b uses module pkg.a as a value",
        ),
        ({"pkg/a": "x = 1\n", "b": "from pkg import a\na.x = 2\n"}, "b changes or hands on pkg.a"),
        ({"a": "x = 1\n", "b": "import a\n"}, "b imports a, which is in all"),
    ],
)
def test_what_cannot_be_moved_is_said(files, told):
    with pytest.raises(ValueError, match=told):
        bundled(files, {"all": ("*",)})


def test_a_builtin_that_a_module_defines_for_itself_is_told_apart(tmp_path):
    files = {
        "a": "def sum(n):\n    return n\n",
        "main": "from a import sum\ndef main():\n    print(sum(3))\n",
    }
    made = bundled(files, {"main": list(files)})
    assert run(tmp_path, made, "import main\nmain.main()") == "3\n"


def test_a_name_that_is_asked_for_stays():
    files = {
        "a": "def main():\n    return 1\n",
        "b": "def helper(main):\n    return main\n",
    }
    assert "def main():" in bundled(files, {"all": list(files)})["all"]


@pytest.fixture(scope="module")
def program():
    """Where the game's sources lie, and the files of it that a board gets."""
    files = {path: source.read_bytes() for path, source in sources("pico_oled").items()}
    scripts = {
        PurePosixPath(f"{one}_{other}.py"): MATCH.format(
            one, one.capitalize(), other, other.capitalize()
        ).encode()
        for one, other in pairs()
    }
    files = {path: text for path, text in files.items() if path.parts[0] in {"gin", "players"}}
    made = make_smaller({**files, **scripts}, ("play",)).texts
    whole = {path: text.decode() for path, text in {**files, **scripts}.items()}
    return [{str(path.with_suffix("")): text for path, text in t.items()} for t in (whole, made)]


def pairs():
    return list(itertools.pairwise(LEVELS))[::2]


@pytest.mark.parametrize(("one", "other"), pairs())
def test_a_whole_match_of_each_level_is_played_alike(program, one, other, tmp_path):
    code = f"import {one}_{other}\n{one}_{other}.play()"
    before, after = (run(tmp_path / str(i), files, code) for i, files in enumerate(program))
    assert before == after
    assert len(before) > 200
