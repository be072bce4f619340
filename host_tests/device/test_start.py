"""Power-up: to the title, with nothing on the bus, with a button held or stuck, under Ctrl-C."""

import pytest

from emulator import Emulator
from scenes import pictures

KEPT = pictures.kept()


def image(board):
    return board.screenshot().image().tobytes()


def golden(name):
    return KEPT[name].tobytes()


def test_the_first_power_up_asks_for_the_language_then_shows_the_title(board):
    assert image(board) == golden("language-en")
    board.press("a")
    board.run_until_still()
    assert image(board) == golden("title-en")
    board.power_cycle()
    assert board.run_until(lambda: image(board) == golden("title-en"), 1500)


def test_the_other_address_of_the_display_is_found(game_files):
    with Emulator(game_files, display=0x3D) as board:
        assert board.run_until(lambda: image(board) == golden("language-en"), 2000)


def test_without_a_display_the_console_says_what_to_look_at(game_files):
    with Emulator(game_files, display=None) as board:
        assert board.run_until("No display at 0x3C and 0x3D", 2000)
        board.run(100)
        for word in ("GP4", "GP5", "SDA", "SCL", "Ctrl-C"):
            assert word in board.text


def test_a_button_held_at_power_up_skips_the_game(board):
    board.hold("b")
    board.power_cycle()
    board.run(1000)
    start = len(board.text)
    board.release("b")
    board.run(1000)
    assert "the game is skipped" in board.text[start:]
    assert board.exec("print(6 * 7)").strip() == "42"


def test_a_stuck_button_is_named_and_the_others_play(board):
    board.hold("left")
    board.power_cycle()
    assert board.run_until("down from the start: left", 5000)
    assert board.run_until(lambda: image(board) == golden("language-en"), 5000)
    board.press("a")
    board.run_until_still()
    assert image(board) == golden("title-en")


@pytest.mark.parametrize("offset", range(0, 20, 2))
def test_ctrl_c_ends_the_game_in_the_repl(board, offset):
    board.run(offset)
    assert board.exec("print(6 * 7)").strip() == "42"


@pytest.mark.parametrize("offset", range(12))
def test_a_press_counts_once_whenever_it_comes(board, offset):
    """Also when it falls into the moment in which the program looks at the buttons itself."""
    board.run(offset * 0.53)
    for step in range(8):
        board.press("down", 60 + step % 3, 60)
    board.run_until_still()
    assert image(board) == golden("language-en")
