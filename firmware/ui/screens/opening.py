"""What is seen while a screen is made that takes a moment: its heading."""

from system.keys import A, B
from ui.screen import Screen


class Opening(Screen):
    """Shows `heading` at once, then the screen that `make()` gives."""

    pause_ms = 0

    def __init__(self, app, heading, make):
        super().__init__(app)
        self._heading = heading
        self._make = make

    def press(self, key):
        """A key is for the screen that is to come, but for A and B: it has not been seen."""
        if key not in (A, B):
            self.app.swap(self._make())
            self.app.screen.press(key)

    def tick(self, now):
        """Make the screen once the heading is seen."""
        if not self.app.stale:
            self.app.swap(self._make())

    def draw(self, canvas):
        """Draw all of it."""
        canvas.clear()
        canvas.heading(self._heading)
