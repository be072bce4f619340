"""Something went wrong: what, and that the game is saved."""

from system.keys import A, B
from ui.screen import Screen
from ui.screens.page import wrap


class Trouble(Screen):
    """Shows `error`; A goes back to the title."""

    last_resort = True

    def __init__(self, app, error):
        super().__init__(app)
        self._text = f"{type(error).__name__}: {error}"

    def press(self, key):
        """What the keys do here; see Screen."""
        if key in (A, B):
            self.app.start()

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        words = self.app.words
        canvas.clear()
        canvas.heading(words.TROUBLE)
        columns = (canvas.width - 2 * theme.MARGIN) // canvas.font.width
        y = theme.LINES_Y
        for line in wrap(words.TROUBLE_ADVICE + " " + self._text, columns):
            if y + theme.LINE <= theme.FOOT_Y:
                canvas.text(line, theme.MARGIN, y)
            y += theme.LINE
        canvas.key(words.KEY_A, words.OK, canvas.width // 2, theme.FOOT_Y)
