"""A board without a display to look at, for MicroPython: keys and time are scripted."""

import framebuf

from system import board


class Display(framebuf.FrameBuffer):
    """A display of one bit a pixel, laid out like the OLEDs'. `shown` counts the pictures."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.buffer = bytearray(width * height // 8)
        self.shown = 0
        super().__init__(self.buffer, width, height, framebuf.MONO_VLSB)

    def show(self):
        self.shown += 1

    def contrast(self, level):
        pass

    def power(self, on):
        pass


class Buttons(board.Buttons):
    """Keys put in by `press`."""

    bounce_ms = 50  # as on a board with pins: the settings have it

    def __init__(self):
        self.events = []

    def get(self):
        return self.events.pop(0) if self.events else 0

    def clear(self):
        self.events.clear()


class Board(board.Board):
    """A board in nobody's hand. Time goes on only while the app waits."""

    name = "headless"

    def __init__(self, folder, width=128, height=64, chance=b"\x00"):
        self.folder = folder
        self.display = Display(width, height)
        self.buttons = Buttons()
        self.now = 0
        self._chance = chance

    def ticks(self):
        return self.now

    def wait(self, ms):
        if not self.buttons.events:
            self.now += max(0, ms)

    def random_bytes(self, count):
        return (self._chance * count)[:count]
