"""Dimming and sleep on the emulated board, which a button ends."""

from emulator import Emulator

SLEEPY = b"""
import board
from system.power import Power
from system.settings import Settings

made = board.open()
chosen = Settings("/save")
chosen.dim_after = 1
chosen.sleep_after = 3
power = Power(made, chosen)
print("awake")
while True:
    event = power.filter(made.buttons.get())
    if event:
        print("key", event)
    made.wait(20)
"""


def test_sleep_and_wake(game_files):
    with Emulator({**game_files, "main.py": SLEEPY}) as board:
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
