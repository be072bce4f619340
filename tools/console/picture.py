"""What the game's display shows, as characters for a terminal or as a PNG."""

from pathlib import Path

from PIL import Image

_HALVES = " ▀▄█"
# Of a column of eight pixels, the four half blocks from top to bottom.
_BLOCKS = [[_HALVES[byte >> shift & 3] for byte in range(256)] for shift in (0, 2, 4, 6)]
_BRAILLE = 0x2800
# Braille numbers its dots 1 2 3 7 down the left, 4 5 6 8 down the right.
_LEFT = (0x01, 0x02, 0x04, 0x40)
_RIGHT = (0x08, 0x10, 0x20, 0x80)


def _sextants() -> list[str]:
    """The 64 patterns of 2 x 3 pixels: bit 0 the upper left one, bit 5 the lower right one."""
    older = {0: " ", 21: "▌", 42: "▐", 63: "█"}  # Unicode had these before it had sextants
    rest = iter(range(0x1FB00, 0x1FB3C))
    return [older.get(i) or chr(next(rest)) for i in range(64)]


_SEXTANTS = _sextants()
_SPREAD = (0, 1, 4, 5, 16, 17, 20, 21)  # of three bits, to every other one


def _dots(left: int, right: int) -> str:
    """Give the Braille pattern of two columns of four pixels."""
    pattern = _BRAILLE
    for row in range(4):
        pattern += _LEFT[row] * (left >> row & 1) + _RIGHT[row] * (right >> row & 1)
    return chr(pattern)


class Picture:
    """A monochrome picture laid out as the OLEDs want it: a byte is a column of eight pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.buffer = bytes(width * height // 8)
        self.on = True
        self.contrast = 255

    def _pages(self) -> list[bytes]:
        return [self.buffer[i : i + self.width] for i in range(0, len(self.buffer), self.width)]

    # A terminal shows the picture of a display that is off, too: see Painter.

    def blocks(self) -> list[str]:
        """Give lines of half blocks: a column a pixel, a line two pixels."""
        return [
            "".join(map(column.__getitem__, page)) for page in self._pages() for column in _BLOCKS
        ]

    def dots(self) -> list[str]:
        """Give lines of Braille patterns, a quarter of the size: 2 x 4 pixels a character."""
        return [
            "".join(
                _dots(page[x] >> shift & 15, page[x + 1] >> shift & 15)
                for x in range(0, self.width, 2)
            )
            for page in self._pages()
            for shift in (0, 4)
        ]

    def sextants(self) -> list[str]:
        """Give lines of sextants: 2 x 3 pixels a character."""
        columns = [
            sum(page[x] << 8 * i for i, page in enumerate(self._pages()))
            for x in range(self.width)
        ]
        return [
            "".join(
                _SEXTANTS[_SPREAD[left >> y & 7] | _SPREAD[right >> y & 7] << 1]
                for left, right in zip(columns[::2], columns[1::2], strict=True)
            )
            for y in range(0, self.height, 3)
        ]

    def image(self, scale: int = 1) -> Image.Image:
        """Give what the display shows, white on black, each pixel `scale` pixels wide."""
        image = Image.new("L", (self.width, self.height))
        pages = self._pages()
        for y in range(self.height):
            for x in range(self.width):
                if self.on and pages[y // 8][x] >> (y % 8) & 1:
                    image.putpixel((x, y), 255)
        return image.resize((self.width * scale, self.height * scale), Image.Resampling.NEAREST)

    def save(self, path: Path, scale: int) -> None:
        """Write the picture as a PNG; OSError when that cannot be done."""
        self.image(scale).save(path, "PNG", optimize=True)
