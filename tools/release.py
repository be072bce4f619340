"""Put into one folder what a maker downloads: a UF2 for each board and Pico, checksums, the notes.

`make release` does. The same sources give the same bytes.
"""

import argparse
import hashlib
import os
import re
import shutil
import sys
from pathlib import Path

import firmware_path  # noqa: F401 - the version stands in the firmware
from install.compile import ROOT, boards
from install.image import MODELS
from install.trouble import Trouble, run
from system.version import VERSION
from uf2 import file_name, game

OUT = ROOT / "build" / "release"
CHANGES = ROOT / "CHANGELOG.md"
_HOW = """
## Which file

Take `knock-BOARD-for-PICO.uf2` of your board and your Pico. Hold BOOTSEL while connecting it, drop
[MicroPython's UF2](https://micropython.org/download/?mcu=rp2040) for it on the drive that appears,
then do the same with this one. It replaces saved games. A Pico W takes none but its own: any other
overwrites its MicroPython.

`sha256sum -c SHA256SUMS` checks what was downloaded.
"""


def notes(changes: str, version: str) -> str:
    """The section of `version` in the text of CHANGELOG.md, and how to install. Trouble if there
    is no such section."""
    found = re.search(rf"^## {re.escape(version)}\n(.*?)(?=^## |\Z)", changes, re.M | re.S)
    if not found or not found[1].strip():
        raise Trouble(
            f"{CHANGES.name} says nothing of version {version}: write its section first."
        )
    return f"# Knock {version}\n\n{found[1].strip()}\n{_HOW}"


def make(folder: Path) -> list[Path]:
    """Fill `folder`, which is emptied before; gives the files."""
    told = notes(CHANGES.read_text(encoding="utf-8"), VERSION)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "NOTES.md").write_text(told, encoding="utf-8")
    for board in boards():
        for model in MODELS:
            (folder / file_name(board, model)).write_bytes(game(board, model))
    files = sorted(folder.iterdir())
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    return [*files, folder / "SHA256SUMS"]


def main() -> None:
    """Make the release, list it."""
    parser = argparse.ArgumentParser(prog="release.py", description=__doc__)
    parser.add_argument(
        "--out", type=Path, default=OUT, metavar="DIR", help="emptied, then filled"
    )
    given = parser.parse_args()
    try:
        for path in make(given.out):
            print(f"{os.path.relpath(path)}  {path.stat().st_size:,} bytes")
    except OSError as error:
        raise Trouble(f"{given.out} cannot be written: {error.strerror}.") from None


if __name__ == "__main__":
    sys.exit(run(main))
