"""boards/terminal.py under MicroPython, seen from the other end of its link."""

import subprocess
import sys
from pathlib import Path

import pytest

from console.game import Chance, Game, Wait
from console.ports import ROOT


@pytest.fixture
def start(tmp_path):
    """Start a program on the terminal board, its board object being `b`."""
    games = []

    def start(program, size=(128, 64)):
        (tmp_path / "main.py").write_text("import board\nb = board.open()\n" + program)
        if not (tmp_path / "system").exists():
            (tmp_path / "system").symlink_to(ROOT / "firmware" / "system")
        games.append(Game(tmp_path, size, tmp_path))
        return games[-1]

    yield start
    for game in games:
        if game.link.fileno() != -1:
            game.close()


def all_requests(game, keys=()):
    """Answer every request until the game ends, each Wait with the next key; give them all."""
    keys, requests = iter(keys), []
    while True:
        try:
            request = game.receive()
        except EOFError:
            return requests
        requests.append(request)
        if isinstance(request, Wait):
            game.wake(len(requests), next(keys, 0))
        elif isinstance(request, Chance):
            game.answer(bytes(range(request.n)))


def test_a_picture_arrives_as_it_was_drawn(start):
    game = start("b.display.pixel(3, 9, 1)\nb.display.show()\n", size=(72, 40))
    assert all_requests(game) == [None]
    assert game.picture.buffer.index(2) == 72 + 3
    assert sum(game.picture.buffer) == 2


def test_contrast_and_power(start):
    game = start("b.display.contrast(40)\nb.display.power(False)\n")
    assert all_requests(game) == [None, None]
    assert (game.picture.contrast, game.picture.on) == (40, False)


def test_no_key_is_lost_and_a_waiting_key_cuts_a_wait_short(start):
    game = start(
        "print(b.ticks())\n"
        "b.wait(1000)\n"  # a key is there already: no request
        "print(b.buttons.get(), b.buttons.get(), b.buttons.held())\n"
    )
    assert all_requests(game, [5]) == [Wait(0), Wait(0)]
    assert game.close() == "1\n5 0 0\n"


def test_keys_far_ahead_of_the_game_are_dropped(start):
    game = start("for i in range(10): b.ticks()\nprint([b.buttons.get() for i in range(10)])\n")
    all_requests(game, range(1, 11))
    assert game.close() == "[1, 2, 3, 4, 5, 6, 7, 8, 0, 0]\n"


def test_long_waits_and_no_waits(start):
    game = start("b.wait(86400000)\nb.wait(-5)\n")
    assert all_requests(game) == [Wait(86400000), Wait(0)]


def test_chance_comes_from_the_host(start):
    game = start("print(b.random_bytes(8))\n")
    assert all_requests(game) == [Chance(8)]
    assert game.close() == repr(bytes(range(8))) + "\n"


@pytest.mark.parametrize("call", ["wait(9)", "ticks()", "random_bytes(8)", "buttons.get()"])
def test_the_program_ends_when_the_host_is_gone(start, call):
    game = start(f"while True:\n    b.{call}\n    b.display.show()\n")
    game.receive()
    assert game.close() == ""
    assert (game.exit_code, game.hung) == (0, False)


def test_without_a_link_it_says_how_to_start():
    done = subprocess.run(
        [Path(sys.executable).with_name("micropython"), "-c", "import terminal; terminal.open()"],
        env={"MICROPYPATH": f"{ROOT / 'boards'}:{ROOT / 'firmware'}"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert "make play" in done.stdout
