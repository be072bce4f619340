"""Write package.json, the list by which `mpremote mip install` puts a build on a board.

It names the files that `make build` leaves in build/pico_oled. Sources would not do: compiling the
larger ones takes more memory than a board with the game has left.
"""

import json
import sys

import firmware_path  # noqa: F401 - the version stands in the firmware
from install.chips import CHIPS
from install.compile import ROOT, compile_board
from install.trouble import run
from system.version import VERSION

PACKAGE = ROOT / "package.json"
BOARD = "pico_oled"
CHIP = CHIPS["rp2040"]


def package() -> str:
    """The content of package.json for the default board."""
    paths = [file.path for file in compile_board(BOARD, CHIP)]
    lines = ",\n".join(f"    {json.dumps([path, f'build/{BOARD}/{path}'])}" for path in paths)
    return f'{{\n  "version": "{VERSION}",\n  "deps": [],\n  "urls": [\n{lines}\n  ]\n}}\n'


def main() -> None:
    """Write the file."""
    PACKAGE.write_text(package(), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(run(main))
