"""Draw how a board is wired, from its own file: `python tools/wiring.py pico_oled`.

An SVG of the Pico from above with its forty pins, and a box for each part beside its pins. Boxes
stand in the order of the pins, so no wire crosses another.
"""

import argparse
import ast
import os
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from install.compile import BOARDS, boards
from install.trouble import Trouble, run

# Pins 1 to 20 go down on the left of the USB socket, 21 to 40 up on the right.
_NAMES = (
    "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15 "
    "GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 GND GP28 VREF 3V3 EN GND VSYS VBUS"
)
PINS: tuple[str, ...] = tuple(_NAMES.split())
POWER = PINS.index("3V3") + 1
# What a board file calls the pins of a display, and of what may be missing.
DISPLAY = ("sda", "scl", "sck", "mosi", "dc", "cs", "reset", "rst", "backlight", "light")
EXTRAS = {"buzzer": "Piezo", "lamp": "Lamp"}
NEEDED = ("LEFT", "RIGHT", "A")  # see Buttons in firmware/system/board.py

_ROW, _FIRST = 26, 104  # from pin to pin; the y of the first ones
_PICO = 320, 480  # its edges
_BOX, _NEAR = 140, 120  # a box's width, and how far it is from the Pico
_LINE, _TITLE, _APART = 26, 22, 6  # a box's height for one wire, for a title; between two boxes
_LANE, _OUTSIDE = 62, 36  # the way of the 3.3 volts: above the Pico, outside of the boxes
_INK, _RED, _GOLD, _WHITE = "#222222", "#c62828", "#d8c27a", "#ffffff"
_BLUE, _BROWN, _PURPLE = "#1769aa", "#b3541e", "#7b3fa0"  # display, buttons, what may be missing
_DASHES = 'stroke-dasharray="5 3"'


class Wire(NamedTuple):
    """From a pin of the Pico (1 to 40) to the part `name`, where it is a display to its `end`."""

    pin: int
    colour: str
    name: str
    end: str = ""
    needed: bool = True


class Box(NamedTuple):
    """A part as it is drawn: the wires that end there, its upper edge and its height."""

    wires: list[Wire]
    top: int
    height: int

    def y(self, row: int) -> int:
        """Where the wire of this row ends."""
        return self.top + _head(self.wires) + _LINE // 2 + row * _ROW


def read(source: str) -> tuple[list[Wire], int | None]:
    """The wires of a board file's text, and the GPIO of a lamp that is on the Pico itself."""
    tree = ast.parse(source)
    drivers = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    chips = [name.name for node in drivers if node.module != "system.keys" for name in node.names]
    chip = next((f"{name} display" for name in chips if name.isupper()), "Display")
    found: list[Wire] = []
    on_pico = None
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "BUTTONS":
            found += _buttons(ast.unparse(pair) for pair in node.value.elts)  # pyright: ignore
        elif isinstance(node, ast.keyword) and isinstance(node.value, ast.Constant):
            name, gpio = node.arg or "", node.value.value
            if not isinstance(gpio, int):
                continue
            if name == "lamp" and f"GP{gpio}" not in PINS:
                on_pico = gpio
            elif name in DISPLAY:
                found.append(Wire(_pin(gpio), _BLUE, chip, name.upper()))
            elif name in EXTRAS:
                found.append(Wire(_pin(gpio), _PURPLE, EXTRAS[name], needed=False))
    pins = [wire.pin for wire in found if wire.end]
    if pins:  # the pin for its GND is the nearest one
        grounds = (pin for pin, name in enumerate(PINS[:POWER], 1) if name == "GND")
        nearest = min(grounds, key=lambda ground: sum(abs(ground - pin) for pin in pins))
        found.append(Wire(nearest, _INK, chip, "GND"))
    return found, on_pico


def _pin(gpio: int | str) -> int:
    return PINS.index(f"GP{gpio}") + 1


def _buttons(pairs: Iterator[str]) -> Iterator[Wire]:
    """A wire for each '(GPIO, KEY)'; the second button of a key may be missing."""
    seen = []
    for pair in pairs:
        gpio, key = pair.strip("()").split(", ")
        label = key.capitalize() + " (again)" * (key in seen)
        yield Wire(_pin(gpio), _BROWN, label, needed=key in NEEDED and key not in seen)
        seen.append(key)


def _y(pin: int) -> int:
    return _FIRST + _ROW * (pin - 1 if pin <= 20 else 40 - pin)


def _head(wires: list[Wire]) -> int:
    return _TITLE if wires[0].end else 0


def place(wires: list[Wire]) -> list[Box]:
    """Boxes for the wires of one side, from top to bottom: beside their pins where there is room,
    else higher."""
    downwards = sorted(wires, key=lambda wire: _y(wire.pin))
    parts = [list(part) for _, part in groupby(downwards, key=lambda wire: wire.name)]
    boxes: list[Box] = []
    limit = _y(20) + _LINE // 2
    for part in reversed(parts):
        height = _head(part) + _ROW * (len(part) - 1) + _LINE
        top = min(_y(part[0].pin) - _LINE // 2 - _head(part), limit - height)
        limit = top - _APART
        boxes.insert(0, Box(part, top, height))
    return boxes


def draw(name: str, source: str) -> str:
    """The SVG of the board `name`, whose file says `source`."""
    wires, on_pico = read(source)
    out = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="800" viewBox="0 0 800 704">',
        f"<title>{name}: which pin of the Pico goes where</title>",
        _rect(0, 0, 800, 704, 'rx="12" fill="#faf8f2"'),
        '<g font-family="sans-serif">',
        _text(24, 34, f"{name}.py", size=18, weight="bold"),
        *_pico(on_pico),
    ]
    for right in (False, True):
        for box in place([wire for wire in wires if (wire.pin > 20) == right]):
            out += _part(box, right)
    at = {wire.pin: wire.colour for wire in wires}
    if any(wire.end for wire in wires):
        at[POWER] = _RED
    for pin, label in enumerate(PINS, 1):
        out += _pad(pin, label, at.get(pin))
    note = "to any GND (the black pins): the other wire of each button and of the piezo."
    out += [*_earth(60, 652, 1), _text(96, 656, note)]
    out.append(_rect(60, 671, 24, 14, f'rx="3" fill="none" stroke="{_INK}" {_DASHES}'))
    note = "may be left out; Up and Down only together, and then out of the board file too."
    out += [_text(96, 682, note), "</g>", "</svg>", ""]
    return "\n".join(out)


