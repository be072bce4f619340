"""The end of a game: who won, and the final tally line by line; of three games all tallies."""

from gin.cards import NONE
from session import score_rows
from system.keys import A, B
from ui.screens.score_sheet import ScoreSheet


class GameEnd(ScoreSheet):
    """The tally of both players, deal points to total; A leads to another game, B to the sheet."""

    def __init__(self, app):
        super().__init__(app)
        self.top = 0
        app.session.end()

    def fill(self):
        """The rows to show: one game's tally, or of three the totals and then each one's."""
        match = self.session.match
        if len(match.games) == 1:
            return score_rows.tally(match, 0)
        rows = score_rows.totals(match)
        for i in range(len(match.games)):
            rows.append(score_rows.row(score_rows.GAME, i + 1))
            rows += score_rows.tally(match, i)
        return rows

    def press(self, key):
        """What the keys do here; see Screen."""
        if key == A:
            from ui.screens.title import Title

            self.app.session = None
            title = Title(self.app)
            self.app.replace(title)
            if self.app.screen is title:  # and does not tell of trouble
                title.new_game(self.app.words.AGAIN)
        elif key == B:
            self.app.open(ScoreSheet(self.app))
        self.scroll(key)

    def heading(self):
        """Who won, in words."""
        words = self.app.words
        winner = self.session.match.winner
        if winner == NONE:
            return words.NOBODY_WINS
        if self.session.me(winner):
            return words.YOU_WIN
        if self.session.two:
            return words.PLAYER_WINS.format(words.PLAYERS[winner])
        return words.THEY_WIN

    def lines(self):
        """(label, own, other's) of each line of figures."""
        seat = self.session.seat
        return [
            (self.label(row), row.figures[seat], row.figures[1 - seat])
            for row in self.rows
            if row.what != score_rows.GAME
        ]

    def draw_keys(self, canvas, y):
        """What A and B do."""
        words = self.app.words
        canvas.key(words.KEY_A, words.NEXT, canvas.theme.KEY_A_X, y)
        canvas.key(words.KEY_B, words.SHEET, canvas.theme.KEY_B_X, y)
