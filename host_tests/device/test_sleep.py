"""Dimming and sleep on the emulated board, which a button ends."""

from pathlib import Path

from emulator import Emulator
from install.chips import CHIPS
from install.compile import compile_board

SLEEPY = Path(__file__).parent / "on_board" / "sleepy.py"


def test_sleep_and_wake():
    built = compile_board("pico_oled", CHIPS["rp2040"], also=[SLEEPY])
    files = {file.path: file.data for file in built}
    with Emulator({**files, "main.py": b"import sleepy\nsleepy.main()\n"}) as board:
        assert board.run_until("awake")
        bright = board.state["display"]["contrast"]
        board.run(1500)
        assert board.state["display"]["on"]
        assert board.state["display"]["contrast"] < bright
        board.run(2500)
        assert not board.state["display"]["on"]
        for key, ms in (("a", 60), ("left", 150), ("b", 1500)):
            board.hold(key)
            pressed = board.ms
            while not board.state["display"]["on"]:
                board.run(5)
                assert board.ms - pressed <= 300
            board.run(ms)
            board.release(key)
            board.run(200)
            assert board.state["display"]["contrast"] == bright
            assert "key" not in board.text  # the press that wakes is no move
            board.run(4000)
            assert not board.state["display"]["on"]
        board.press("a")
        board.press("a", after=200)
        assert board.text.endswith("key 3\r\n")
