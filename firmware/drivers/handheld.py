"""What a handheld on this chip offers besides its display: waiting, naps, randomness, a lamp."""

import gc
import os
import time

import machine
from machine import Pin

from drivers.in_flash import InFlash
from micropython import const
from system.board import Board

_TURN_MS = const(2)  # as long as a press has to last

# Free what is no longer used after so many new bytes, not when nothing is left: until then it
# would spread over all of the memory, and what lasts would break that into pieces of 1 KB.
gc.threshold(65_536)


class Led:
    """The board's lamp. On a Pico W it hangs on the radio chip, not on a pin, and stays dark."""

    def __init__(self, gpio):
        self._pin = Pin(gpio, Pin.OUT, value=0)

    def set(self, on):
        """Light it or put it out."""
        self._pin(1 if on else 0)


class Handheld(Board):
    """A board of these parts, None for what it has not; see system/board.py."""

    folder = "/save"

    def __init__(self, name, display, buttons, buzzer=None, battery=None, led=None):
        self.name = name
        self.display = display
        self.buttons = buttons
        self.buzzer = buzzer
        self.battery = battery
        self.led = led
        # The very method: one around it would be moved while it runs.
        self.settle = InFlash().settle

    def ticks(self):
        """Milliseconds, for time.ticks_diff."""
        return time.ticks_ms()

    def wait(self, ms):
        """Idle until `ms` have passed or a key event is there."""
        end = time.ticks_add(time.ticks_ms(), ms)
        while not self.buttons.waiting():
            left = time.ticks_diff(end, time.ticks_ms())
            if left <= 0:
                return
            time.sleep_ms(left if left < _TURN_MS else _TURN_MS)

    def nap(self, ms):
        """Sleep lightly for `ms`, some 1 mA; a button does not end it, so keep it short."""
        machine.lightsleep(ms)
        if self.buttons.touched():  # asleep nobody saw since when: see whether it lasts
            self.wait(2 * _TURN_MS)

    def random_bytes(self, count):
        """`count` bytes that nobody can foresee."""
        return os.urandom(count)
