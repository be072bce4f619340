"""Whole games from power-up to the final score, by presses of left, right, A and B alone."""

import pytest

from scenes import port
from ui.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["0102030405060708", "b1ade5f00dcafe42"])
def test_a_whole_game_is_played_over_power_cuts(language, seed, tmp_path):
    lines = port.run("whole_game.py", language, seed, str(tmp_path)).splitlines()
    tally, seen, presses = lines[:-2], lines[-2].split(), lines[-1].split()
    total = tally[-1].split()
    assert total[0] == "Total"
    columns = [[int(number) for number in line.split()[-2:]] for line in tally]
    for seat in (0, 1):
        assert columns[-1][seat] == sum(row[seat] for row in columns[:-1])
    assert max(columns[0]) >= 100
    assert {"DealEnd", "GameEnd", "Table", "Title"} <= set(seen)
    assert int(presses[3]) > 10, "the power went too seldom"
