"""What is said beside the piles: what the other did, questions, offers, hints."""

from gin.actions import DRAW, GIN, KNOCK, PASS, TAKE
from gin.cards import NONE
from gin.deal import DISCARD_PHASE, OFFER, OVER
from gin.result import BIG_GIN as BIG_GIN_END
from gin.result import GIN as GIN_END
from ui.screens.modes import ASK, CHOOSE, HIDE, PUT


class Said:
    """Three lines of words for a Table."""

    def __init__(self, table):
        self._table = table
        self._app = table.app
        self._canvas = table.app.canvas
        self._theme = table.app.canvas.theme
        self._faces = table.app.faces
        self._fill = table.app.canvas.fb.fill_rect

    def draw(self):
        """All that is said now."""
        table = self._table
        theme = self._theme
        words = self._app.words
        canvas = self._canvas
        x = theme.SAY_X
        y = theme.SAY_Y
        if table.hint:
            self._draw_hint(table.hint, x, y)
            return
        if table.message:
            canvas.text(table.message[0], x, y)
            canvas.text(table.message[1], x, y + theme.SAY_LINE)
        elif table.mode == ASK:
            self._draw_question(x, y)
        elif table.mode == HIDE:
            canvas.text(words.HIDE, x, y)
            x = self._faces.word(table.card(), x, y + theme.SAY_LINE)
            x = canvas.text(words.LEAVES, x + canvas.font.width, y + theme.SAY_LINE)
            canvas.number(table.left, x, y + theme.SAY_LINE)
        else:
            self._draw_last(x, y)
        if table.mode == PUT:
            self._draw_offers(theme.SAY_X, theme.OFFER_Y)
        if not table.choices.n_offers and not table.message:
            self._draw_help(theme.SAY_X, theme.OFFER_Y)

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
                    self._fill(at, y + 1, canvas.span(piece) + 1, height, self._theme.INK)
                    at = canvas.dark_text(piece, at + 1, y)
            y += self._theme.SAY_LINE

    def _draw_question(self, x, y):
        """Really? And what the knock would leave."""
        table = self._table
        words = self._app.words
        canvas = self._canvas
        offer = table.offer()
        below = y + self._theme.SAY_LINE
        if offer == KNOCK:
            canvas.text(words.ASK_KNOCK, x, y)
            canvas.number(table.left, canvas.text(words.LEAVES, x, below), below)
        elif offer == GIN:
            canvas.text(words.ASK_GIN, x, y)
        else:
            canvas.text(words.ASK_BIG_GIN, x, y)

    def _draw_last(self, x, y):
        """What the other did last."""
        table = self._table
        game = table.game
        words = self._app.words
        canvas = self._canvas
        step = canvas.font.width
        if game.deal.phase == OVER:
            self._draw_end(x, y)
            return
        if not game.mine() and not game.two and game.deal.phase != DISCARD_PHASE:
            canvas.text(words.THINKS, x, y)
            return
        if game.other_draw == PASS:
            canvas.text(words.SAYS_REFUSE, x, y)
        elif game.other_draw == DRAW:
            canvas.text(words.SAYS_DRAW, x, y)
        elif game.other_draw == TAKE:
            after = canvas.text(words.SAYS_TAKE, x, y)
            self._faces.word(game.other_taken, after + step, y)
        elif game.deal.phase == OFFER:
            canvas.text(words.UPCARD, x, y)
        if game.other_put != NONE:
            y += self._theme.SAY_LINE
            after = canvas.text(words.SAYS_PUT, x, y)
            self._faces.word(game.other_put, after + step, y)

    def _draw_end(self, x, y):
        """How the deal was just ended."""
        result = self._table.game.deal.result
        words = self._app.words
        if result.knocker == NONE:
            self._canvas.text(words.VOID, x, y)
            return
        self._canvas.text(self._table.game.name(words, result.knocker), x, y)
        said = words.SAYS_KNOCK
        if result.kind == GIN_END:
            said = words.SAYS_GIN
        elif result.kind == BIG_GIN_END:
            said = words.SAYS_BIG_GIN
        self._canvas.text(said, x, y + self._theme.SAY_LINE)

    def _draw_offers(self, x, y):
        table = self._table
        words = self._app.words
        for i in range(table.choices.n_offers):
            offer = table.choices.offers[i]
            word = words.KNOCK if offer == KNOCK else words.GIN if offer == GIN else words.BIG_GIN
            x = self._canvas.button(word, x, y, table.at == i)

    def _draw_help(self, x, y):
        """In the first deal: which buttons to press."""
        table = self._table
        words = self._app.words
        if table.game.match.history or table.motion.on:
            return
        if table.mode == CHOOSE or table.mode == PUT:  # noqa: PLR1714 - a tuple allocates
            x = self._canvas.arrows(x, y)
            self._canvas.text(words.HINT_DRAW if table.mode == CHOOSE else words.HINT_PUT, x, y)
