"""The end of a game: who won, and the final tally line by line."""

from gin.cards import NONE
from system.keys import A, B
from ui.screen import Screen


class GameEnd(Screen):
    """The tally of both players, deal points to total; A goes to the title."""

    def __init__(self, app):
        super().__init__(app)
        self._match = app.game.match
        self._seat = app.game.seat
        self._level = app.game.level
        app.game.end()

    def press(self, key):
        """What the keys do here; see Screen."""
        if key in (A, B):
            from ui.screens.title import Title

            self.app.game = None
            self.app.replace(Title(self.app))

    def heading(self):
        """Who won, in words."""
        words = self.app.words
        winner = self._match.winner
        if winner == NONE:
            return words.NOBODY_WINS
        if winner == self._seat:
            return words.YOU_WIN
        return words.THEY_WIN.format(words.LEVELS[self._level])

    def lines(self):
        """(label, own, other's) of each line of the tally that counts, the total last."""
        match = self._match
        words = self.app.words
        own = match.games[0].tally(match.rules, self._seat)
        other = match.games[0].tally(match.rules, 1 - self._seat)
        lines = []
        for i in range(len(own)):
            label = words.TALLY[i]
            if i == 1:
                label += f" x{match.rules.box_bonus}"
            if own[i] or other[i] or i in (0, len(own) - 1):
                lines.append((label, own[i], other[i]))
        return lines

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        words = self.app.words
        canvas.clear()
        canvas.heading(self.heading())
        self._draw_key(canvas)
        y = theme.TALLY_Y
        canvas.text_right(words.YOU, theme.TALLY_OWN, y)
        canvas.text_right(words.LEVELS[self._level], theme.TALLY_OTHER, y)
        lines = self.lines()
        for i in range(len(lines)):
            y += theme.TALLY_LINE
            if i == len(lines) - 1:
                y += 2
                canvas.fb.hline(0, y - 1, canvas.width, theme.INK)
            canvas.text(lines[i][0], theme.MARGIN, y)
            canvas.number_right(lines[i][1], theme.TALLY_OWN, y)
            canvas.number_right(lines[i][2], theme.TALLY_OTHER, y)

    def _draw_key(self, canvas):
        """What A does, in a gap of the heading's bar."""
        theme = canvas.theme
        words = self.app.words
        width = canvas.span(words.KEY_A + words.OK) + 4
        x = canvas.width - width
        canvas.fb.fill_rect(x - 3, theme.HEADING_Y, width + 3, canvas.font.height + 1, theme.PAPER)
        canvas.key(words.KEY_A, words.OK, x, theme.HEADING_Y)
