"""A question with yes and no."""

from system.keys import A, B
from ui.screen import Screen


class Confirm(Screen):
    """Asks `lines`; A calls `yes` after closing, B only closes."""

    def __init__(self, app, lines, yes):
        super().__init__(app)
        self._lines = lines
        self._yes = yes

    def press(self, key):
        """What the keys do here; see Screen."""
        if key == A:
            self.app.close()
            self._yes()
        elif key == B:
            self.app.close()

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        canvas.clear()
        canvas.fb.rect(0, 0, canvas.width, theme.FOOT_Y - 2, theme.INK)
        y = (theme.FOOT_Y - len(self._lines) * (theme.LINE + 2)) // 2
        for line in self._lines:
            canvas.text_centre(line, y)
            y += theme.LINE + 2
        words = self.app.words
        canvas.key(words.KEY_A, words.YES, 0, theme.FOOT_Y)
        width = canvas.span(words.KEY_B + words.NO) + 4
        canvas.key(words.KEY_B, words.NO, canvas.width - width, theme.FOOT_Y)
