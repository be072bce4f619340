"""A question with yes and no; it stands on no."""

from system.keys import DOWN, LEFT, RIGHT, UP, A, B
from ui.screen import Screen


class Confirm(Screen):
    """Asks `lines`; Yes calls `yes` after closing, No and B only close."""

    def __init__(self, app, lines, yes):
        super().__init__(app)
        self._lines = lines
        self._yes = yes
        self._agreed = False

    def press(self, key):
        """What the keys do here; see Screen."""
        if key in (LEFT, RIGHT, UP, DOWN):
            self._agreed = not self._agreed
            self.app.redraw()
        elif key in (A, B):
            self.app.close()
            if key == A and self._agreed:
                self._yes()

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        words = self.app.words
        canvas.clear()
        canvas.fb.rect(0, 0, canvas.width, theme.FOOT_Y - 2, theme.INK)
        step = theme.LINE + 1
        y = (theme.ANSWER_Y - len(self._lines) * step + 2) // 2
        for line in self._lines:
            canvas.text_centre(line, y)
            y += step
        middle = canvas.width // 2
        x = middle - theme.MARGIN * 2 - canvas.span(words.YES) - 5
        canvas.button(words.YES, x, theme.ANSWER_Y, self._agreed)
        canvas.button(words.NO, middle + theme.MARGIN * 2, theme.ANSWER_Y, not self._agreed)
        x = canvas.arrows(0, theme.FOOT_Y)
        canvas.text(words.CHOOSE, x, theme.FOOT_Y)
        x = canvas.key(words.KEY_A, words.OK, canvas.width // 2, theme.FOOT_Y)
        canvas.key(words.KEY_B, words.NO, x + canvas.font.width, theme.FOOT_Y)
