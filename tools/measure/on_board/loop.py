"""Runs on the emulated board: what the loop allocates, and how long drawing the table takes."""

import gc
from time import sleep_ms, ticks_diff, ticks_us

import board

from system.keys import RIGHT, A
from ui.knock import Knock

_TURNS = 1000
_ACTIONS = 12


class Loop:
    """An app whose loop is turned by hand and does not wait long."""

    def __init__(self):
        self.board = board.open()
        self.board.wait = self._look
        self.app = Knock(self.board)
        self.app.settings.language = "en"
        self.app.speak("en")
        self.app.start()

    def _look(self, _):
        if not self.board.buttons.waiting():
            sleep_ms(1)

    def rest(self):
        """Turn until nothing moves and the person is to act."""
        self.app.turn()
        while self.app.screen.pause_ms != 1000:
            self.app.turn()

    def allocated(self):
        """Bytes that idle turns allocate."""
        self.rest()
        gc.collect()
        before = gc.mem_alloc()
        for _ in range(_TURNS):
            self.app.turn()
        return gc.mem_alloc() - before

    def draw_us(self):
        """The longest drawing of the whole table in a number of turns of a game."""
        longest = 0
        for _ in range(_ACTIONS):
            for key in (RIGHT, A):
                self.app.screen.press(key)
                self.rest()
                if type(self.app.screen).__name__ == "Table":
                    self.app.screen.shown()
                    start = ticks_us()
                    self.app.screen.draw(self.app.canvas)
                    longest = max(longest, ticks_diff(ticks_us(), start))
        return longest


def main():
    """Print the bytes allocated on the title and at the table, and the drawing's microseconds."""
    loop = Loop()
    title = loop.allocated()
    loop.app.play()
    table = loop.allocated()
    print(title, table, loop.draw_us())
