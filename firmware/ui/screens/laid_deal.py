"""A deal that has ended: both hands laid open, how its points come about, and who has them."""

from gin.cards import NONE
from gin.kinds import BIG_GIN, GIN, UNDERCUT, VOID_STOCK
from ui.screen import Screen
from ui.table.laid_row import LaidRow


class LaidDeal(Screen):
    """The other's hand above, the person's below, laid-off cards in outline where they go.

    Of `match`, whose deal is over, only what is shown is kept.
    """

    def __init__(self, app, match):
        super().__init__(app)
        seat = app.session.seat
        result = match.deal.result
        scores = (match.running() or match.games[-1]).scores
        self._rows = (LaidRow(match.deal, 1 - seat), LaidRow(match.deal, seat))
        self._sum = " ".join(terms(app.words, result))
        self._score = f"{scores[seat]}-{scores[1 - seat]}"
        self._winner = app.words.KINDS[result.kind]
        self._gained = ""
        if result.winner != NONE:
            self._winner = app.session.short(app.words, result.winner)
            self._gained = f"+{result.points}"

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        canvas.clear()
        x = canvas.text(self._sum, theme.NAME_X, theme.DEED_Y)
        if x + canvas.span(self._score) < canvas.width:
            canvas.text_right(self._score, canvas.width, theme.DEED_Y)
        self._rows[0].draw(canvas, self.app.faces, theme.TOP_HAND_Y)
        self._rows[1].draw(canvas, self.app.faces, theme.LOW_HAND_Y)
        x = canvas.text(self._winner, theme.NAME_X, theme.FOOT_Y)
        if self._gained:
            canvas.pill(self._gained, x + theme.MARGIN, theme.FOOT_Y)
        self.draw_keys(canvas, theme.FOOT_Y)

    def draw_keys(self, canvas, y):
        """What A and B do."""


def terms(words, result):
    """How the points of `result` come about, in words: ('Undercut', '6-3+10')."""
    if result.winner == NONE:
        return (words.VOID_STOCK if result.kind == VOID_STOCK else words.VOID_TURNS,)
    own = result.deadwood[result.winner]
    found = str(result.deadwood[1 - result.winner])
    if own:
        found += f"-{own}"
    for bonus in result.bonuses:
        if bonus:
            found += f"+{bonus}"
    if result.doubled:
        found = f"({found})x2"
    name = words.A_KNOCK
    if result.kind == GIN:
        name = words.GIN
    elif result.kind == BIG_GIN:
        name = words.BIG_GIN
    elif result.kind == UNDERCUT:
        name = words.UNDERCUT if result.difference else words.TIE
    return name, found
