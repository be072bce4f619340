"""The card table: what a person may do now, and what the presses do."""

from time import ticks_add, ticks_diff

from gin.actions import BIG_GIN, DISCARD, DRAW, KNOCK, PASS, TAKE
from gin.cards import NONE
from gin.deal import OFFER, OVER
from micropython import const
from session.session import THINKING
from system import sealed
from system.keys import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from ui import sounds
from ui.screen import IDLE_MS, Screen
from ui.table.allowed import Allowed
from ui.table.hand_row import HandRow
from ui.table.modes import ASK, CHOOSE, HIDE, PUT, WAIT
from ui.table.motion import Motion
from ui.table.picture import ALL, HAND, OWN, PILES, SAID, Picture

_FRAME_MS = const(10)  # between two pictures of a card on its way
_MESSAGE_MS = const(2500)
_END_MS = const(1200)
# By settings.speed: how long a card travels, and the pause after each thing that the other does.
_MOVE_MS = (450, 280, 140, 0)
_HOLD_MS = (1000, 550, 250, 0)


class Table(Screen):
    """One deal, from the upcard to the knock.

    `mode`: what the presses are for. `pile`: in CHOOSE, the pile is chosen and not the stock (or
    the pass). `at`: in PUT, the place among the offers and then in the hand; in HIDE, in the hand.
    `left`: deadwood of the hand, or after what is chosen. `message`: two lines, or None. `hint`:
    lines as hint_lines gives them, until the next press, or None.
    """

    def __init__(self, app):
        super().__init__(app)
        self.session = app.session
        self.row = HandRow(app.canvas, app.faces)
        self.motion = Motion()
        self.allowed = Allowed()
        self.mode = WAIT
        self.pile = False
        self.at = 0
        self.message = None
        self.hint = None
        self.left = 0
        self._asked = NONE  # the offer that ASK and HIDE are about
        self._hold_until = app.board.ticks()
        self._picture = Picture(self)
        self._refresh()

    def shown(self):
        """It is on top now."""
        self.app.forget("menus")
        if self.row.sort != self.app.settings.sort:
            self._refresh_row()
        self._change(ALL)

    def _change(self, parts):
        """Draw these parts of the picture anew."""
        self._picture.stale |= parts
        self.app.redraw()

    # state

    def _refresh(self):
        """Find out what may be done now, after an action."""
        deal = self.session.deal
        self.message = None
        self.hint = None
        self.allowed.clear()
        self.mode = WAIT
        if self.session.mine():
            self.allowed.read(deal, deal.hands[self.session.seat])
            if self.allowed.puts():
                self.mode = PUT
            else:
                self.mode = CHOOSE
                self.pile = deal.phase == OFFER
        self._refresh_row()
        if self.mode == PUT:
            drawn = (
                self.row.find(deal.drawn) if deal.drawn != NONE else self.row.dearest(deal.taken)
            )
            self.at = 0 if self.allowed.n_offers else drawn
        self._count()
        self._change(ALL)

    def _refresh_row(self):
        """Sort the hand; the same card stays chosen."""
        card = self.card()
        self.row.arrange(self.session.deal.hands[self.session.seat], self.app.settings.sort)
        place = self.row.find(card)
        if place != NONE:
            self.at = place + (self.allowed.n_offers if self.mode == PUT else 0)

    def card(self):
        """The card of the hand that is chosen, or NONE."""
        if self.mode == HIDE:
            return self.row.cards[self.at]
        if self.mode == PUT and self.at >= self.allowed.n_offers:
            return self.row.cards[self.at - self.allowed.n_offers]
        return NONE

    def offer(self):
        """The offer that is chosen or being carried out, or NONE."""
        if self.mode == PUT and self.at < self.allowed.n_offers:
            return self.allowed.offers[self.at]
        asked = self.mode == ASK or self.mode == HIDE  # noqa: PLR1714 - a tuple allocates
        return self._asked if asked else NONE

    def _count(self):
        """The deadwood to show: what the chosen card would leave, or the least there can be."""
        card = self.card()
        if not self.mode or not self.allowed.puts():
            self.left = self.row.deadwood
        elif self.offer() == BIG_GIN:
            self.left = 0
        elif card != NONE and card != self.session.deal.taken:  # noqa: PLR1714 - a tuple allocates
            self.left = self.allowed.after[card]
        else:
            self.left = self.allowed.least()

    # presses

    def press(self, key):
        """What the keys do here; see Screen."""
        if self.motion.on or not self.session.mine():
            self._hurry()
            if key == A:
                return
        hinted = self.hint
        if self.message or hinted:
            self.message = None
            self.hint = None
            self._change(SAID)
        if key == B:
            self._back()
        elif key == Y:
            if self.mode and not hinted:
                self.show_hint()
        elif key == X:
            settings = self.app.settings
            settings.sort = (settings.sort + 1) % 3
            self.app.afterwards(settings.save)
            self._refresh_row()
            self._change(ALL)
        elif self.mode == CHOOSE:
            self._press_choose(key)
        elif self.mode == PUT:
            self._press_put(key)
        elif self.mode == ASK and key == A:
            self._agreed()
        elif self.mode == HIDE:
            self._press_hide(key)
        self._count()

    def _turn_to(self, mode, at):
        """The presses are for something else from now on."""
        self.mode = mode
        self.at = at
        self._change(ALL)

    def _back(self):
        if self.mode in (ASK, HIDE):
            self._turn_to(PUT, 0)
        else:
            self.app.pause(hints=self.mode != WAIT)

    def show_hint(self):
        """Tell what Hard would do, and choose it; doing it is left to the person."""
        from ui.table import hint_lines

        action, self.hint = hint_lines.ask(self.app)
        self.app.tidy()
        if not self.allowed.puts():
            self.pile = action == TAKE
            self._turn_to(CHOOSE, 0)
            return
        self._turn_to(PUT, self.allowed.n_offers)
        if DISCARD <= action < KNOCK:
            self.at += self.row.find(action - DISCARD)
        else:
            self.at = 0 if action == BIG_GIN else self.allowed.n_offers - 1
        self._count()

    def _press_choose(self, key):
        if key == A:
            offered = self.session.deal.phase == OFFER
            self._set_out(TAKE if self.pile else PASS if offered else DRAW)
            return
        if key == LEFT:
            self.pile = False
        elif key == RIGHT:
            self.pile = True
        elif key in (UP, DOWN):
            self.pile = not self.pile
        if self.session.deal.must_draw:
            self.pile = False
        self._change(PILES | OWN)

    def _press_put(self, key):
        offers = self.allowed.n_offers
        places = offers + self.row.n
        if key == A:
            self._put()
            return
        if key == LEFT:
            self.at = (self.at - 1) % places
        elif key == RIGHT:
            self.at = (self.at + 1) % places
        elif key == UP:
            self.at = 0
        elif key == DOWN and self.at < offers:
            self.at = offers + self.row.dearest(self.session.deal.taken)
        self._change(SAID | OWN | HAND if offers else OWN | HAND)

    def _put(self):
        if self.at < self.allowed.n_offers:
            self._asked = self.allowed.offers[self.at]
            self._turn_to(ASK, 0)
            return
        card = self.card()
        if self.allowed.may(DISCARD + card):
            self._set_out(DISCARD + card)
        elif card == self.session.deal.taken:
            self.message = self.app.words.BARRED
            self._hold_until = ticks_add(self.app.board.ticks(), _MESSAGE_MS)
            self._change(SAID)

    def _agreed(self):
        if self._asked == BIG_GIN:
            self._set_out(BIG_GIN)
        else:
            self._turn_to(HIDE, self.allowed.best(self._asked, self.row.cards))

    def _press_hide(self, key):
        if key == A:
            self._set_out(self._asked + self.card())
        elif key in (LEFT, RIGHT):
            step = 1 if key == RIGHT else -1
            self.at = (self.at + step) % self.row.n
            while not self.allowed.may(self._asked + self.card()):
                self.at = (self.at + step) % self.row.n
            self._change(SAID | OWN | HAND)

    # actions on their way

    def _set_out(self, action):
        """Let the card of `action` travel; the action is done when it arrives."""
        card = NONE
        if action == TAKE:
            card = self.session.deal.upcard()
        elif DISCARD <= action < KNOCK:
            card = action - DISCARD
        ms = _MOVE_MS[self.app.settings.speed]
        self.motion.begin(action, card, self.app.board.ticks(), ms)
        self._picture.path(self.motion)
        self._change(ALL)
        if action in (PASS, BIG_GIN) or not ms:
            self._arrive()

    def _hurry(self):
        """Let what is on its way arrive at once, without the pause after it."""
        if self.motion.on:
            self._arrive()
        self._hold_until = self.app.board.ticks()

    def _arrive(self):
        theirs = not self.session.mine()
        self.motion.on = False
        self.session.apply(self.motion.action)
        sounds.tell(self.app, self.motion.action)
        over = self.session.deal.phase == OVER
        shown = theirs or self.session.two
        ms = _END_MS if over else _HOLD_MS[self.app.settings.speed] if shown else 0
        self._hold_until = ticks_add(self.app.board.ticks(), ms)
        self._refresh()
        self.app.tidy()
        if self.app.store.problem == sealed.UNWRITABLE:
            self._tell_unsaved()

    def _tell_unsaved(self):
        from ui.screens.page import Page

        self.app.store.problem = sealed.GOOD
        self.app.open(Page(self.app, self.app.words.TROUBLE, self.app.words.UNSAVED))

    def tick(self, now):
        """Let time go by."""
        self.pause_ms = _FRAME_MS
        if self.motion.on:
            self.app.redraw()
            if self.motion.go(now):
                self._arrive()
            return
        left = ticks_diff(self._hold_until, now)
        if left > 0:
            self.pause_ms = left
        elif self.message:
            self.message = None
            self._change(SAID)
        elif self.session.deal.phase == OVER or (self.session.two and not self.session.mine()):
            self.app.go_on()
        elif self.session.mine():
            self.pause_ms = IDLE_MS
        else:
            self._let_think()

    def _let_think(self):
        """A slice of the other's thinking; its action sets out when it has one."""
        self.pause_ms = 0
        if not self.app.stale:  # what the person did is shown first
            action = self.session.think()
            if action != THINKING:
                self._set_out(action)

    def draw(self, canvas):
        """Draw what has changed."""
        self._picture.draw()
