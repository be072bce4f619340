"""Every screen looks on the board as the Unix port of MicroPython draws it."""

from pathlib import Path

import pytest

from drawn import pictures
from emulator import Emulator
from emulator.compiled import compiled

HOST_TESTS = Path(__file__).resolve().parents[1]
KEPT = pictures.kept()
SCENES_MS = 60_000
SCENES = (
    "headless",
    "stage",
    "scenes",
    "menu_scenes",
    "rules_scenes",
    "table_scenes",
    "score_scenes",
)


@pytest.fixture(scope="module")
def shown(game_files):
    files = {
        **game_files,
        "main.py": b"",
        **{f"{name}.mpy": compiled(HOST_TESTS / "drawn" / f"{name}.py") for name in SCENES},
        "show_scenes.mpy": compiled(HOST_TESTS / "device/on_board/show_scenes.py"),
    }
    found = {}
    for tongue in ("en", "fr"):
        with Emulator(files) as board:
            board.run(500)
            board.begin(f"import show_scenes\nshow_scenes.main('{tongue}')")
            start = len(board.text)
            for name in sorted(name for name in KEPT if name.endswith(f"-{tongue}")):
                if not board.run_until("is shown\r\n", SCENES_MS):
                    pytest.fail(f"at {name}: {board.text[start:]}")
                scene = board.text.rpartition("scene ")[2].split()[0]
                found[f"{scene}-{tongue}"] = board.screenshot().image().tobytes()
    return found


@pytest.mark.parametrize("name", sorted(KEPT))
def test_the_board_shows_the_golden_picture(shown, name):
    assert shown[name] == KEPT[name].tobytes()
