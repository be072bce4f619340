"""A maker copies one file onto a board: it is used, or said to be of no use."""

import pytest

from emulator import Emulator
from install.chips import CHIPS
from install.compile import BOARDS, FIRMWARE, compile_board
from scenes import pictures

KEPT = pictures.kept()
TITLE_MS = 2000


def title(board):
    """True once the first screen is shown."""
    return board.screenshot().image().tobytes() == KEPT["language-en"].tobytes()


def copied(game_files, path, text):
    """The files of the game with one more."""
    return {**game_files, path: text.encode()}


def test_other_wires_are_used(game_files):
    source = (BOARDS / "pico_oled.py").read_text().replace("(15, A)", "(14, A)")
    with Emulator(copied(game_files, "board.py", source)) as board:
        assert board.run_until(lambda: title(board), TITLE_MS)
        board.press("a")  # on GP15, where no button is any more
        board.run_until_still()
        assert title(board)


@pytest.mark.parametrize("name", ["buttons", "oled", "handheld", "ssd1306", "oled_board"])
def test_a_driver_is_used(game_files, name):
    source = (FIRMWARE / "drivers" / f"{name}.py").read_text() + "\nprint('this very one')\n"
    with Emulator(copied(game_files, f"drivers/{name}.py", source)) as board:
        assert board.run_until(lambda: title(board), TITLE_MS)
        assert "this very one" in board.text
        board.press("a")
        board.run_until_still()
        assert board.screenshot().image().tobytes() == KEPT["title-en"].tobytes()


@pytest.mark.parametrize("path", ["ui/sounds.py", "ui/table/said.py", "gin/rules.py"])
def test_a_source_beside_the_files_of_many_modules_is_told(game_files, path):
    source = (FIRMWARE / path).read_text()
    with Emulator(copied(game_files, path, source)) as board:
        assert board.run_until(f"Not used: /{path}", TITLE_MS)
        board.run(100)
        assert "READABLE=1" in board.text
        assert board.run_until(lambda: title(board), 2 * TITLE_MS)


@pytest.mark.parametrize("path", ["ui/knock.py", "system/startup.py", "players/hard.py"])
def test_a_source_in_the_place_of_many_modules_is_told(game_files, path):
    source = (FIRMWARE / path).read_text()
    with Emulator(copied(game_files, path, source)) as board:
        assert board.run_until("READABLE=1", TITLE_MS)


@pytest.mark.parametrize("text", ["import nothing_like_it\n", "this is no Python\n", "1 / 0\n"])
def test_a_board_file_that_cannot_be_imported_is_told_again_and_again(game_files, text):
    with Emulator(copied(game_files, "board.py", text)) as board:
        assert board.run_until("'make flash' puts", TITLE_MS)
        assert "Knock cannot start" in board.text


def test_in_a_readable_build_every_source_is_used():
    built = compile_board("pico_oled", CHIPS["rp2040"], readable=True)
    files = {file.path: file.data for file in built}
    source = (FIRMWARE / "ui" / "sounds.py").read_text() + "\nprint('this very one')\n"
    with Emulator(copied(files, "ui/sounds.py", source)) as board:
        assert board.run_until(lambda: title(board), 3 * TITLE_MS)
        for _ in range(3):
            board.press("a")
            board.run_until_still(1000)
        assert "this very one" in board.text
        assert "Not used" not in board.text
