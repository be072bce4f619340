"""A whole game by presses, over power cycles: on the board as under the Unix port, to the pixel."""

import pytest

from drawn import port
from emulator import Emulator
from system import keys

SEED = "0102030405060708"
PATIENCE_MS = 20_000
BUTTONS = {keys.LEFT: "left", keys.RIGHT: "right", keys.A: "a", keys.B: "b"}
MAIN = f"""
import board
from ui.app import App

made = board.open()
made.random_bytes = lambda n: (bytes.fromhex("{SEED}") * n)[:n]
App(made).run()
"""


@pytest.fixture
def steps(tmp_path):
    """What to press (or 'power'), and the picture that must follow."""
    lines = port.run("../device/on_port/record_game.py", "fr", SEED, str(tmp_path)).splitlines()
    return [(line.split()[0], bytes.fromhex(line.split()[1])) for line in lines]


def test_a_whole_game_shows_the_pictures_of_the_unix_port(game_files, steps, tmp_path):
    with Emulator({**game_files, "main.py": MAIN.encode()}) as board:
        for number, (what, picture) in enumerate(steps):
            if what == "power":
                board.power_cycle()
            else:
                board.press(BUTTONS[int(what)])
            if not board.run_until_shown(picture, PATIENCE_MS):
                board.screenshot(tmp_path / "board.png", 6)
                pytest.fail(f"step {number} ({what}): see {tmp_path}/board.png; {board.text}")
    assert [what for what, _ in steps].count("power") > 5
    assert len(steps) > 200
