"""The card table: what a person may do now, and what the presses do."""

from gin.actions import BIG_GIN, DISCARD, DRAW, KNOCK, PASS, TAKE
from gin.cards import NONE
from gin.deal import OFFER
from micropython import const
from system.keys import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from ui.screen import SEEN_MS, Screen
from ui.table.allowed import Allowed
from ui.table.course import Course
from ui.table.hand_row import HandRow
from ui.table.modes import ASK, BREAK, CHOOSE, HIDE, PUT, WAIT
from ui.table.picture import ALL, HAND, OWN, PILES, SAID, Picture

_MESSAGE_MS = const(2500)


class Table(Screen):
    """One deal, from the upcard to the knock.

    `mode`: what the presses are for. `pile`: in CHOOSE, the pile is chosen and not the stock (or
    the pass). `out`: the way out is chosen, for handhelds without B: in CHOOSE the menu, where
    something is asked the no. `at`: in PUT, the place among the offers and then in the hand; in
    HIDE, in the hand. `left`: deadwood of the hand, or after what is chosen. `message`: two lines,
    or None. `hint`: lines as hint_lines gives them, until the next press, or None.
    """

    seen_ms = SEEN_MS

    def __init__(self, app):
        super().__init__(app)
        self.session = app.session
        self.row = HandRow(app.canvas, app.faces)
        self.course = Course(self)
        self.motion = self.course.motion
        self.allowed = Allowed()
        self.mode = WAIT
        self.pile = False
        self.out = False
        self.at = 0
        self.message = None
        self.hint = None
        self.left = 0
        self._asked = NONE  # the offer that ASK and HIDE are about
        self._picture = Picture(self)
        self.refresh()

    def shown(self):
        """It is on top now."""
        self.app.afterwards(lambda: self.app.forget("menus"))
        if self.row.sort != self.app.settings.sort:
            self._refresh_row()
        self._change(ALL)

    def _change(self, parts):
        """Draw these parts of the picture anew."""
        self._picture.stale |= parts
        self.app.redraw()

    # state

    def refresh(self):
        """Find out what may be done now, after an action."""
        deal = self.session.deal
        self.message = None
        self.hint = None
        self.allowed.clear()
        self.mode = WAIT
        self.out = False
        self.at = 0  # places are other ones now
        if self.session.mine():
            self.allowed.read(deal, deal.hands[self.session.seat])
            if self.allowed.puts():
                self.mode = PUT
            else:
                self.mode = CHOOSE
                self.pile = deal.phase == OFFER and self.allowed.melds(
                    deal.hands[self.session.seat], deal.upcard()
                )
        self._refresh_row()
        if self.mode == PUT:
            self.at = 0 if self.allowed.n_offers else self.row.first(deal.drawn, deal.taken)
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
            return NONE if self.out else self.row.cards[self.at]
        puts = self.mode == PUT or self.mode == BREAK  # noqa: PLR1714 - a tuple allocates
        if puts and self.at >= self.allowed.n_offers:
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
        if key == B and self.course.may_take_back():
            self._take_back()
            return
        if self.motion.on or not self.session.mine():
            self.course.hurry()
            if key == A:
                return
        hinted = self.hint
        if self.message or hinted:
            self.unsay()
        if key == B:
            self._back()
        elif key == X:
            self._sort_otherwise()
        elif key == Y:
            if self.mode and not hinted:
                self.show_hint()
        elif self.mode == CHOOSE:
            self._press_choose(key)
        elif self.mode == PUT:
            self._press_put(key)
        else:
            self._press_asked(key)
        self._count()

    def _sort_otherwise(self):
        settings = self.app.settings
        settings.sort = (settings.sort + 1) % 3
        self.app.afterwards(settings.save)
        self._refresh_row()
        self._change(ALL)

    def unsay(self):
        """What was said is said no more."""
        self.message = None
        self.hint = None
        self._change(SAID)

    def _take_back(self):
        """Have the discard back that travels or lies on the pile."""
        card = self.motion.card if self.session.mine() else self.session.deal.upcard()
        self.course.take_back()
        self.refresh()
        self._turn_to(PUT, self.allowed.n_offers + self.row.find(card))
        self._count()

    def _turn_to(self, mode, at):
        """The presses are for something else from now on."""
        self.mode = mode
        self.at = at
        self.out = False
        self._change(ALL)

    def _back(self):
        if self.mode in (ASK, HIDE, BREAK):
            self._turn_to(PUT, self.at if self.mode == BREAK else 0)
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
        if key == A and self.out:
            self._back()
            return
        if key == A:
            offered = self.session.deal.phase == OFFER
            self.course.set_out(TAKE if self.pile else PASS if offered else DRAW)
            return
        if key == LEFT:
            self.out = not self.pile
            self.pile = False
        elif key == RIGHT:
            self.pile = not self.out and not self.session.deal.must_draw
            self.out = False
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
        elif key == UP and offers:
            self.at = 0
        elif key == DOWN and self.at < offers:
            deal = self.session.deal
            self.at = offers + self.row.first(deal.drawn, deal.taken)
        self._change(SAID | OWN | HAND if offers else OWN | HAND)

    def _put(self):
        if self.at < self.allowed.n_offers:
            self._asked = self.allowed.offers[self.at]
            self._turn_to(ASK, 0)
            return
        card = self.card()
        if self.allowed.may(DISCARD + card):
            melded = self.row.melded(self.row.find(card))
            if melded and self.allowed.after[card] > self.allowed.least():
                self._turn_to(BREAK, self.at)
            else:
                self.course.set_out(DISCARD + card)
        elif card == self.session.deal.taken:
            self.message = self.app.words.BARRED
            self.course.hold(_MESSAGE_MS)
            self._change(SAID)

    def _agreed(self):
        if self.mode == BREAK:
            self.course.set_out(DISCARD + self.card())
        elif self._asked == BIG_GIN:
            self.course.set_out(BIG_GIN)
        else:
            self._turn_to(HIDE, self.allowed.best(self._asked, self.row.cards))

    def _press_asked(self, key):
        if key == A and self.out:
            self._back()
        elif key == A and self.mode == HIDE:
            self.course.set_out(self._asked + self.card())
        elif key == A:
            self._agreed()
        elif key in (LEFT, RIGHT):
            if self.mode == HIDE:
                self._hide_another(1 if key == RIGHT else -1)
            else:
                self.out = not self.out
            self._change(SAID | OWN | HAND)

    def _hide_another(self, step):
        """Choose the next card that may go face down; beyond the last one stands the no."""
        at = self.at
        if self.out:
            at = -1 if step > 0 else self.row.n
        at = self.allowed.beside(self._asked, self.row, at, step)
        self.out = at == NONE
        if not self.out:
            self.at = at

    # time

    def set_out(self, motion):
        """The card of `motion` sets out: find its path and show it."""
        self._picture.path(motion)
        self._change(ALL)

    def tick(self, now):
        """Let time go by."""
        self.pause_ms = self.course.go_on(now)

    def draw(self, canvas):
        """Draw what has changed."""
        self._picture.draw()
