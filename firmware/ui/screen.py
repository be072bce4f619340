"""What every screen is."""

from micropython import const
from system.keys import DOWN, UP

IDLE_MS = const(1000)
SEEN_MS = const(150)
# A reaction to what is seen takes 250 ms and more: whoever presses sooner meant what was there
# before.
REACTION_MS = const(400)


class Screen:
    """One thing to see. The app calls `press` and `tick`, and `draw` after `self.app.redraw()`.

    `pause_ms` is how long the app may wait for a key before the next tick; `seen_ms` for how long
    it is seen, once it is on top, before A and B do anything.
    """

    pause_ms = IDLE_MS
    seen_ms = 0
    last_resort = False  # it tells of an error: nothing is left to show if it fails itself

    def __init__(self, app):
        self.app = app

    def shown(self):
        """It is on top now: opened, or uncovered by a closed screen."""

    def covered(self):
        """Another screen is opened over it."""

    def press(self, key):
        """A key was pressed: one of system.keys."""

    def tick(self, now):
        """Time goes by; `now` in milliseconds, for time.ticks_diff."""

    def upright(self):
        """True if UP and DOWN go through lines; where there are none, LEFT and RIGHT do."""
        keys = self.app.board.buttons.keys
        return UP in keys and DOWN in keys

    def draw_line_keys(self, canvas, x, y):
        """The buttons that go through lines; gives the x after them."""
        return canvas.up_and_down(x, y) if self.upright() else canvas.arrows(x, y)

    def draw(self, canvas):
        """Draw all of it."""
