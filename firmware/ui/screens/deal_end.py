"""The end of a deal: both hands laid open, and how its points come about."""

from gin.cards import NONE
from gin.kinds import BIG_GIN, GIN, UNDERCUT, VOID_STOCK
from system.keys import A, B
from ui.screen import REACTION_MS, Screen
from ui.table.laid_row import LaidRow


class DealEnd(Screen):
    """The other's hand above, the person's below, laid-off cards in outline where they go."""

    seen_ms = REACTION_MS  # what was won or lost is looked at before it goes

    def __init__(self, app):
        super().__init__(app)
        session = app.session
        self._rows = [LaidRow(session.deal, seat) for seat in range(2)]
        app.afterwards(app.count)
        if session.match.over:
            app.afterwards(_load_end)

    def press(self, key):
        """What the keys do here; see Screen."""
        app = self.app
        if key == A:
            if app.session.match.over:
                from ui.screens.game_end import GameEnd

                app.replace(GameEnd(app))
            else:
                app.session.next_deal()
                app.go_on()
        elif key == B:
            app.pause()

    def deed(self):
        """How the deal ended, in words: 'Opponent knocks'."""
        words = self.app.words
        session = self.app.session
        result = session.deal.result
        if result.knocker == NONE:
            return words.VOID
        mine, theirs, player = words.YOU_KNOCK, words.THEY_KNOCK, words.SAYS_KNOCK
        if result.kind == GIN:
            mine, theirs, player = words.YOU_GIN, words.THEY_GIN, words.SAYS_GIN
        elif result.kind == BIG_GIN:
            mine, theirs, player = words.YOU_BIG_GIN, words.THEY_BIG_GIN, words.SAYS_BIG_GIN
        if session.two:
            return f"{words.PLAYERS[result.knocker]} {player}"
        return mine if session.me(result.knocker) else theirs

    def sum(self):
        """How the points come about, in words: ('Difference', ' 21-6 = 15')."""
        words = self.app.words
        result = self.app.session.deal.result
        if result.winner == NONE:
            return "", words.VOID_STOCK if result.kind == VOID_STOCK else words.VOID_TURNS
        left = result.deadwood[1 - result.winner]
        own = result.deadwood[result.winner]
        terms = f"{left}-{own}" if own else str(left)
        name = words.DIFFERENCE
        if result.kind == GIN:
            name = words.GIN
        elif result.kind == BIG_GIN:
            name = words.BIG_GIN
        elif result.kind == UNDERCUT:
            name = words.UNDERCUT if result.difference else words.TIE
        for bonus in result.bonuses:
            if bonus:
                terms += f"+{bonus}"
        if result.doubled:
            terms = f"({terms})x2"
        return name, f" {terms} = {result.points}"

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        session = self.app.session
        canvas.clear()
        other = 1 - session.seat
        x = canvas.text(self.deed(), theme.NAME_X, theme.DEED_Y)
        self._draw_score(canvas, other, x, theme.DEED_Y)
        self._rows[other].draw(canvas, self.app.faces, theme.TOP_HAND_Y)
        self._rows[session.seat].draw(canvas, self.app.faces, theme.LOW_HAND_Y)
        name, terms = self.sum()
        x = theme.NAME_X
        room = canvas.width - 4 * canvas.font.width  # the score takes the rest
        if canvas.span(name + terms) <= room:
            x = canvas.text(name, x, theme.SUM_Y)
        x = canvas.text(terms, x, theme.SUM_Y)
        self._draw_score(canvas, session.seat, x, theme.SUM_Y)

    def _draw_score(self, canvas, seat, x, y):
        """On the right the score of `seat`, and what it won now where that fits after `x`."""
        match = self.app.session.match
        result = match.deal.result
        end = canvas.number_right(self._scores(match)[seat], canvas.width, y)
        gained = f"+{result.points}"
        start = end - canvas.span(gained) - 3
        if result.winner == seat and start > x + 2:
            canvas.pill(gained, start, y)

    def _scores(self, match):
        return (match.running() or match.games[-1]).scores


def _load_end():
    """Load the next screen while the deal's end is looked at: nobody waits for it then."""
    from ui.screens.game_end import GameEnd  # noqa: F401
