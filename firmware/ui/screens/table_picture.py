"""How the card table looks; what it shows is the state of ui.screens.table."""

from gin.actions import DISCARD, DRAW, GIN, KNOCK, PASS, TAKE
from gin.cards import NONE, count
from gin.deal import DISCARD_PHASE, OFFER, OVER
from gin.result import BIG_GIN as BIG_GIN_END
from gin.result import GIN as GIN_END
from ui.screens.modes import ASK, CHOOSE, HIDE, PUT


class Picture:
    """Draws a Table on the app's canvas. Nothing is allocated from one frame to the next."""

    def __init__(self, table):
        self._table = table
        self._app = table.app
        self._canvas = table.app.canvas
        self._fb = table.app.canvas.fb
        self._theme = table.app.canvas.theme
        self._faces = table.app.faces

    def path(self, motion):
        """Where the card of `motion` comes from and goes to."""
        theme = self._theme
        table = self._table
        mine = table.game.mine()
        hand_x = self._canvas.width // 2
        hand_y = theme.HAND_Y if mine else theme.OTHER_Y - theme.CARD_H // 2
        if motion.action in (DRAW, TAKE):
            x = theme.PILE_X if motion.action == TAKE else theme.STOCK_X
            motion.path(x, theme.PILES_Y, hand_x, hand_y)
        else:
            if mine and motion.action >= DISCARD:
                hand_x = table.row.x[table.row.find(motion.action & 63)]
            motion.path(hand_x, hand_y, theme.PILE_X, theme.PILES_Y)

    def draw(self):
        """The whole table."""
        self._canvas.clear()
        self._draw_other()
        self._draw_piles()
        self._draw_say()
        self._draw_own()
        self._draw_hand()
        motion = self._table.motion
        if motion.on:
            if motion.card == NONE:
                self._faces.back(motion.x, motion.y)
            else:
                self._faces.face(motion.card, motion.x, motion.y)

    def _draw_name(self, name, seat, y):
        """A player's name, on a bar in its turn; gives the x after it."""
        deal = self._table.game.deal
        x = self._theme.NAME_X
        if deal.turn == seat and deal.phase != OVER:
            return self._canvas.pill(name, x, y)
        return self._canvas.text(name, x, y)

    def _draw_dealer(self, seat, x, y):
        """The dealer's mark, if `seat` deals."""
        if self._table.game.deal.dealer == seat:
            self._faces.dealer(x + self._theme.DEALER_GAP, y)

    def _draw_score(self, seat, y):
        match = self._table.game.match
        game = match.running() or match.games[-1]
        self._canvas.number_right(game.scores[seat], self._canvas.width, y)

    def _draw_other(self):
        table = self._table
        theme = self._theme
        other = 1 - table.game.seat
        y = theme.OTHER_Y
        x = self._draw_name(table.game.name(self._app.words, other), other, y)
        self._draw_dealer(other, x, y)
        n = count(table.game.deal.hands[other])
        if table.motion.on and table.motion.action >= DISCARD and not table.game.mine():
            n -= 1
        x = theme.BACKS_X
        width = theme.BACK_W
        while n:
            self._fb.fill_rect(x, y + 1, width, theme.BACK_H, theme.INK)
            x += width + 1
            n -= 1
        self._draw_score(other, y)

    def _draw_piles(self):
        table = self._table
        theme = self._theme
        deal = table.game.deal
        faces = self._faces
        y = theme.PILES_Y
        faces.back(theme.STOCK_X, y)
        self._canvas.number(deal.stock, theme.COUNT_X, theme.COUNT_Y)
        if deal.limit != 10:
            self._draw_limit(deal.limit)
        size = deal.pile_size
        if table.motion.on and table.motion.action == TAKE:
            size -= 1
        if size:
            faces.face(deal.pile[size - 1], theme.PILE_X, y)
        else:
            faces.empty(theme.PILE_X, y)
        if table.mode == CHOOSE and not table.motion.on:
            if table.pile:
                self._canvas.text("▶", theme.PILE_X - theme.POINTER, theme.COUNT_Y)
            elif deal.phase != OFFER:
                self._canvas.text("▶", theme.STOCK_X - theme.POINTER, theme.COUNT_Y)

    def _draw_limit(self, limit):
        theme = self._theme
        words = self._app.words
        y = theme.COUNT_Y + self._canvas.font.height
        if limit:
            x = self._canvas.text(words.LIMIT, theme.COUNT_X, y)
            self._canvas.number(limit, x, y)
        else:
            self._canvas.text(words.GIN, theme.COUNT_X, y)

    # what is said beside the piles

    def _draw_say(self):
        table = self._table
        theme = self._theme
        words = self._app.words
        canvas = self._canvas
        x = theme.SAY_X
        y = theme.SAY_Y
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
        if not table.n_offers and not table.message:
            self._draw_hint(theme.SAY_X, theme.OFFER_Y)

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
        for i in range(table.n_offers):
            offer = table.offers[i]
            word = words.KNOCK if offer == KNOCK else words.GIN if offer == GIN else words.BIG_GIN
            x = self._canvas.button(word, x, y, table.at == i)

    def _draw_hint(self, x, y):
        """In the first deal: which buttons to press."""
        table = self._table
        words = self._app.words
        if table.game.match.history or table.motion.on:
            return
        if table.mode in (CHOOSE, PUT):
            x = self._canvas.arrows(x, y)
            self._canvas.text(words.HINT_DRAW if table.mode == CHOOSE else words.HINT_PUT, x, y)

    # the player's side

    def _draw_own(self):
        table = self._table
        theme = self._theme
        words = self._app.words
        y = theme.OWN_Y
        seat = table.game.seat
        x = self._draw_name(words.YOU, seat, y)
        x = self._canvas.number(table.left, x + theme.DEALER_GAP, y)
        self._draw_dealer(seat, x, y)
        self._draw_keys(theme.KEY_X, y)
        self._draw_score(seat, y)

    def _draw_keys(self, x, y):
        """What A does now, and B where it says no."""
        table = self._table
        words = self._app.words
        canvas = self._canvas
        if table.motion.on:
            return
        mode = table.mode
        if mode == CHOOSE:
            offered = table.game.deal.phase == OFFER
            word = words.DO_TAKE if table.pile else words.DO_REFUSE if offered else words.DO_DRAW
            canvas.key(words.KEY_A, word, x, y)
        elif mode == PUT:
            offer = table.offer()
            if offer == NONE:
                if table.card() != table.game.deal.taken:
                    canvas.key(words.KEY_A, words.DO_PUT, x, y)
            elif offer == KNOCK:
                canvas.key(words.KEY_A, words.KNOCK, x, y)
            else:
                canvas.key(words.KEY_A, words.GIN if offer == GIN else words.BIG_GIN, x, y)
        elif mode == ASK:
            x = canvas.key(words.KEY_A, words.YES, x, y)
            canvas.key(words.KEY_B, words.NO, x + canvas.font.width, y)
        elif mode == HIDE:
            canvas.key(words.KEY_A, words.DO_HIDE, x, y)

    def _draw_hand(self):
        table = self._table
        row = table.row
        card = table.card()
        lifted = NONE if card == NONE else row.find(card)
        hidden = NONE
        motion = table.motion
        if motion.on and motion.action >= DISCARD and table.game.mine():
            hidden = row.find(motion.action & 63)
        taken = table.game.deal.taken
        row.draw(lifted, hidden, row.find(taken) if table.mode and taken != NONE else NONE)
        if not motion.on and table.mode:
            self._draw_marks(lifted)

    def _draw_marks(self, lifted):
        """An arrowhead below the chosen card; a diamond by the card that was just drawn."""
        theme = self._theme
        row = self._table.row
        drawn = self._table.game.deal.drawn
        new = NONE if drawn == NONE else row.find(drawn)
        if lifted not in (NONE, new):
            self._faces.pointer(row.x[lifted], theme.MARK_BELOW)
        if new != NONE and new == lifted:
            self._faces.new_chosen(row.x[new], theme.MARK_BELOW)
        elif new != NONE:
            self._faces.new(row.x[new], theme.MARK_ABOVE)
