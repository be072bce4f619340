"""The wires of the OLED boards, against the table that makers solder by."""

import ast
from pathlib import Path

import pytest

from system.keys import DOWN, LEFT, RIGHT, UP, A, B

BOARDS = Path(__file__).parents[2] / "boards"
BUTTONS = ((16, LEFT), (20, RIGHT), (15, A), (17, B), (2, UP), (18, DOWN), (3, A))
NAMES = {"LEFT": LEFT, "RIGHT": RIGHT, "UP": UP, "DOWN": DOWN, "A": A, "B": B}


def constants(board):
    """The upper-case names of a board file, without running it: it would want a chip."""
    found = {}
    for node in ast.parse((BOARDS / f"{board}.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).isupper():
            value = eval(ast.unparse(node.value), {}, NAMES)  # noqa: S307
            found[ast.unparse(node.targets[0])] = value
    return found


@pytest.mark.parametrize("board", ["pico_oled", "pico_oled_sh1106"])
def test_wires(board):
    made = constants(board)
    assert made["NAME"] == board
    assert sorted(made["BUTTONS"]) == sorted(BUTTONS)
    others = ("sda", 4), ("scl", 5), ("buzzer", 22), ("lamp", 25)
    assert all(f"{part}={gpio}" in (BOARDS / f"{board}.py").read_text() for part, gpio in others)
    pins = [pin for pin, _ in made["BUTTONS"]]
    assert len({*pins, 4, 5, 22, 25}) == len(pins) + 4


def test_the_two_differ_in_the_display_alone():
    one = (BOARDS / "pico_oled.py").read_text(encoding="utf-8").split('"""', 2)[2]
    other = (BOARDS / "pico_oled_sh1106.py").read_text(encoding="utf-8").split('"""', 2)[2]
    renamed = one.replace('"pico_oled"', '"pico_oled_sh1106"')
    assert renamed.replace("ssd1306", "sh1106").replace("SSD1306", "SH1106") == other
