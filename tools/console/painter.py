"""Where the display goes in the terminal, and the least text that brings it up to date."""

import os
from collections.abc import Mapping

from console.keyboard import LEGEND
from console.picture import Picture

# In a terminal nothing sleeps: it says so where a handheld's display would go dark.
_PAUSED = "any key goes on · une touche continue"
_LIT = (190, 238, 255)  # the pale blue of an OLED
_DARK = (4, 8, 12)
_DIMMEST = 0.35  # of the brightness, at contrast 0


def colours(environment: Mapping[str, str] = os.environ) -> int:
    """Give how many colours the terminal has: 0, 256 or 2**24."""
    if environment.get("NO_COLOR"):
        return 0
    if environment.get("COLORTERM") in ("truecolor", "24bit"):
        return 1 << 24
    return 256 if "256color" in environment.get("TERM", "") else 0


def ink(depth: int, contrast: int) -> str:
    """Give the sequence that sets the display's two colours; '' without colours."""
    if not depth:
        return ""
    share = _DIMMEST + (1 - _DIMMEST) * contrast / 255
    red, green, blue = (round(channel * share) for channel in _LIT)
    if depth == 256:
        red, green, blue = (round(channel / 51) for channel in (red, green, blue))
        return f"\x1b[38;5;{16 + 36 * red + 6 * green + blue};48;5;16m"
    return "\x1b[38;2;{};{};{};48;2;{};{};{}m".format(red, green, blue, *_DARK)


class Painter:
    """Draws one picture into a terminal, and remembers what is there. That of a display which is
    off stays, with words for the keys' legend: which key wakes is for a person to read."""

    def __init__(self, picture: Picture, depth: int, legend: str = LEGEND) -> None:
        self._picture = picture
        self._legend = legend
        self._depth = depth
        self._braille = False  # where there is room for either: Braille, not sextants
        self._size = (0, 0)
        self._on = True
        self._ink = ""
        self._rows: list[str] = []

    def forget(self) -> None:
        """Take nothing that the terminal shows for granted: the next `paint` draws it all."""
        self._size = (0, 0)

    def change_cells(self) -> None:
        """Draw a smaller terminal's cells of 2 x 3 pixels in Braille, for fonts that lack them,
        or no more so."""
        self._braille = not self._braille
        self.forget()

    def _cells(self, columns: int, lines: int) -> tuple[list[str], str]:
        """Give the picture in the largest cells that such a terminal has room for, with the
        legend; no rows if there is no room for any."""
        width, height = self._picture.width, self._picture.height
        larger = f"{width + 2}x{height // 2 + 3}: ▄▀"
        if columns >= width + 2 and lines >= height // 2 + 3:
            return self._picture.blocks(), self._legend
        if columns < width // 2 + 2 or lines < height // 4 + 3:
            return [], ""
        if lines > -(-height // 3):  # the frame's upper and lower edge are left out if need be
            if self._braille:
                return self._picture.dots(), f"{self._legend}  Tab: \U0001fb17  {larger}"
            return self._picture.sextants(), f"{self._legend}  Tab: ⠿  {larger}"
        return self._picture.dots(), f"{self._legend}  {larger}"

    def paint(self, columns: int, lines: int) -> str:
        """Give the text that brings a terminal of this size from what it showed up to date."""
        rows, legend = self._cells(columns, lines)
        if not rows:
            return self._too_small(columns, lines)
        if not self._picture.on:
            legend = _PAUSED
        tint = ink(self._depth, self._picture.contrast)
        text = ""
        left = (columns - len(rows[0])) // 2
        edges = lines >= len(rows) + 3
        top = (lines - len(rows) - 1) // 2 if edges else 0
        same = (columns, lines) == self._size and self._picture.on == self._on
        if not same or len(rows) != len(self._rows):
            text = self._frame(left, top, len(rows[0]), len(rows))
            text += (
                f"\x1b[{top + len(rows) + 1 + edges};{max(1, (columns - len(legend)) // 2 + 1)}H"
            )
            text += legend[:columns]
            self._rows = [""] * len(rows)
        elif tint != self._ink:
            self._rows = [""] * len(rows)
        for y, (old, new) in enumerate(zip(self._rows, rows, strict=True)):
            if old != new:
                start, part = _change(old, new)
                text += f"\x1b[{top + y + 1};{left + start + 1}H{tint}{part}\x1b[0m"
        self._size, self._on = (columns, lines), self._picture.on
        self._ink, self._rows = tint, rows
        return text

    def _frame(self, left: int, top: int, width: int, height: int) -> str:
        """Give the sequences that clear the screen and draw the frame around the display."""
        text = "\x1b[0m\x1b[2J"
        for y in range(height):
            text += f"\x1b[{top + y + 1};{left}H│\x1b[{width}C│"
        if top:
            text += f"\x1b[{top};{left}H╭{'─' * width}╮"
            text += f"\x1b[{top + height + 1};{left}H╰{'─' * width}╯"
        return text

    def _too_small(self, columns: int, lines: int) -> str:
        if (columns, lines) == self._size:
            return ""
        self._size, self._rows = (columns, lines), []
        width, height = self._picture.width // 2 + 2, self._picture.height // 4 + 3
        need = f"{columns}x{lines} < {width}x{height}: make the terminal larger / agrandissez"
        rows = [need[i : i + columns] for i in range(0, len(need), max(1, columns))][:lines]
        return "\x1b[0m\x1b[2J\x1b[H" + "\r\n".join(rows)


def _change(old: str, new: str) -> tuple[int, str]:
    """Give where `new` first differs, and its part from there to the last difference."""
    if len(old) != len(new):
        return 0, new
    places = [i for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b]
    return places[0], new[places[0] : places[-1] + 1]