def _pico(lamp: int | None) -> Iterator[str]:
    left, right = _PICO
    middle = (left + right) // 2
    yield _rect(left, 84, right - left, _y(20) - 84 + 20, 'rx="8" fill="#1f5c45"')
    yield _rect(middle - 26, 74, 52, 34, 'rx="3" fill="#c9ced3" stroke="#8a9096"')
    yield _text(middle, 96, "USB", "middle")
    yield _rect(middle - 26, 330, 52, 52, 'rx="3" fill="#222222"')
    yield _text(middle, 361, "Pico", "middle", fill=_WHITE)
    if lamp is not None:
        yield f'<circle cx="{middle}" cy="136" r="5" fill="#ffd54a"/>'
        yield _text(middle, 158, f"LED GP{lamp}", "middle", size=11, fill=_WHITE)


def _pad(pin: int, label: str, colour: str | None) -> Iterator[str]:
    """A pin with its number, and what it is called; coloured if a wire goes there."""
    right = pin > 20
    edge, y = _PICO[right], _y(pin)
    fill = _INK if label == "GND" else colour or _GOLD
    yield _rect(edge - 12, y - 9, 24, 18, f'rx="4" fill="{fill}"')
    number = _INK if fill == _GOLD else _WHITE
    yield _text(edge, y + 4, str(pin), "middle", size=11, fill=number)
    anchor, weight = ("end" if right else "start"), ("bold" if colour else "normal")
    shade = _WHITE if colour else "#a9c9b9"
    x = edge - 18 if right else edge + 18
    yield _text(x, y + 4, label, anchor, size=11, fill=shade, weight=weight)


def _part(box: Box, right: bool) -> Iterator[str]:
    """A box, its wires to the Pico, and at its far side what else it needs."""
    out = 1 if right else -1
    pad, near = _PICO[right] + out * 12, _PICO[right] + out * _NEAR
    far = near + out * _BOX
    first = box.wires[0]
    for row, wire in enumerate(box.wires):
        bend, y, end = (pad + near) // 2, _y(wire.pin), box.y(row)
        yield _line(f"M{pad} {y}C{bend} {y} {bend} {end} {near} {end}", wire.colour)
    colour = _BLUE if first.end else first.colour
    dashes = "" if first.needed else _DASHES
    style = f'rx="6" fill="#ffffff" stroke="{colour}" stroke-width="2" {dashes}'
    yield _rect(min(near, far), box.top, _BOX, box.height, style)
    middle = (near + far) // 2
    yield _text(middle, box.top + 18, first.name, "middle", fill=colour, weight="bold")
    inwards, outwards = ("start", "end") if right else ("end", "start")
    for row, wire in enumerate(box.wires):
        if wire.end:
            yield _text(near + out * 8, box.y(row) + 4, wire.end, inwards)
    if not first.end:
        yield from _earth(far, box.y(0), out)
    elif any(wire.end == "GND" for wire in box.wires):
        y, lane, start = box.y(0), far + out * _OUTSIDE, _PICO[1]
        way = f"M{start + 12} {_y(POWER)}H{start + 30}V{_LANE}H{lane}V{y}H{far}"
        yield _line(way, _RED)
        yield _text(far - out * 8, y + 4, "VCC", outwards)


def _earth(x: int, y: int, out: int) -> Iterator[str]:
    """The sign for ground, `out` (1 or -1) of x."""
    ends = (x + out * (12 + 5 * i) for i in range(3))
    bars = "".join(f"M{end} {y - 9 + 3 * i}V{y + 9 - 3 * i}" for i, end in enumerate(ends))
    yield _line(f"M{x} {y}H{x + out * 12}{bars}", _INK)


def _line(path: str, colour: str) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>'


def _rect(x: int, y: int, width: int, height: int, style: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" {style}/>'


def _text(x: int, y: int, words: str, anchor="start", size=13, fill=_INK, weight="normal") -> str:
    style = f'text-anchor="{anchor}" font-size="{size}" fill="{fill}" font-weight="{weight}"'
    return f'<text x="{x}" y="{y}" {style}>{words}</text>'


def main() -> None:
    """Read the command line, write the drawing."""
    parser = argparse.ArgumentParser(prog="wiring.py", description=__doc__)
    parser.add_argument("board", nargs="?", default="pico_oled", help=", ".join(boards()))
    parser.add_argument("out", nargs="?", type=Path, help="such as wiring.svg")
    given = parser.parse_args()
    if given.board not in boards():
        raise Trouble(f"There is no board '{given.board}'. There are: {', '.join(boards())}.")
    out = given.out or BOARDS / f"{given.board}.svg"
    source = (BOARDS / f"{given.board}.py").read_text(encoding="utf-8")
    try:
        out.write_text(draw(given.board, source), encoding="utf-8", newline="\n")
    except OSError as error:
        raise Trouble(f"{out} cannot be written: {error.strerror}.") from None
    print(os.path.relpath(out))


if __name__ == "__main__":
    sys.exit(run(main))
