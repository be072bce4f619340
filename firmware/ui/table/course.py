"""The course of a deal: cards on their way, the other's turn, how long each is seen."""

from time import ticks_add, ticks_diff

from gin.actions import BIG_GIN, DISCARD, KNOCK, PASS, TAKE
from gin.cards import NONE
from gin.deal import DRAW_PHASE, OVER
from micropython import const
from players import THINKING
from system import sealed
from ui import sounds
from ui.screen import IDLE_MS, REACTION_MS, SEEN_MS
from ui.table.motion import Motion

_FRAME_MS = const(10)  # between two pictures of a card on its way
_END_MS = const(1200)
# By settings.speed: how long a card travels, and the pause after each thing that the other does.
_MOVE_MS = (450, 280, 140, 0)
_HOLD_MS = (1000, 550, 250, 0)


class Course:
    """Carries out the actions of the deal that `table` shows."""

    def __init__(self, table):
        self._table = table
        self._app = table.app
        self._session = table.session
        self.motion = Motion()
        self._hold_until = table.app.board.ticks()

    def set_out(self, action):
        """Let the card of `action` travel; the action is done when it arrives."""
        card = NONE
        if action == TAKE:
            card = self._session.deal.upcard()
        elif DISCARD <= action < KNOCK:
            card = action - DISCARD
        ms = _MOVE_MS[self._app.settings.speed]
        self.motion.begin(action, card, self._app.board.ticks(), ms)
        self._table.set_out(self.motion)
        if action in (PASS, BIG_GIN) or not ms:
            self._arrive()

    def hold(self, ms):
        """Let nothing go on for so long."""
        self._hold_until = ticks_add(self._app.board.ticks(), ms)

    def hurry(self):
        """Let what is on its way arrive at once, without the pause after it."""
        if self.motion.on:
            self._arrive()
        self._hold_until = self._app.board.ticks()

    def may_take_back(self):
        """True while the person's discard travels, and until the other has acted upon it."""
        session = self._session
        deal = session.deal
        if session.mine():
            return self.motion.on and DISCARD <= self.motion.action < KNOCK
        if session.two or self.motion.on or deal.phase != DRAW_PHASE:
            return False  # what the other is seen to do cannot be asked for and taken back
        return deal.last_put[session.seat] != NONE

    def take_back(self):
        """Give the person's discard back into the hand."""
        self.motion.on = False
        if not self._session.mine():
            self._session.take_back()
        self.hold(0)

    def _arrive(self):
        session = self._session
        theirs = not session.mine()
        self.motion.on = False
        session.apply(self.motion.action)
        sounds.tell(self._app, self.motion.action)
        over = session.deal.phase == OVER
        speed = self._app.settings.speed
        if over:
            self.hold(_END_MS)
        elif theirs or session.two:
            self.hold(_HOLD_MS[speed])
        elif self.may_take_back():  # there is time for that
            self.hold(_MOVE_MS[speed])
        else:
            self.hold(0)
        if session.mine():
            self._app.guard(REACTION_MS if theirs else SEEN_MS)
        elif over and theirs:
            self._app.guard(REACTION_MS)
        self._table.refresh()
        self._app.tidy()
        if self._app.store.problem == sealed.UNWRITABLE:
            self._app.tell_unsaved()
        elif self._app.power.low:
            self._app.tell_low()

    def go_on(self, now):
        """Let time go by; gives how long the app may wait for a key, in milliseconds."""
        if self.motion.on:
            self._app.redraw()
            if self.motion.go(now):
                self._arrive()
            return _FRAME_MS
        left = ticks_diff(self._hold_until, now)
        if left > 0:
            return left
        session = self._session
        if self._table.message:
            self._table.unsay()
        elif session.deal.phase == OVER or (session.two and not session.mine()):
            self._app.go_on()
        elif session.mine():
            return IDLE_MS
        elif self._app.stale:  # what the person did is shown first
            return 0
        else:
            action = session.think()
            if action == THINKING:
                return 0
            self.set_out(action)
        return _FRAME_MS
