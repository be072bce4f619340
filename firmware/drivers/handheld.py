"""What a handheld on this chip offers besides its display: waiting, naps, randomness, a lamp."""

import os
import time

import machine
from machine import Pin

from micropython import const

_TURN_MS = const(5)


class Led:
    """The board's lamp. The pin is made at first use: on a Pico W that starts the radio chip."""

    def __init__(self, pin):
        """`pin`: a GPIO number, or a name such as "LED"."""
        self._name = pin
        self._pin = None

    def set(self, on):
        """Light it or put it out; a lamp that cannot be had is left out."""
        try:
            if self._pin is None:
                self._pin = Pin(self._name, Pin.OUT)
            self._pin(1 if on else 0)
        except (OSError, ValueError):
            pass


class Handheld:
    """A board as the app sees it: its parts as attributes, None for what it has not."""

    folder = "/save"

    def __init__(self, name, display, buttons, buzzer=None, battery=None, led=None):
        self.name = name
        self.display = display
        self.buttons = buttons
        self.buzzer = buzzer
        self.battery = battery
        self.led = led

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

    def random_bytes(self, count):
        """`count` bytes that nobody can foresee."""
        return os.urandom(count)
