"""500 games in one go, under the WebAssembly port: objects are as large there as on the board."""

import subprocess

import pytest

from emulator.nodejs import FOLDER, node
from install.compile import ROOT

GAMES = 250
SEEDS = ("0102030405060708", "b1ade5f00dcafe42")
LEVELS = "0123"
BOARD_FREE = 95 * 1024  # with all of the game loaded: see tools/bench_device.py


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
    # A first game against a level loads it, and MicroPython makes room for names in large steps.
    # So the second half is looked at: a leak goes on. The newest screens may still be in memory at
    # one moment and not at another.
    half = in_use[GAMES // 2 :]
    assert min(half[-20:]) <= min(half[:20]) + 512
    # The code of all modules is in this heap, which on a board is in flash. So what counts is how
    # far a turn of the loop goes beyond it.
    assert games[-1][2] - min(in_use) < BOARD_FREE
