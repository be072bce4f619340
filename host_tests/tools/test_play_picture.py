"""The display's memory as characters and as a picture."""

import random
import unicodedata

import pyte
import pytest

from console.keyboard import LEGEND
from console.painter import Painter, colours, ink
from console.picture import Picture

HALVES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def noise(width, height, seed):
    picture = Picture(width, height)
    picture.buffer = random.Random(seed).randbytes(width * height // 8)
    return picture


def pixel(picture, x, y):
    return picture.buffer[y // 8 * picture.width + x] >> y % 8 & 1


def sextant(character):
    """The pixels of a sextant, from Unicode's own name for it: two columns, three rows."""
    older = {" ": 0, "▌": 0b010101, "▐": 0b101010, "█": 0b111111}
    if character in older:
        return older[character]
    numbers = unicodedata.name(character).removeprefix("BLOCK SEXTANT-")
    return sum(1 << int(number) - 1 for number in numbers)


@pytest.mark.parametrize("size", [(128, 64), (72, 40)])
def test_every_pixel_is_where_it_belongs(size):
    picture = noise(*size, seed=1)
    blocks, dots, image = picture.blocks(), picture.dots(), picture.image(scale=2)
    sextants = [list(map(sextant, row)) for row in picture.sextants()]
    assert image.size == (size[0] * 2, size[1] * 2)
    # Braille's dot bits by row, left and right.
    bits = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
    for y in range(size[1]):
        for x in range(size[0]):
            lit = pixel(picture, x, y)
            assert HALVES[blocks[y // 2][x]][y % 2] == lit
            assert bool(ord(dots[y // 4][x // 2]) & bits[y % 4][x % 2]) == lit
            assert sextants[y // 3][x // 2] >> (y % 3 * 2 + x % 2) & 1 == lit
            assert image.getpixel((x * 2 + 1, y * 2 + 1)) == lit * 255


def test_a_display_switched_off_is_dark():
    picture = noise(128, 64, seed=2)
    picture.on = False
    assert picture.image().getextrema() == (0, 0)


def test_colours_follow_the_terminal():
    assert colours({"TERM": "xterm", "COLORTERM": "truecolor"}) == 1 << 24
    assert colours({"TERM": "xterm-256color"}) == 256
    assert colours({"TERM": "vt100"}) == 0
    assert colours({"TERM": "xterm-256color", "NO_COLOR": "1"}) == 0
    assert ink(0, 255) == ""
    assert ink(256, 255) != ink(256, 0)
    assert "48;2;" in ink(1 << 24, 255)


class Emulated:
    """A terminal of a given size, fed with what a painter writes."""

    def __init__(self, picture, columns, lines, depth=256):
        self.painter = Painter(picture, depth)
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.Stream(self.screen)

    def paint(self):
        text = self.painter.paint(self.screen.columns, self.screen.lines)
        self.stream.feed(text)
        return text

    def shown(self):
        return [line.rstrip() for line in self.screen.display]


def test_only_changes_are_written_and_they_suffice():
    picture = noise(128, 64, seed=3)
    kept = Emulated(picture, 140, 40)
    kept.paint()
    for seed in range(20):
        buffer = bytearray(picture.buffer)
        buffer[random.Random(seed).randrange(len(buffer))] ^= 0x5A
        picture.buffer = bytes(buffer)
        assert len(kept.paint()) < 400
        fresh = Emulated(picture, 140, 40)
        fresh.paint()
        assert kept.shown() == fresh.shown()
    assert kept.paint() == ""


@pytest.mark.parametrize("depth", [0, 256, 1 << 24])
@pytest.mark.parametrize(("columns", "lines"), [(130, 35), (200, 60), (131, 36)])
def test_large_terminals_show_half_blocks_in_a_frame(columns, lines, depth):
    picture = noise(128, 64, seed=4)
    terminal = Emulated(picture, columns, lines, depth)
    terminal.paint()
    shown = [line.strip() for line in terminal.shown() if line]
    assert shown[0] == "╭" + "─" * 128 + "╮"
    assert shown[1:33] == [f"│{row}│" for row in picture.blocks()]
    assert shown[33] == "╰" + "─" * 128 + "╯"
    assert "A: z" in shown[34]


def test_a_usual_terminal_shows_sextants_or_dots():
    picture = noise(128, 64, seed=5)
    terminal = Emulated(picture, 80, 24)
    terminal.paint()
    sextants = [f"│{row}│" for row in picture.sextants()]
    shown = [line.strip() for line in terminal.shown()]
    assert shown[:22] == sextants
    assert "quit" in shown[22]
    assert "quitter" in shown[22]
    assert shown[22].endswith("130x35: ▄▀")
    terminal.painter.change_cells()
    terminal.paint()
    shown = [line.strip() for line in terminal.shown() if line]
    assert shown[1:17] == [f"│{row}│" for row in picture.dots()]
    assert "130x35" in shown[18]
    terminal.painter.change_cells()
    terminal.paint()
    assert [line.strip() for line in terminal.shown()][:22] == sextants


def test_a_lower_terminal_shows_dots():
    picture = noise(128, 64, seed=8)
    terminal = Emulated(picture, 80, 22)
    terminal.paint()
    shown = [line.strip() for line in terminal.shown() if line]
    assert shown[1:17] == [f"│{row}│" for row in picture.dots()]


def test_a_small_terminal_is_told_how_large_it_must_be():
    terminal = Emulated(noise(128, 64, seed=6), 65, 24)
    terminal.paint()
    assert terminal.shown()[0].startswith("65x24 < 66x19")
    assert terminal.paint() == ""
    terminal.screen.resize(24, 80)
    terminal.paint()
    assert "│" in "".join(terminal.shown())
    assert "65x24" not in "".join(terminal.shown())


def test_contrast_repaints_in_another_ink():
    picture = noise(128, 64, seed=7)
    terminal = Emulated(picture, 140, 40)
    terminal.paint()
    picture.contrast = 0
    assert ink(256, 0) in terminal.paint()


def test_a_display_that_is_off_is_told_of_in_words():
    picture = noise(128, 64, seed=7)
    terminal = Emulated(picture, 140, 40)
    terminal.paint()
    before = terminal.shown()
    picture.on = False
    terminal.paint()
    changed = [line for line in terminal.shown() if line not in before]
    assert [line.strip() for line in changed] == ["any key goes on · une touche continue"]
    assert LEGEND not in "\n".join(terminal.shown())
    picture.on = True
    terminal.paint()
    assert terminal.shown() == before
