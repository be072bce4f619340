"""How a person has done against each level, and after the last one a way to forget it."""

from session import statistics as kept
from system.keys import DOWN, LEFT, RIGHT, UP, A, B
from ui.menus.confirm import Confirm
from ui.screen import Screen


class StatisticsPage(Screen):
    """A level at a time; beyond them A clears all levels, after two questions."""

    def __init__(self, app):
        super().__init__(app)
        self._kept = kept.Statistics(app.board.folder).load()
        self._level = min(app.settings.level, kept.LEVELS - 1)

    def press(self, key):
        """What the keys do here; see Screen."""
        if key == A and self._level == kept.LEVELS:
            self.app.open(Confirm(self.app, self.app.words.CLEAR, self._ask_again))
        elif key in (A, B):
            self.app.close()
        elif key in (LEFT, UP):
            self._level = (self._level - 1) % (kept.LEVELS + 1)
        elif key in (RIGHT, DOWN):
            self._level = (self._level + 1) % (kept.LEVELS + 1)
        self.app.redraw()

    def _ask_again(self):
        self.app.open(Confirm(self.app, self.app.words.CLEAR_REALLY, self._kept.clear))

    def lines(self):
        """(label, figures) of the chosen level, in words."""
        words = self.app.words
        of = self._kept.of(self._level)
        return (
            (words.GAMES_WON, words.OUT_OF.format(of[kept.GAMES_WON], of[kept.GAMES])),
            (words.DEALS_WON, words.OUT_OF.format(of[kept.DEALS_WON], of[kept.DEALS])),
            (words.GINS.format(of[kept.GINS]), words.BEST_DEAL.format(of[kept.BEST_DEAL])),
            (
                words.UNDERCUTS,
                words.UNDERCUT_BOTH.format(of[kept.UNDERCUTS], of[kept.UNDERCUTS_SUFFERED]),
            ),
            (words.STREAK, words.BEST.format(of[kept.STREAK], of[kept.BEST_STREAK])),
        )

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        words = self.app.words
        canvas.clear()
        if self._level == kept.LEVELS:
            canvas.heading(words.STATISTICS)
            canvas.text(words.FORGET, theme.MARGIN, theme.LINES_Y)
        else:
            canvas.heading(words.STATISTICS, words.LEVELS[self._level])
            self._draw_lines(canvas)
        y = theme.FOOT_Y
        x = canvas.arrows(0, y) + canvas.font.width
        canvas.key(words.KEY_A, words.CLEAR_KEY if self._level == kept.LEVELS else words.OK, x, y)
        canvas.key(words.KEY_B, words.BACK, theme.KEY_B_X, y)

    def _draw_lines(self, canvas):
        theme = canvas.theme
        y = theme.LINES_Y
        for label, figures in self.lines():
            canvas.text(label, theme.MARGIN, y)
            canvas.text_right(figures, canvas.width - theme.MARGIN, y)
            y += theme.LINE
