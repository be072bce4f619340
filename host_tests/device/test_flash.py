"""The project's own `make flash`, through the real mpremote."""

import subprocess

import pytest

from emulator import Emulator
from install.compile import ROOT
from scenes import pictures

TITLE_MS = 3000


def flash(board):
    def make(port):
        return subprocess.run(
            ["make", "flash", f"PORT={port}"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )

    done = board.with_port(make)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def flashed():
    with Emulator() as board:
        flash(board)
        yield board


def test_the_files_on_the_board_are_those_of_the_build(flashed, game_files):
    files = flashed.files()
    assert {path: files[path] for path in game_files} == game_files


def test_the_game_starts(flashed):
    flashed.power_cycle()
    flashed.run(TITLE_MS)
    golden = pictures.kept()["language-en"]
    assert flashed.screenshot().image().tobytes() == golden.tobytes()


def test_flashing_again_copies_nothing_and_keeps_the_saves(flashed):
    flashed.press("a")
    flashed.run_until_still()
    before = flashed.files()
    assert any(path.startswith("save/") for path in before)
    assert "0 of " in flash(flashed)
    assert flashed.files() == before
