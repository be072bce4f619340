"""A whole game by presses, over power cycles, is on the board what it is under the Unix port."""

import pytest

from emulator import Emulator
from measure import recording

SEED = "0102030405060708"
PATIENCE_MS = 20_000
SAVED_MS = 100  # a save is written once the picture is shown: 70 ms at most


@pytest.mark.parametrize("language", ["fr"])
def test_a_whole_game_shows_the_pictures_of_the_unix_port(game_files, language, tmp_path):
    steps = recording.record(language, SEED, kind="cuts")
    files = {**game_files, "main.py": recording.seeded_main(SEED)}
    with Emulator(files) as board:
        for number, (action, picture) in enumerate(steps):
            if action == recording.POWER:
                board.run(SAVED_MS)
                board.power_cycle()
            else:
                board.run(recording.REACTION_MS)
                board.press(action)
            if not board.run_until_shown(picture, PATIENCE_MS):
                board.screenshot(tmp_path / "board.png", 6)
                pytest.fail(f"step {number} ({action}): see {tmp_path}/board.png; {board.text}")
    assert sum(step.action == recording.POWER for step in steps) > 5
    assert len(steps) > 200
