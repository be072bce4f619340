"""Writes the compiled twin X_viper.py of each X_plain.py in players/ and ui/: run tools/twin.py.

The plain file is the source. The twin has the same functions, marked for MicroPython's viper
compiler, which supplies ptr8 and ptr16 itself; `--check` only tells whether it is up to date.
"""

import argparse
import re
import sys
from pathlib import Path

FIRMWARE = Path(__file__).resolve().parent.parent / "firmware"
HEAD = '''"""The machine code of {}, for a board: written from it by tools/twin.py.

It is explained there: change that file.
"""

import micropython
'''


def twin(name, source):
    """The text of the twin for the text of the plain file `name`."""
    body = source.split('"""', 2)[2].lstrip("\n")
    body = re.sub(r"def ptr(8|16)\(.*?\n\n\n", "", body, flags=re.DOTALL)
    body = re.sub(r"^def ", "@micropython.viper\ndef ", body, flags=re.MULTILINE)
    return HEAD.format(name) + ("" if body.startswith("from") else "\n\n") + body


def main():
    """Write or check the twins; gives the exit code."""
    parser = argparse.ArgumentParser(description="Write the compiled twins.")
    parser.add_argument("--check", action="store_true", help="only tell if they are up to date")
    check = parser.parse_args().check
    late = 0
    for plain in sorted((*FIRMWARE.glob("players/*_plain.py"), *FIRMWARE.glob("ui/*_plain.py"))):
        text = twin(plain.name, plain.read_text(encoding="utf-8"))
        target = plain.with_name(plain.name.replace("_plain", "_viper"))
        if not check:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print(f"{target.name} is out of date: run python tools/twin.py", file=sys.stderr)
            late = 1
    return late


if __name__ == "__main__":
    sys.exit(main())
