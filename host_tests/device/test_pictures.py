"""Every screen looks on the board as the Unix port of MicroPython draws it."""

from pathlib import Path

import pytest

from emulator import Emulator
from install.chips import CHIPS
from install.compile import compile_board
from scenes import pictures, port
from ui.text import LANGUAGES

HOST_TESTS = Path(__file__).resolve().parents[1]
KEPT = pictures.kept()
SCENES_MS = 60_000
# a power-up each: memory does not hold all of them
SCENES = ("menu_scenes", "rules_scenes", "table_scenes", "hint_scenes", "score_scenes")


def show(files, part, tongue):
    """Show the scenes of one module on a board; gives the pictures by name."""
    found = {}
    with Emulator(files) as board:
        board.run(500)
        board.begin(f"import show_scenes\nshow_scenes.main('{part}', '{tongue}')")
        start = len(board.text)
        while board.run_until("is shown\r\n", SCENES_MS):
            scene = board.text.rpartition("scene ")[2].split()[0]
            if scene == "every":
                return found
            found[f"{scene}-{tongue}"] = board.screenshot().image().tobytes()
        pytest.fail(f"after {len(found)} of {part}: {board.text[start:]}")


@pytest.fixture(scope="module")
def shown():
    scripts = [port.HERE / f"{name}.py" for name in ("headless", "stage", *SCENES)]
    scripts.append(HOST_TESTS / "device/on_board/show_scenes.py")
    built = compile_board("pico_oled", CHIPS["rp2040"], also=scripts)
    files = {**{file.path: file.data for file in built}, "main.py": b""}
    found = {}
    for part in SCENES:
        for tongue in LANGUAGES:
            found.update(show(files, part, tongue))
    return found


@pytest.mark.parametrize("name", sorted(KEPT))
def test_the_board_shows_the_golden_picture(shown, name):
    assert shown[name] == KEPT[name].tobytes()
