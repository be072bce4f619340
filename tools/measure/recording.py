"""A whole game as presses and the pictures that must follow, played by the Unix port."""

import tempfile
from pathlib import Path
from typing import NamedTuple

import firmware_path  # noqa: F401 - the keys' names are in firmware/
from scenes import port
from system import keys

BUTTONS = {
    keys.LEFT: "left",
    keys.RIGHT: "right",
    keys.UP: "up",
    keys.DOWN: "down",
    keys.A: "a",
    keys.B: "b",
}
POWER = "power"
REACTION_MS = 450  # a person sees a picture before the next press; sooner is not counted
RECORDER = Path(__file__).with_name("record_game.py")


class Step(NamedTuple):
    """What is done, a button or POWER, and what the display shows when all has come to rest."""

    action: str
    picture: bytes


def record(language: str, seed: str, level: int = 0, kind: str = "steady") -> list[Step]:
    """A game in `language` against the opponent `level`; `seed` is what the board's chance gives,
    in hex. Of kind 'cuts' the power goes now and then; of kind 'tour' every menu item is opened
    on the way. RuntimeError when it fails."""
    with tempfile.TemporaryDirectory() as folder:
        port.run(
            Path(__file__).with_name("record_game.py"), language, seed, folder, str(level), kind
        )
        lines = Path(folder, "steps").read_text().splitlines()
    return [_step(*line.split()) for line in lines]


def _step(action: str, picture: str) -> Step:
    return Step(POWER if action == POWER else BUTTONS[int(action)], bytes.fromhex(picture))


def seeded_main(seed: str) -> bytes:
    """A main.py for the board whose chance gives `seed`, as in the recording."""
    return f"""
import board
from system.startup import power_up


def play(made):
    from ui.knock import Knock

    made.random_bytes = lambda n: (bytes.fromhex("{seed}") * n)[:n]
    Knock(made).run()


power_up(board.open, play)
""".encode()
