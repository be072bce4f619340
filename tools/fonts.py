"""Turn X11's public-domain bitmap fonts into the modules of firmware/ui/fonts.

Only the glyphs that the firmware shows are taken: printable ASCII (error messages may hold any
of it), whatever else the words of firmware/ui/text use, and the cards' ranks and suits. The fonts
come from Debian's package xfonts-base and are read with monobit. Run: python tools/fonts.py
"""

import argparse
import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"
DEFAULT_SOURCE = Path("/usr/share/fonts/X11/misc")

RANKS = "A23456789TJQKVDR"
SUITS = "♠♣♢♡"  # the red ones hollow: the colour shows on a display that has none
ARROWS = "◀▶▲▼"
# The rows of the larger glyphs that make suits of the same height.
SUIT_ROWS = {
    "♠": (3, 4, 5, 6, 7, 9, 10),
    "♣": (2, 2, 5, 6, 7, 8, 10),
    "♢": range(4, 11),
    "♡": range(3, 10),
}
# The rows that keep the tail of the Q at the height of the others.
Q_ROWS = (2, 3, 4, 5, 6, 8, 9, 10, 11)
# The full stop of 5x8 is a cross: the one of 5x7, a row lower, stands in.
STAND_INS = {".": "5x7"}
# What the fonts lack: a ten as wide as one rank. 'T' stands for it, as in the text form of cards.
TEN = """
.@..@@.
@@.@..@
.@.@..@
.@.@..@
.@.@..@
.@.@..@
.@.@..@
.@.@..@
.@..@@.
"""

HEADER = '''"""Glyphs of {name}: {what}. Generated, not written by hand.

Source: {file} of the 'misc-fixed' X11 fonts (Debian package xfonts-base).
Licence: "{licence}"{note}
Command: python tools/fonts.py

DATA holds the glyphs in the order of CHARS, HEIGHT rows each, a row in whole bytes, the leftmost
pixel in the highest bit.
"""

WIDTH = {width}
HEIGHT = {height}
CHARS = (
{chars}
)
DATA = (
{data}
)
FONT = (WIDTH, HEIGHT, CHARS, DATA)
'''
TEN_NOTE = "\nThe glyph of 'T', a ten as wide as one rank, is this project's own."
DOT_NOTE = "\nThe full stop is that of 5x7.pcf.gz."
SUIT_NOTE = "\nRows were left out or doubled to make all suits seven high."


def characters_of_texts():
    """Every character beyond ASCII in the words' modules, read without importing them."""
    found = set()
    for path in sorted((FIRMWARE / "ui" / "text").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(node.value)
    return {c for c in found if ord(c) > 126}


def fonts():
    """What to make: name, source font, width, rows (or those of each character), characters,
    what for, and a note for the header."""
    text = "".join(sorted({chr(c) for c in range(32, 127)} | characters_of_texts()))
    text += "".join(c for c in ARROWS if c not in text)
    rank_rows = {char: Q_ROWS if char == "Q" else range(2, 11) for char in RANKS}
    return (
        ("text5x8", "5x8", 5, range(8), text, "text, with arrows", DOT_NOTE),
        ("rank7x9", "6x13B", 7, rank_rows, RANKS, "ranks in both languages", TEN_NOTE),
        ("suit7x7", "8x13", 7, SUIT_ROWS, SUITS, "suits of cards", SUIT_NOTE),
        ("title10x13", "10x20", 10, range(3, 16), "Knock", "the game's name", ""),
    )


def matrix_of(font, char, rows):
    """The rows of the glyph of `char`, or None where the font has no such glyph."""
    try:
        whole = font.get_glyph(char=char).as_matrix()
    except KeyError:
        return None
    rows = rows[char] if isinstance(rows, dict) else rows
    return [whole[y] for y in rows]


def stand_in(source, char):
    """The rows of the glyph of `char` from its other font, a blank row above."""
    # Not at the top, so that its lack can be told in a sentence.
    import monobit  # noqa: PLC0415  # pyright: ignore[reportMissingImports]

    font = monobit.load(str(source / f"{STAND_INS[char]}.pcf.gz"))[0]
    return [(), *font.get_glyph(char=char).as_matrix()]


def packed(matrix, width):
    """The rows of `matrix` as bytes, cut or filled up to `width` pixels."""
    size = (width + 7) // 8
    data = bytearray()
    for row in matrix:
        bits = 0
        for x in range(8 * size):
            bits = bits << 1 | (x < min(width, len(row)) and bool(row[x]))
        data += bits.to_bytes(size, "big")
    return data


def literal(data):
    """`data` as lines of a bytes literal, sixteen a line."""
    return "\n".join(
        '    b"' + "".join(f"\\x{b:02x}" for b in data[at : at + 16]) + '"'
        for at in range(0, len(data), 16)
    )


def make(source, target):
    """Write every font module into `target`; gives the sentences of what went wrong."""
    # Not at the top, so that its lack can be told in a sentence.
    import monobit  # noqa: PLC0415  # pyright: ignore[reportMissingImports]

    problems = []
    for name, file, width, rows, chars, what, note in fonts():
        path = source / f"{file}.pcf.gz"
        if not path.exists():
            problems.append(f"{path} is missing: install xfonts-base, or name a --source.")
            continue
        font = monobit.load(str(path))[0]
        data = bytearray()
        height = 0
        for char in chars:
            if name.startswith("rank") and char == "T":
                matrix = [[c == "@" for c in line] for line in TEN.split()]
            elif name.startswith("text") and char in STAND_INS:
                matrix = stand_in(source, char)
            else:
                matrix = matrix_of(font, char, rows)
            if matrix is None:
                problems.append(f"{file} has no {char!r} (U+{ord(char):04X}): use other words.")
                continue
            height = len(matrix)
            data += packed(matrix, width)
        module = HEADER.format(
            name=name,
            what=what,
            file=path.name,
            licence=font.copyright.strip(),
            note=note,
            width=width,
            height=height,
            chars="\n".join(f"    {chars[at : at + 32]!r}" for at in range(0, len(chars), 32)),
            data=literal(data),
        )
        (target / f"{name}.py").write_text(module, encoding="utf-8")
    return problems


def main():
    """Make the modules; 0, or 1 with a sentence for each thing that is wrong."""
    parser = argparse.ArgumentParser(description="Make firmware/ui/fonts from the X11 fonts.")
    parser.add_argument(
        "--source", type=Path, default=DEFAULT_SOURCE, help="folder of the .pcf.gz files"
    )
    parser.add_argument("--target", type=Path, default=FIRMWARE / "ui" / "fonts")
    options = parser.parse_args()
    try:
        problems = make(options.source, options.target)
    except ImportError:
        problems = ["monobit is missing: python -m pip install monobit"]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
