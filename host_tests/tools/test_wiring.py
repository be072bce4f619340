"""The drawing of a board's wires, and the README's table of them."""

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import wiring
from install.compile import BOARDS, boards
from install.trouble import Trouble

ROOT = Path(__file__).resolve().parents[2]
SPI = """
from drivers.spi_board import SpiBoard
from drivers.st7789 import ST7789
from system.keys import DOWN, LEFT, RIGHT, UP, A, B, X

BUTTONS = ((16, LEFT), (20, RIGHT), (15, A), (17, B), (2, UP), (18, DOWN), (19, X), (3, A))
_wired = SpiBoard(
    "spi", ST7789, sck=10, mosi=11, dc=8, cs=9, reset=12, light=13, buttons=BUTTONS, buzzer=None
)
"""


def text_of(board):
    return SPI if board == "spi" else (BOARDS / f"{board}.py").read_text(encoding="utf-8")


def test_the_drawing_is_the_one_in_the_repository():
    drawn = wiring.draw("pico_oled", text_of("pico_oled"))
    kept = (BOARDS / "pico_oled.svg").read_text(encoding="utf-8")
    assert drawn == kept, "'make wiring', look at it, and commit it"


def test_the_readme_has_the_same_wires():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| .*?\| GP(\d+) \| (\d+) \| (yes|no) \|", readme, re.M)
    wires, _ = wiring.read(text_of("pico_oled"))
    assert {(f"GP{gpio}", int(pin), needed == "yes") for gpio, pin, needed in rows} == {
        (wiring.PINS[wire.pin - 1], wire.pin, wire.needed) for wire in wires if wire.end != "GND"
    }


@pytest.mark.parametrize("board", [*boards(), "spi"])
def test_boxes_stand_apart_on_the_sheet_in_the_order_of_their_pins(board):
    wires, _ = wiring.read(text_of(board))
    for right in (False, True):
        boxes = wiring.place([wire for wire in wires if (wire.pin > 20) == right])
        pins = [wire.pin for box in boxes for wire in box.wires]
        assert pins == sorted(pins, reverse=right)
        edges = [edge for box in boxes for edge in (box.top, box.top + box.height)]
        assert edges == sorted(set(edges))
        assert 62 < edges[0] < edges[-1] < 640
    ElementTree.fromstring(wiring.draw(board, text_of(board)))  # noqa: S314 - our own


def test_an_spi_display_is_one_box_with_the_ground_between_its_pins():
    wires, lamp = wiring.read(SPI)
    ends = {wire.end: wire.pin for wire in wires if wire.end}
    assert ends == {
        "DC": 11, "CS": 12, "GND": 13, "SCK": 14, "MOSI": 15, "RESET": 16, "LIGHT": 17
    }  # fmt: skip
    assert lamp is None
    assert {wire.name for wire in wires if wire.end} == {"ST7789 display"}


def test_the_tool_writes_where_it_is_told_and_knows_its_boards(monkeypatch, tmp_path, capsys):
    out = tmp_path / "wires.svg"
    monkeypatch.setattr(sys, "argv", ["wiring.py", "pico_oled_sh1106", str(out)])
    wiring.main()
    assert "SH1106 display" in out.read_text(encoding="utf-8")
    assert "wires.svg" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["wiring.py", "nothing"])
    with pytest.raises(Trouble, match="no board 'nothing'"):
        wiring.main()
