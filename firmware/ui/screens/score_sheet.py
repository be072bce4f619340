"""The score sheet: every deal, the running totals, the tallies; it scrolls."""

from gin.cards import NONE
from session import score_rows
from system.keys import DOWN, LEFT, RIGHT, UP, A, B
from ui.screen import Screen


class ScoreSheet(Screen):
    """One line a deal: number, how, points, both running totals, the winner's on a bar. A shows
    the last deal again.

    `rows` are those of session.score_rows; the last ones are shown first.
    """

    def __init__(self, app):
        super().__init__(app)
        self.session = app.session
        self.rows = self.fill()
        theme = app.canvas.theme
        self._room = (theme.FOOT_Y - theme.LINES_Y) // theme.LINE
        self._last = max(0, len(self.rows) - self._room)
        self.top = self._last

    def fill(self):
        """The rows to show."""
        return score_rows.rows(self.session.match)

    def heading(self):
        """The text above the rows."""
        return self.app.words.SHEET

    def press(self, key):
        """What the keys do here; see Screen."""
        if key == A and self.session.match.history:
            self.app.open_soon(self.app.words.LAST_DEAL, self._last_deal)
        elif key in (A, B):
            self.app.close()
        self.scroll(key)

    def _last_deal(self):
        from ui.screens.last_deal import LastDeal

        return LastDeal(self.app)

    def scroll(self, key):
        """Go a line up or down."""
        if key in (LEFT, UP):
            self.top = max(0, self.top - 1)
        elif key in (RIGHT, DOWN):
            self.top = min(self.top + 1, self._last)
        self.app.redraw()

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        canvas.clear()
        heading = self.heading()
        canvas.heading(heading)
        taken = theme.MARGIN + canvas.span(heading)
        for seat, end in self._columns(theme):
            name = self.session.short(self.app.words, seat)
            x = end - canvas.span(name)
            if x > taken:  # the person's may have no room; the other's always has
                canvas.dark_text(name, x, theme.HEADING_Y)
        y = theme.LINES_Y
        for row in self.rows[self.top : self.top + self._room]:
            self._draw_row(canvas, row, y)
            y += theme.LINE
        if not self.rows:
            canvas.text(self.app.words.NO_DEAL_YET, theme.MARGIN, y)
        canvas.scroll_bar(theme.LINES_Y, theme.FOOT_Y - 1, self.top, self._room, len(self.rows))
        if self._last:
            self.draw_line_keys(canvas, 0, theme.FOOT_Y)
        self.draw_keys(canvas, theme.FOOT_Y)

    def draw_keys(self, canvas, y):
        """What A and B do."""
        words = self.app.words
        what = words.DEAL if self.session.match.history else words.OK
        canvas.key(words.KEY_A, what, canvas.theme.KEY_A_X, y)
        canvas.key(words.KEY_B, words.BACK, canvas.theme.KEY_B_X, y)

    def _columns(self, theme):
        return (self.session.seat, theme.SHEET_OWN), (1 - self.session.seat, theme.SHEET_OTHER)

    def _draw_row(self, canvas, row, y):
        theme = canvas.theme
        winner = NONE
        if row.what == score_rows.DEAL:
            canvas.number_right(row.number, theme.SHEET_NUMBER, y)
            canvas.text(self.app.words.KINDS[row.kind], theme.SHEET_KIND, y)
            winner = row.winner
            if winner != NONE:
                canvas.text_right(f"+{row.points}", theme.SHEET_POINTS, y)
        else:
            canvas.text(self.label(row), theme.MARGIN, y)
            if row.what == score_rows.GAME:
                x = theme.MARGIN * 2 + canvas.span(self.label(row))
                middle = y + theme.LINE // 2
                canvas.fb.hline(x, middle, theme.SHEET_OTHER - x, theme.INK)
                return
            last = score_rows.LAST if row.what == score_rows.LINE else 0
            if row.number == last:
                canvas.fb.hline(0, y - 1, theme.SHEET_OTHER, theme.INK)
        for seat, x in self._columns(theme):
            figure = str(row.figures[seat])
            if seat == winner:
                canvas.pill(figure, x - canvas.span(figure), y)
            else:
                canvas.text_right(figure, x, y)

    def label(self, row):
        """What a line that is no deal counts, in words, with the sum that gives it."""
        words = self.app.words
        if row.what == score_rows.LINE:
            label = words.TALLY[row.number]
            box = self.session.match.rules.box_bonus
            if row.number != score_rows.BOXES:
                return label
            own, other = row.figures[self.session.seat], row.figures[1 - self.session.seat]
            return f"{label} {own // box}:{other // box} x{box}"
        return words.GAME_NUMBER.format(row.number) if row.number else words.TALLY[score_rows.LAST]
