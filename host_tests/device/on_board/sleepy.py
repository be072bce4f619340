"""Runs on the emulated board: dims after a second, sleeps after three, prints the keys."""

import board

from system.power import Power
from system.settings import Settings


def main():
    """Go on for ever."""
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
