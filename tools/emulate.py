"""Play on an emulated board: `python tools/emulate.py`.

Runs the real MicroPython with the game on an emulated Pico with an OLED display. The board's
flash memory, and with it the saves, is kept in build/.
"""

import argparse
import sys

from console.terminal import Ended, Terminal
from emulator import Emulator, EmulatorError
from emulator.live import Live
from install.chips import CHIPS
from install.compile import ROOT, compile_board
from install.trouble import Trouble, run

BOARD = "pico_oled"
FLASH = ROOT / "build" / "emulated_flash.bin"


def game_files() -> dict[str, bytes]:
    """The game as it goes onto the board."""
    return {file.path: file.data for file in compile_board(BOARD, CHIPS["rp2040"])}


def board(fresh: bool) -> Emulator:
    """The board with the newest build; with the saves of last time, unless `fresh`."""
    made = Emulator(flash=FLASH.read_bytes() if FLASH.exists() and not fresh else None)
    saves = {path: data for path, data in made.files().items() if path.startswith("save/")}
    made.put_files({**game_files(), **saves})
    return made


def main() -> None:
    """Play until Ctrl-C, then keep the flash."""
    parser = argparse.ArgumentParser(prog="emulate.py", description=__doc__)
    parser.add_argument("--fresh", action="store_true", help="begin without saves")
    parser.add_argument("--port", type=int, default=0, help="the console's TCP port")
    given = parser.parse_args()
    if not Terminal.there():
        raise Trouble("The emulated board shows its display in a terminal: start it in one.")
    try:
        with board(given.fresh) as made:
            port = made.listen(given.port)
            try:
                with Terminal() as terminal:
                    Live(made, terminal, port).run()
            finally:
                made.halt()
                FLASH.parent.mkdir(exist_ok=True)
                FLASH.write_bytes(made.flash())
    except Ended as ended:
        sys.exit(ended.code)
    except EmulatorError as error:
        raise Trouble(str(error)) from None


if __name__ == "__main__":
    sys.exit(run(main))
