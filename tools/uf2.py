"""Make UF2 files with the whole game, for people without mpremote.

Hold BOOTSEL while connecting the Pico, drop MicroPython's own UF2 on the drive that appears, do
the same again with the game's. It replaces the whole file system, saved games too.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from install.compile import boards, compile_board
from install.image import MODELS, file_system, uf2
from install.languages import add_argument
from install.trouble import Trouble, run

OUT = Path(__file__).resolve().parents[1] / "build"


def game(board: str, name: str, languages: Sequence[str] = ()) -> bytes:
    """The UF2 of the game for `board` on the Pico `name`, one of MODELS."""
    model = MODELS[name]
    files = compile_board(board, model.chip, languages=languages)
    return uf2(file_system(files, model.blocks), model)


def file_name(board: str, name: str) -> str:
    """What the UF2 for the Pico `name` is called: it warns, since the boot ROM of a Pico with a
    radio takes the one for a Pico without, which lies where MicroPython is there."""
    return f"knock-{board}-for-{name}{'' if name.endswith('_w') else '-not-w'}.uf2"


def main() -> None:
    """Read the command line, write a file for each Pico."""
    parser = argparse.ArgumentParser(prog="uf2.py", description=__doc__)
    parser.add_argument("board", nargs="?", default="pico_oled", help=", ".join(boards()))
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR", help="write here")
    add_argument(parser)
    given = parser.parse_args()
    try:
        given.out.mkdir(parents=True, exist_ok=True)
        for name in MODELS:
            path = given.out / file_name(given.board, name)
            data = game(given.board, name, given.languages)
            path.write_bytes(data)
            print(f"{os.path.relpath(path)}  {len(data) // 1024} KB")
    except OSError as error:
        raise Trouble(f"{given.out} cannot be written: {error.strerror}.") from None
    print(
        "Take the one for your Pico: hold BOOTSEL while connecting, drop MicroPython's UF2 on the "
        "drive, then do the same with this one. It replaces saved games. A Pico W takes none but "
        "its own: any other overwrites its MicroPython."
    )


if __name__ == "__main__":
    sys.exit(run(main))
