"""Compile the game for a board: `python tools/build.py pico_oled --out DIR`.

DIR then holds exactly what goes onto the board. The same sources give the same bytes.
"""

import argparse
import shutil
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from install.chips import CHIPS
from install.compile import boards, compile_board
from install.files import MANIFEST, BoardFile
from install.languages import add_argument
from install.trouble import Trouble, run


def check(folder: Path) -> None:
    """Trouble where `folder` holds what is no build, or is no folder."""
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise Trouble(f"{folder} is no folder: name another one.")
    found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    built = {folder / "main.py", folder / MANIFEST}
    for path in found:
        if path.suffix != ".mpy" and path not in built:
            raise Trouble(f"{folder} holds {path.name}, which is no build: name another folder.")
    if found and not (folder / MANIFEST).exists():
        raise Trouble(f"{folder} holds no {MANIFEST}, so it is no build: name another folder.")


def write(files: list[BoardFile], folder: Path) -> None:
    """Make `folder`, which was checked, hold `files` and nothing else."""
    try:
        if folder.exists():
            shutil.rmtree(folder)
        folder.mkdir(parents=True, exist_ok=True)
        for file in files:
            path = folder / file.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(file.data)
    except OSError as error:
        raise Trouble(f"{folder} cannot be written: {error.strerror}.") from None


def table(files: list[BoardFile], title: str) -> Table:
    """What each file takes on the board, by folder, beside the size of its source."""
    made = Table("file", title=title, title_justify="left")
    made.add_column("source", justify="right")
    made.add_column("board", justify="right")
    for file in files:
        made.add_row(file.path, f"{file.source_size:,}", f"{len(file.data):,}")
    made.add_section()
    sources = sum(file.source_size for file in files)
    made.add_row(f"{len(files)} files", f"{sources:,}", f"{sum(len(f.data) for f in files):,}")
    return made


def main() -> None:
    """Read the command line, build, print the sizes."""
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__)
    parser.add_argument("board", help=", ".join(boards()))
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="write here")
    parser.add_argument("--chip", choices=CHIPS, default="rp2040", help="rp2350: a Pico 2")
    parser.add_argument("--readable", action="store_true", help="keep all names, to debug")
    add_argument(parser)
    given = parser.parse_args()
    check(given.out)  # before anybody waits for the build
    chip = CHIPS[given.chip]
    files = compile_board(given.board, chip, readable=given.readable, languages=given.languages)
    write(files, given.out)
    Console().print(table(files, f"{given.board} for {given.chip}, bytes"))


if __name__ == "__main__":
    sys.exit(run(main))
