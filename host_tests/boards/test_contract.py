"""Every board file, and every board that stands in for one, keeps firmware/system/board.py."""

from pathlib import Path

import pytest

import on_port
from console.game import Chance, Game, Wait
from console.ports import ROOT
from install.compile import boards

HERE = Path(on_port.__file__).parent


@pytest.mark.parametrize("board", [*boards(), "headless", "timed"])
def test_a_board_keeps_the_contract(board):
    assert on_port.run("contract.py", board) == "held\n"


def test_the_terminal_keeps_the_contract(tmp_path):
    (tmp_path / "system").symlink_to(ROOT / "firmware" / "system")
    (tmp_path / "main.py").write_text(
        f"import sys\nsys.path.append({str(HERE)!r})\n"
        "import board\nimport contract\ncontract.check(board.open())\nprint('held')\n"
    )
    game = Game(tmp_path, (128, 64), tmp_path)
    now = 0
    try:
        while True:
            request = game.receive()
            if isinstance(request, Wait):
                now += request.ms
                game.wake(now, 0)
            elif isinstance(request, Chance):
                game.answer(bytes(request.n))
    except EOFError:
        pass
    assert game.close() == "held\n"


def test_a_board_that_lacks_a_call_is_found(tmp_path):
    lacking = tmp_path / "lacking.py"
    lacking.write_text(
        f"import sys\nsys.path.append({str(HERE)!r})\nimport contract\nimport headless\n"
        "class Buttons:\n    stuck = b''\n"
        "    def get(self):\n        return 0\n    let_go = held = get\n"
        "board = headless.Board('.')\nboard.buttons = Buttons()\ncontract.check(board)\n"
    )
    with pytest.raises(RuntimeError, match="AssertionError"):
        on_port.run(lacking)
