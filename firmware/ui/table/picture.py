"""How the card table looks; what it shows is the state of ui.table.table."""

import framebuf

from gin.actions import DISCARD, DRAW, TAKE
from gin.cards import NONE, count
from gin.deal import OFFER, OVER
from micropython import const
from ui.table.modes import ASK, BREAK, CHOOSE, HIDE
from ui.table.said import Said, offer_word

# the parts of the picture
OTHER = const(1)
PILES = const(2)
SAID = const(4)
OWN = const(8)
HAND = const(16)
ALL = const(31)


class Picture:
    """Draws a Table on the app's canvas. Nothing is allocated from one frame to the next.

    `stale` holds the parts that have changed; only they are drawn. A card on its way is drawn
    over them, and what it covers is kept and put back.
    """

    def __init__(self, table):
        self._table = table
        self._app = table.app
        self._canvas = table.app.canvas
        self._fb = table.app.canvas.fb
        self._theme = table.app.canvas.theme
        self._faces = table.app.faces
        self._said = Said(table)
        self.stale = ALL
        width = self._theme.CARD_W
        height = self._theme.CARD_H
        self._below = framebuf.FrameBuffer(bytearray(width * height), width, height, framebuf.GS8)
        self._below_x = -1  # where the card on its way was drawn
        self._below_y = 0

    def path(self, motion):
        """Where the card of `motion` comes from and goes to."""
        theme = self._theme
        table = self._table
        mine = table.session.mine()
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
        """Draw the parts that have changed, and the card on its way."""
        stale = self.stale
        motion = self._table.motion
        if self._below_x >= 0:
            self._fb.blit(self._below, self._below_x, self._below_y)
            self._below_x = -1
        if stale == ALL:
            self._canvas.clear()
        elif stale:
            self._clear(stale)
        if stale & OTHER:
            self._draw_other()
        if stale & PILES:
            self._draw_piles()
        if stale & SAID:
            self._said.draw()
        if stale & OWN:
            self._draw_own()
        if stale & HAND:
            self._draw_hand(stale == ALL)
        self.stale = 0
        if motion.on:
            self._draw_motion(motion)

    def _clear(self, stale):
        """Make room for the parts that have changed; the hand does so itself."""
        theme = self._theme
        y = theme.OTHER_Y
        if stale & OTHER:
            self._fb.fill_rect(0, y, self._canvas.width, theme.SAY_Y - y, theme.PAPER)
        y = theme.PILES_Y - 1
        if stale & PILES:
            self._fb.fill_rect(0, y, theme.SAY_X, theme.OWN_Y - y, theme.PAPER)
        y = theme.SAY_Y
        if stale & SAID:
            self._fb.fill_rect(theme.SAY_X, y, self._canvas.width, theme.OWN_Y - y, theme.PAPER)
        y = theme.OWN_Y
        if stale & OWN:
            self._fb.fill_rect(0, y, self._canvas.width, theme.MARK_ABOVE - y, theme.PAPER)

    def _draw_motion(self, motion):
        x = max(0, min(motion.x, self._canvas.width - self._theme.CARD_W))
        y = max(0, min(motion.y, self._canvas.height - self._theme.CARD_H))
        self._below_x = x
        self._below_y = y
        self._below.blit(self._fb, -x, -y)
        if motion.card == NONE:
            self._faces.back(x, y)
        else:
            self._faces.face(motion.card, x, y)

    def _draw_name(self, name, seat, y):
        """A player's name, on a bar in its turn; gives the x after it."""
        deal = self._table.session.deal
        x = self._theme.NAME_X
        if deal.turn == seat and deal.phase != OVER:
            return self._canvas.pill(name, x, y)
        return self._canvas.text(name, x, y)

    def _draw_score(self, seat, y):
        match = self._table.session.match
        game = match.running() or match.games[-1]
        self._canvas.number_right(game.scores[seat], self._canvas.width, y)

    def _draw_other(self):
        table = self._table
        other = 1 - table.session.seat
        y = self._theme.OTHER_Y
        self._draw_name(table.session.name(self._app.words, other), other, y)
        x = count(table.session.deal.hands[other])
        if table.motion.on and table.motion.action >= DISCARD and not table.session.mine():
            x -= 1
        self._draw_backs(x, y + 1)
        self._canvas.text(self._app.words.SCORE, self._theme.SCORE_X, y)
        self._draw_score(other, y)

    def _draw_backs(self, n, y):
        x = self._theme.BACKS_X
        while n:
            self._fb.fill_rect(x, y, self._theme.BACK_W, self._theme.BACK_H, self._theme.INK)
            x += self._theme.BACK_W + 1
            n -= 1

    def _draw_piles(self):
        table = self._table
        theme = self._theme
        deal = table.session.deal
        y = theme.PILES_Y
        self._faces.back(theme.STOCK_X, y)
        mine = deal.dealer == table.session.seat
        self._faces.dealer(theme.DEALER_X, theme.DEALER_OWN_Y if mine else theme.DEALER_OTHER_Y)
        self._canvas.number(deal.stock, theme.COUNT_X, theme.COUNT_Y)
        if deal.limit != 10:
            self._draw_limit(deal.limit)
        size = deal.pile_size
        if table.motion.on and table.motion.action == TAKE:
            size -= 1
        if size:
            self._faces.face(deal.pile[size - 1], theme.PILE_X, y)
        else:
            self._faces.empty(theme.PILE_X, y)
        if table.mode == CHOOSE and not table.motion.on:
            if table.pile:
                self._canvas.text("▶", theme.PILE_X - theme.POINTER, theme.COUNT_Y)
            elif deal.phase != OFFER and not table.out:
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

    # the player's side

    def _draw_own(self):
        table = self._table
        theme = self._theme
        y = theme.OWN_Y
        seat = table.session.seat
        x = self._draw_name(self._app.words.DEADWOOD, seat, y)
        self._canvas.number(table.left, x + theme.NAME_GAP, y)
        if table.course.may_take_back():
            self._canvas.key(self._app.words.KEY_B, self._app.words.UNDO, theme.KEY_X, y)
        elif table.mode and not table.motion.on:
            self._draw_keys(theme.KEY_X, y)
        self._draw_score(seat, y)

    def _draw_keys(self, x, y):
        """What A does now, and B where it says no."""
        words = self._app.words
        word = self._deed(words)
        if word:
            x = self._canvas.key(words.KEY_A, word, x, y)
            if self._table.mode == ASK or self._table.mode == BREAK:  # noqa: PLR1714 - a tuple allocates
                self._canvas.key(words.KEY_B, words.NO, x + self._canvas.font.width, y)

    def _deed(self, words):
        """What A does, in a word."""
        table = self._table
        mode = table.mode
        if table.out:
            return words.MENU if mode == CHOOSE else words.NO
        if mode == CHOOSE:
            if table.pile:
                return words.DO_TAKE
            return words.DO_REFUSE if table.session.deal.phase == OFFER else words.DO_DRAW
        if mode == ASK or mode == BREAK:  # noqa: PLR1714, SIM109 - a tuple allocates
            return words.YES
        if mode == HIDE:
            return words.DO_HIDE
        offer = table.offer()
        if offer == NONE:
            return "" if table.card() == table.session.deal.taken else words.DO_PUT
        return offer_word(words, offer)

    def _draw_hand(self, whole):
        """The hand; unless `whole`, only what another chosen card changes."""
        table = self._table
        lifted = table.row.find(table.card())
        hidden = NONE
        if table.motion.on and table.motion.action >= DISCARD and table.session.mine():
            hidden = table.row.find(table.motion.action & 63)
        barred = table.row.find(table.session.deal.taken) if table.mode else NONE
        if whole:
            table.row.draw(lifted, hidden, barred)
        else:
            table.row.lift(lifted, barred)
        if not table.motion.on and table.mode:
            self._draw_marks(lifted)

    def _draw_marks(self, lifted):
        """An arrowhead below the chosen card; a diamond by the card that was just drawn."""
        theme = self._theme
        row = self._table.row
        new = row.find(self._table.session.deal.drawn)
        if lifted != NONE and lifted != new:  # noqa: PLR1714 - a tuple allocates
            self._faces.pointer(row.x[lifted], theme.MARK_BELOW)
        if new != NONE and new == lifted:
            self._faces.new_chosen(row.x[new], theme.MARK_BELOW)
        elif new != NONE:
            self._faces.new(row.x[new], theme.MARK_ABOVE)
