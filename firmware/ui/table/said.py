"""What is said beside the piles: what the other did, questions, offers, hints."""

from gin.actions import DRAW, GIN, KNOCK, PASS, TAKE
from gin.cards import NONE
from gin.deal import DISCARD_PHASE, OFFER, OVER
from gin.kinds import BIG_GIN as BIG_GIN_END
from gin.kinds import GIN as GIN_END
from ui.table.modes import ASK, BREAK, CHOOSE, HIDE, PUT


def offer_word(words, offer):
    """The word for KNOCK, GIN or BIG_GIN."""
    return words.KNOCK if offer == KNOCK else words.GIN if offer == GIN else words.BIG_GIN


class Said:
    """Three lines of words for a Table."""

    def __init__(self, table):
        self._table = table
        self._app = table.app
        self._canvas = table.app.canvas
        self._theme = table.app.canvas.theme
        self._faces = table.app.faces

    def draw(self):
        """All that is said now."""
        table = self._table
        theme = self._theme
        x = theme.SAY_X
        y = theme.SAY_Y
        if table.hint:
            self._draw_hint(table.hint, x, y)
            return
        low = y + theme.SAY_LINE  # where the first row of letters stays clear of the line above
        if table.message:
            self._canvas.text(table.message[0], x, low)
            self._canvas.text(table.message[1], x, low + theme.SAY_LINE)
        elif table.mode == ASK:
            self._draw_question(x, low)
        elif table.mode == BREAK:
            self._canvas.text(self._app.words.ASK_BREAK, x, low)
            self._draw_left(x, low + theme.SAY_LINE)
        elif table.mode == HIDE:
            self._canvas.text(self._app.words.HIDE, x, low)
            low += theme.SAY_LINE
            if not table.out:
                x = self._faces.word(table.card(), x, low) + self._canvas.font.width
                self._draw_left(x, low)
        else:
            self._draw_last(x, y)
        if table.mode == PUT:
            self._draw_offers(theme.SAY_X, theme.OFFER_Y)
        if not table.allowed.n_offers and not table.message:
            self._draw_help(theme.SAY_X, theme.OFFER_Y)

    def _draw_left(self, x, y):
        """How much it leaves."""
        x = self._canvas.text(self._app.words.LEAVES, x, y)
        self._canvas.number(self._table.left, x, y)

    def _draw_hint(self, lines, x, y):
        """What Hard would do, and why."""
        canvas = self._canvas
        for i in range(len(lines)):
            at = x
            for piece in lines[i]:
                if isinstance(piece, int):
                    at = self._faces.word(piece, at, y)
                elif i or at > x:
                    at = canvas.text(piece, at, y)
                else:  # one row less than a pill: the other's cards are close above
                    height = canvas.font.height - 1
                    canvas.fb.fill_rect(at, y + 1, canvas.span(piece) + 1, height, self._theme.INK)
                    at = canvas.dark_text(piece, at + 1, y)
            y += self._theme.SAY_LINE

    def _draw_question(self, x, y):
        """The question, and what the knock would leave."""
        words = self._app.words
        offer = self._table.offer()
        if offer == KNOCK:
            self._canvas.text(words.ASK_KNOCK, x, y)
            self._draw_left(x, y + self._theme.SAY_LINE)
        else:
            self._canvas.text(words.ASK_GIN if offer == GIN else words.ASK_BIG_GIN, x, y)

    def _draw_last(self, x, y):
        """What the other did last."""
        session = self._table.session
        deal = session.deal
        words = self._app.words
        other = 1 - session.seat
        if deal.phase == OVER:
            self._draw_end(x, y)
            return
        if not session.mine() and not session.two and deal.phase != DISCARD_PHASE:
            self._canvas.text(words.THINKS, x, y + self._theme.SAY_LINE)
            return
        action = deal.last_draw[other]
        if action == PASS:
            self._canvas.text(words.SAYS_REFUSE, x, y)
        elif action == DRAW:
            self._canvas.text(words.SAYS_DRAW, x, y)
        elif action == TAKE:
            self._draw_card(words.SAYS_TAKE, deal.last_taken[other], x, y)
        elif deal.phase == OFFER:
            self._canvas.text(words.UPCARD, x, y)
        if deal.last_put[other] != NONE:
            y += self._theme.SAY_LINE
            self._draw_card(words.SAYS_PUT, deal.last_put[other], x, y)

    def _draw_card(self, says, card, x, y):
        x = self._canvas.text(says, x, y) + self._canvas.font.width
        self._faces.word(card, x, y)

    def _draw_end(self, x, y):
        """How the deal was just ended."""
        result = self._table.session.deal.result
        words = self._app.words
        if result.knocker == NONE:
            self._canvas.text(words.VOID, x, y)
            return
        self._canvas.text(self._table.session.who(words, result.knocker), x, y)
        said = words.SAYS_KNOCK
        if result.kind == GIN_END:
            said = words.SAYS_GIN
        elif result.kind == BIG_GIN_END:
            said = words.SAYS_BIG_GIN
        self._canvas.text(said, x, y + self._theme.SAY_LINE)

    def _draw_offers(self, x, y):
        table = self._table
        for i in range(table.allowed.n_offers):
            word = offer_word(self._app.words, table.allowed.offers[i])
            x = self._canvas.button(word, x, y, table.at == i)

    def _draw_help(self, x, y):
        """In the first deal: which buttons to press."""
        table = self._table
        words = self._app.words
        if table.session.match.history or table.motion.on:
            return
        if table.mode == CHOOSE or table.mode == PUT:  # noqa: PLR1714 - a tuple allocates
            x = self._canvas.arrows(x, y)
            self._canvas.text(words.HINT_DRAW if table.mode == CHOOSE else words.HINT_PUT, x, y)
