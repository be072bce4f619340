"""Turn X11's public-domain bitmap fonts into the modules of firmware/ui/fonts.

Only the glyphs that the firmware shows are taken: printable ASCII (error messages may hold any of
it), whatever else the words of firmware/ui/text use, and the cards' ranks and suits. The fonts come
from Debian's package xfonts-base and are read with monobit. Run: python tools/fonts.py
"""

import argparse
import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"
DEFAULT_SOURCE = Path("/usr/share/fonts/X11/misc")

SUITS = "♠♣♢♡"  # the red ones hollow: the colour shows on a display that has none
ARROWS = "◀▶▲▼"
# What the fonts lack. A ten as wide as one rank; 'T' stands for it, as in the text form of cards.
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
Licence: "{licence}"{extra}
Command: python tools/fonts.py

DATA holds the glyphs in the order of CHARS, HEIGHT rows each, a row in whole bytes, the leftmost
pixel in the highest bit.
"""

WIDTH = {width}
HEIGHT = {height}
CHARS = {chars!r}
DATA = (
{data}
)
'''


def characters_of_texts():
    """Every character of every string in the words' modules, read without importing them."""
    found = set()
    for path in sorted((FIRMWARE / "ui" / "text").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(node.value)
    return {c for c in found if ord(c) > 126}


def fonts():
    """What to make: module, source font, rows and columns kept, characters, and what for."""
    text = "".join(sorted({chr(c) for c in range(32, 127)} | characters_of_texts()))
    text += "".join(c for c in SUITS + ARROWS if c not in text)
    return (
        ("text5x8", "5x8", (0, 8), (0, 5), text, "text, with suits and arrows"),
        (
            "rank7x9",
            "6x13B",
            (2, 11),
            (0, 7),
            "A23456789TJQKVDR",
            "ranks of cards, in both languages",
        ),
        ("suit5x7", "6x10", (1, 8), (0, 5), SUITS, "suits of cards"),
        ("title10x13", "10x20", (3, 16), (0, 10), "Knoc", "the game's name"),
    )


def rows_of(font, char, rows, columns):
    """One byte a row of `char`, or None where the font has no such glyph."""
    if char == "T" and columns[1] == 7:
        matrix = [[c == "@" for c in line] for line in TEN.split()]
    else:
        try:
            glyph = font.get_glyph(char=char)
        except KeyError:
            return None
        matrix = [list(row) for row in glyph.as_matrix()][rows[0] : rows[1]]
    data = []
    for row in matrix:
        width = columns[1] - columns[0]
        bits = 0
        for x in range(columns[0], columns[0] + (width + 7) // 8 * 8):
            bits = bits << 1 | (x < min(columns[1], len(row)) and bool(row[x]))
        data += bits.to_bytes((width + 7) // 8, "big")
    return data


def bytes_lines(data):
    """`data` as lines of a bytes literal, sixteen a line."""
    lines = []
    for at in range(0, len(data), 16):
        lines.append('    b"' + "".join(f"\\x{b:02x}" for b in data[at : at + 16]) + '"')
    return "\n".join(lines)


def make(source, target):
    """Write every font module into `target`; gives the sentences of what went wrong."""
    import monobit

    problems = []
    for name, file, rows, columns, chars, what in fonts():
        path = source / f"{file}.pcf.gz"
        if not path.exists():
            problems.append(
                f"{path} is not there: install xfonts-base, or name its folder with --source."
            )
            continue
        font = monobit.load(str(path))[0]
        data = []
        for char in chars:
            glyph = rows_of(font, char, rows, columns)
            if glyph is None:
                problems.append(
                    f"{file} has no glyph for {char!r} (U+{ord(char):04X}): use other words."
                )
            else:
                data += glyph
        extra = (
            "\nThe glyph of 'T', a ten as wide as one rank, is this project's own."
            if "T" in chars and columns[1] == 7
            else ""
        )
        module = HEADER.format(
            name=name,
            what=what,
            file=path.name,
            licence=font.copyright.strip(),
            extra=extra,
            width=columns[1] - columns[0],
            height=rows[1] - rows[0],
            chars=chars,
            data=bytes_lines(data),
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
