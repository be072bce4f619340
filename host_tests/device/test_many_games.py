"""500 games in one go, under the WebAssembly port: objects are as large there as on the board.

The game is made smaller as for a board; where its code lies differs. A board has it in flash, here
it takes its place in the heap beside all else.
"""

import subprocess
from pathlib import PurePosixPath

import pytest

from install.compile import ROOT, program, smaller
from nodejs import FOLDER, node
from without_viper import without_viper

GAMES = 250
SEEDS = ("0102030405060708", "b1ade5f00dcafe42")
LEVELS = "0123"
BOARD_HEAP = 190 * 1024
HEADLESS = ROOT / "tools/scenes/headless.py"
PLAYER = ROOT / "host_tests/device/on_port/many_games.py"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The game for a headless board, and the script that plays it."""
    made = tmp_path_factory.mktemp("game")
    wanted = program(HEADLESS, "plain") | {PurePosixPath(PLAYER.name): PLAYER}
    for path, text in without_viper(smaller(wanted, [PLAYER]).texts).items():
        (made / path).parent.mkdir(parents=True, exist_ok=True)
        (made / path).write_text(text)
    return made


@pytest.mark.parametrize("seed", SEEDS)
def test_the_heap_does_not_grow(folder, seed):
    done = subprocess.run(
        [
            *(node(), FOLDER / "wasm.mjs", folder / PLAYER.name, folder),
            *("--", str(GAMES), seed, *LEVELS),
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
