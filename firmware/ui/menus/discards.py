"""A look through the discard pile, where the rules allow it."""

from system.keys import DOWN, LEFT, RIGHT, UP
from ui.screen import Screen


class Discards(Screen):
    """The discards, the newest first, row by row; LEFT and RIGHT scroll, the others close."""

    def __init__(self, app):
        super().__init__(app)
        self._top = 0

    def _columns(self):
        theme = self.app.canvas.theme
        return self.app.canvas.width // (theme.CARD_W + 1)

    def _rows(self):
        theme = self.app.canvas.theme
        return (self.app.canvas.height - theme.LINES_Y) // (theme.CARD_H + 2)

    def press(self, key):
        """What the keys do here; see Screen."""
        size = self.app.session.deal.pile_size
        last = max(0, (size + self._columns() - 1) // self._columns() - self._rows())
        if key in (LEFT, UP):
            self._top = max(0, self._top - 1)
        elif key in (RIGHT, DOWN):
            self._top = min(last, self._top + 1)
        else:
            self.app.close()
        self.app.redraw()

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        deal = self.app.session.deal
        canvas.clear()
        canvas.heading(self.app.words.LOOK)
        columns = self._columns()
        for i in range(columns * self._rows()):
            place = deal.pile_size - 1 - self._top * columns - i
            if place >= 0:
                x = theme.MARGIN + i % columns * (theme.CARD_W + 1)
                y = theme.LINES_Y + i // columns * (theme.CARD_H + 2)
                self.app.faces.face(deal.pile[place], x, y)
