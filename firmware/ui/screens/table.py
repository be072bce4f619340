"""The card table: what a person may do now, and what the presses do."""

from time import ticks_add, ticks_diff

from gin.actions import (
    BIG_GIN,
    DISCARD,
    DRAW,
    GIN,
    KNOCK,
    LEGAL_MOST,
    PASS,
    TAKE,
)
from gin.cards import NONE
from gin.deal import OFFER, OVER
from gin.melds import after_discards
from micropython import const
from system import sealed
from system.keys import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from ui.game import THINKING
from ui.screen import IDLE_MS, Screen
from ui.screens.hand_row import HandRow
from ui.screens.modes import ASK, CHOOSE, HIDE, PUT, WAIT
from ui.screens.motion import Motion
from ui.screens.table_picture import Picture

_FRAME_MS = const(30)
_MESSAGE_MS = const(2500)
# By settings.speed: how long a card travels, and the pause after each thing that the other does.
_MOVE_MS = (450, 280, 140, 0)
_HOLD_MS = (1000, 550, 250, 0)
_END_MS = const(1200)


class Table(Screen):
    """One deal, from the upcard to the knock.

    `mode`: what the presses are for. `pile`: in CHOOSE, the pile is chosen and not the stock (or
    the pass). `at`: in PUT, the place in `offers` and then in the hand; in HIDE, in the hand.
    """

    def __init__(self, app):
        super().__init__(app)
        self.game = app.game
        self.row = HandRow(app.canvas, app.faces)
        self.motion = Motion()
        self.mode = WAIT
        self.pile = False
        self.at = 0
        self.offers = bytearray(2)  # BIG_GIN, GIN, KNOCK: the actions without their card
        self.n_offers = 0
        self._asked = NONE  # the offer that ASK and HIDE are about
        self.message = None
        self.left = 0  # deadwood: of the hand, or after what is chosen
        self._after = bytearray(52)
        self._legal = bytearray(LEGAL_MOST)
        self._n_legal = 0
        self._hold_until = app.board.ticks()
        self._picture = Picture(self)
        self._refresh()

    def shown(self):
        """It is on top now."""
        self._refresh_row()

    # state

    def _refresh(self):
        """Find out what may be done now, after an action."""
        deal = self.game.deal
        self.message = None
        self.n_offers = 0
        self.mode = WAIT
        if self.game.mine():
            self._n_legal = deal.legal(self._legal)
            if self._legal[0] == BIG_GIN or self._legal[0] >= DISCARD:
                self.mode = PUT
                self._find_offers()
            else:
                self.mode = CHOOSE
                self.pile = deal.phase == OFFER
        self._refresh_row()
        if self.mode == PUT:
            drawn = self.row.find(deal.drawn) if deal.drawn != NONE else self.row.dearest()
            self.at = 0 if self.n_offers else drawn
        self._count()

    def _find_offers(self):
        legal = self._legal
        last = legal[self._n_legal - 1]
        if legal[0] == BIG_GIN:
            self._offer(BIG_GIN)
        if last >= GIN:
            self._offer(GIN)
        elif last >= KNOCK:
            self._offer(KNOCK)

    def _offer(self, action):
        self.offers[self.n_offers] = action
        self.n_offers += 1

    def _refresh_row(self):
        card = self.card()
        hand = self.game.deal.hands[self.game.seat]
        self.row.arrange(hand, self.app.settings.sort)
        if self.row.n > 10:
            after_discards(hand, self._after)
        if card != NONE:
            place = self.row.find(card)
            if place != NONE:
                self.at = place + (self.n_offers if self.mode == PUT else 0)

    def card(self):
        """The card of the hand that is chosen, or NONE."""
        if self.mode == HIDE:
            return self.row.cards[self.at]
        if self.mode == PUT and self.at >= self.n_offers:
            return self.row.cards[self.at - self.n_offers]
        return NONE

    def offer(self):
        """The offer that is chosen or being carried out, or NONE."""
        if self.mode == PUT and self.at < self.n_offers:
            return self.offers[self.at]
        return self._asked if self.mode in (ASK, HIDE) else NONE

    def _may(self, action):
        return self._legal.find(bytes((action,)), 0, self._n_legal) >= 0

    def _count(self):
        """The deadwood to show: what the chosen card would leave, or the least there can be."""
        card = self.card()
        if self.row.n <= 10:
            self.left = self.row.deadwood
        elif self.offer() == BIG_GIN:
            self.left = 0
        elif card not in (NONE, self.game.deal.taken):
            self.left = self._after[card]
        else:
            self.left = 255
            for i in range(self._n_legal):
                action = self._legal[i]
                if DISCARD <= action < KNOCK:
                    self.left = min(self.left, self._after[action - DISCARD])

    # presses

    def press(self, key):
        """What the keys do here; see Screen."""
        self.app.redraw()
        if self.motion.on or not self.game.mine():
            self._hurry()
            if key == A:
                return
        self.message = None
        if key == B:
            self._back()
        elif key == X:
            self.app.settings.sort = (self.app.settings.sort + 1) % 3
            self._refresh_row()
        elif self.mode == CHOOSE:
            self._press_choose(key)
        elif self.mode == PUT:
            self._press_put(key)
        elif self.mode == ASK and key == A:
            self._agreed()
        elif self.mode == HIDE:
            self._press_hide(key)
        self._count()

    def _back(self):
        if self.mode in (ASK, HIDE):
            self.mode = PUT
            self.at = 0
        else:
            from ui.screens.pause import Pause

            self.app.open(Pause(self.app))

    def _press_choose(self, key):
        if key in (LEFT, RIGHT):
            self.pile = key == RIGHT and not self.game.deal.must_draw
        elif key in (UP, DOWN):
            self.pile = not self.pile and not self.game.deal.must_draw
        elif key == A:
            offered = self.game.deal.phase == OFFER
            self._set_out(TAKE if self.pile else PASS if offered else DRAW)

    def _press_put(self, key):
        places = self.n_offers + self.row.n
        if key == LEFT:
            self.at = (self.at - 1) % places
        elif key == RIGHT:
            self.at = (self.at + 1) % places
        elif key in (UP, Y):
            self.at = 0
        elif key == DOWN:
            if self.at < self.n_offers:
                self.at = self.n_offers + self.row.dearest()
        elif key == A:
            self._put()

    def _put(self):
        if self.at < self.n_offers:
            self._asked = self.offers[self.at]
            self.mode = ASK
            return
        card = self.card()
        if self._may(DISCARD + card):
            self._set_out(DISCARD + card)
        elif card == self.game.deal.taken:
            self._say(self.app.words.BARRED)

    def _say(self, lines):
        self.message = lines
        self._hold_until = ticks_add(self.app.board.ticks(), _MESSAGE_MS)

    def _agreed(self):
        if self._asked == BIG_GIN:
            self._set_out(BIG_GIN)
            return
        self.mode = HIDE
        best = NONE
        for i in range(self.row.n):
            if self._may(self._asked + self.row.cards[i]) and (
                best == NONE or self._after[self.row.cards[i]] <= self._after[self.row.cards[best]]
            ):
                best = i
        self.at = best

    def _press_hide(self, key):
        if key == A:
            self._set_out(self._asked + self.card())
        elif key in (LEFT, RIGHT):
            step = 1 if key == RIGHT else -1
            self.at = (self.at + step) % self.row.n
            while not self._may(self._asked + self.card()):
                self.at = (self.at + step) % self.row.n

    # actions on their way

    def _set_out(self, action):
        """Let the card of `action` travel; the action is done when it arrives."""
        card = NONE
        if action == TAKE:
            card = self.game.deal.upcard()
        elif DISCARD <= action < KNOCK:
            card = action - DISCARD
        ms = _MOVE_MS[self.app.settings.speed]
        self.motion.begin(action, card, self.app.board.ticks(), ms)
        self._picture.path(self.motion)
        if action in (PASS, BIG_GIN) or not ms:
            self._arrive()
        self.app.redraw()

    def _hurry(self):
        """Let what is on its way arrive at once, without the pause after it."""
        if self.motion.on:
            self._arrive()
        self._hold_until = self.app.board.ticks()

    def _arrive(self):
        theirs = not self.game.mine()
        self.motion.on = False
        self.game.apply(self.motion.action)
        over = self.game.deal.phase == OVER
        shown = theirs or self.game.two
        ms = _END_MS if over else _HOLD_MS[self.app.settings.speed] if shown else 0
        self._hold_until = ticks_add(self.app.board.ticks(), ms)
        self._refresh()
        self.app.redraw()
        if self.app.store.problem == sealed.UNWRITABLE:
            self._tell_unsaved()

    def _tell_unsaved(self):
        from ui.screens.page import Page

        self.app.store.problem = sealed.GOOD
        self.app.open(Page(self.app, self.app.words.TROUBLE, self.app.words.UNSAVED))

    def tick(self, now):
        """Let time go by."""
        if self.motion.on:
            self.app.redraw()
            if self.motion.go(now):
                self._arrive()
        self.pause_ms = _FRAME_MS
        if self.motion.on:
            return
        left = ticks_diff(self._hold_until, now)
        if left > 0:
            self.pause_ms = left
        elif self.message:
            self.message = None
            self.app.redraw()
        elif self.game.deal.phase == OVER or (self.game.two and not self.game.mine()):
            self.app.go_on()
        elif not self.game.mine():
            action = self.game.think()
            if action != THINKING:
                self._set_out(action)
            else:
                self.pause_ms = 0
        else:
            self.pause_ms = IDLE_MS

    def draw(self, canvas):
        """Draw all of it."""
        self._picture.draw()
