"""Between two people's turns: no hand is seen until the next player holds the handheld."""

from system.keys import A, B
from ui.screen import REACTION_MS, Screen


class Cover(Screen):
    """Asks for the player whose turn it is; A shows the table from that seat."""

    seen_ms = REACTION_MS  # whoever pressed twice to get here does not open a hand

    def __init__(self, app):
        super().__init__(app)
        self._name = app.session.name(app.words, app.session.deal.turn)

    def press(self, key):
        """What the keys do here; see Screen."""
        app = self.app
        if key == A:
            from ui.table.table import Table

            app.session.sit(app.session.deal.turn)
            app.replace(Table(app))
        elif key == B:
            app.pause()

    def draw(self, canvas):
        """Draw all of it: ten backs, and who is asked for."""
        theme = canvas.theme
        words = self.app.words
        canvas.clear()
        step = theme.CARD_W + 1
        x = (canvas.width - 10 * step + 1) // 2
        for _ in range(10):
            self.app.faces.back(x, theme.COVER_Y)
            x += step
        y = theme.COVER_NAME_Y
        x = (canvas.width - canvas.span(self._name)) // 2
        canvas.pill(self._name, x, y)
        canvas.text_centre(words.HAND_OVER, y + theme.LINE + 2)
        canvas.key(words.KEY_A, words.HOLD_IT, 0, theme.FOOT_Y)
        canvas.key(words.KEY_B, words.MENU, theme.KEY_B_X, theme.FOOT_Y)
