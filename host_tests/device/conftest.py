"""An emulated board with the game on it, for the tests that need one."""

import pytest

from emulator import Emulator, EmulatorError
from emulator.firmware import flash_image
from install.chips import CHIPS
from install.compile import compile_board
from nodejs import NoNode, node

BOARD = "pico_oled"
FIRST_PICTURE_MS = 3000


def pytest_sessionstart():
    """Says in one sentence what is missing, instead of failing in every test."""
    try:
        node()
        flash_image()
    except (EmulatorError, NoNode) as error:
        pytest.exit(str(error), returncode=1)


@pytest.fixture(scope="session")
def game_files():
    """The game as it goes onto the board: path and content."""
    return {file.path: file.data for file in compile_board(BOARD, CHIPS["rp2040"])}


@pytest.fixture(scope="session")
def _language_screen(game_files):
    with Emulator(game_files) as board:
        board.run(FIRST_PICTURE_MS)
        yield board, board.remember()


@pytest.fixture
def board(_language_screen):
    """A new board at its first power-up: it asks for the language."""
    emulator, state = _language_screen
    emulator.recall(state)
    return emulator
