"""The end of a game: who won, and the final tally line by line; of three games all tallies."""

from gin.cards import NONE
from system.keys import A, B
from ui import sheet
from ui.screens.sheet import Sheet


class GameEnd(Sheet):
    """The tally of both players, deal points to total; A goes to the title, B to the sheet."""

    def __init__(self, app):
        super().__init__(app)
        self.top = 0
        app.game.end()

    def fill(self):
        """The rows to show: one game's tally, or of three the totals and then each one's."""
        match = self.game.match
        if len(match.games) == 1:
            return sheet.tally(match, 0)
        rows = sheet.totals(match)
        for i in range(len(match.games)):
            rows.append((sheet.GAME, i + 1))
            rows += sheet.tally(match, i)
        return rows

    def press(self, key):
        """What the keys do here; see Screen."""
        if key == A:
            from ui.screens.title import Title

            self.app.game = None
            self.app.replace(Title(self.app))
        elif key == B:
            self.app.open(Sheet(self.app))
        self.scroll(key)

    def heading(self):
        """Who won, in words."""
        words = self.app.words
        winner = self.game.match.winner
        if winner == NONE:
            return words.NOBODY_WINS
        if self.game.me(winner):
            return words.YOU_WIN
        return words.THEY_WIN.format(self.game.name(words, winner))

    def lines(self):
        """(label, own, other's) of each line of figures."""
        seat = self.game.seat
        return [
            (self.label(row), row[2 + seat], row[3 - seat])
            for row in self.rows
            if row[0] != sheet.GAME
        ]

    def draw_keys(self, canvas, y):
        """What A and B do."""
        words = self.app.words
        canvas.key(words.KEY_A, words.OK, canvas.theme.KEY_A_X, y)
        canvas.key(words.KEY_B, words.SHEET, canvas.theme.KEY_B_X, y)
