"""Writes players/playout_viper.py, the compiled twin of playout_plain.py: python tools/twin.py.

The plain file is the source. The twin has the same functions, marked for MicroPython's viper
compiler, which supplies ptr8 and ptr16 itself; `--check` only tells whether it is up to date.
"""

import argparse
import re
import sys
from pathlib import Path

PLAYERS = Path(__file__).resolve().parent.parent / "firmware" / "players"
HEAD = '''"""A deal dealt out and played on by a fast policy, compiled to machine code for a board.

Written by tools/twin.py from playout_plain.py, where it is explained: change that file.
"""

import micropython
'''


def twin(source):
    """The text of the twin for the text of the plain file."""
    body = source.split('"""', 2)[2].lstrip("\n")
    body = re.sub(r"def ptr(8|16)\(.*?\n\n\n", "", body, flags=re.DOTALL)
    body = re.sub(r'(?<=    )"""(?:.|\n)*?"""\n    ', "", body)
    return HEAD + "\n" + re.sub(r"^def ", "@micropython.viper\ndef ", body, flags=re.MULTILINE)


def main():
    """Write or check the twin; gives the exit code."""
    parser = argparse.ArgumentParser(description="Write the compiled twin of the playout.")
    parser.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    check = parser.parse_args().check
    text = twin((PLAYERS / "playout_plain.py").read_text(encoding="utf-8"))
    target = PLAYERS / "playout_viper.py"
    if not check:
        target.write_text(text, encoding="utf-8")
    elif not target.exists() or target.read_text(encoding="utf-8") != text:
        print("playout_viper.py is out of date: run python tools/twin.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
