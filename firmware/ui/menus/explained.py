"""A menu that says what the chosen item means."""

from ui.screens.menu import Menu
from ui.screens.page import wrap


class Explained(Menu):
    """The meaning takes two lines at most."""

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        canvas.clear()
        canvas.heading(self.heading())
        self.draw_items(canvas, theme.LINES_Y, theme.MEANING_Y - 1)
        canvas.fb.hline(0, theme.MEANING_Y - 1, canvas.width, theme.INK)
        y = theme.MEANING_Y
        for line in wrap(self.items[self.chosen].meaning, canvas.columns()):
            canvas.text(line, theme.MARGIN, y)
            y += theme.MEANING_LINE
        self.draw_foot(canvas)
