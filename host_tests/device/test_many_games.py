"""500 games in one go, under the WebAssembly port: objects are as large there as on the board."""

import subprocess

import pytest

from emulator.nodejs import FOLDER, node
from install.compile import ROOT

GAMES = 250
SEEDS = ("0102030405060708", "b1ade5f00dcafe42")
LEVELS = "0123"
BOARD_HEAP = 190 * 1024


@pytest.mark.parametrize("seed", SEEDS)
def test_the_heap_does_not_grow(seed):
    scripts = ROOT / "host_tests"
    done = subprocess.run(
        [
            *(node(), FOLDER / "wasm.mjs", scripts / "device/on_port/many_games.py"),
            *(ROOT / "firmware", scripts / "drawn", "--", str(GAMES), seed, *LEVELS),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    games = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    assert [number for number, _, _ in games] == list(range(GAMES))
    in_use = [now for _, now, _ in games]
    # The newest screens may still be in memory at one moment and not at another; a leak stays.
    assert min(in_use[-20:]) <= min(in_use[len(LEVELS) : 20]) + 512
    assert games[-1][2] < BOARD_HEAP
