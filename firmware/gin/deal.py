"""One deal: what may be done now, doing it, how it ended."""

from micropython import const

from . import kinds
from .actions import (
    BIG_GIN,
    DISCARD,
    DRAW,
    GIN,
    KNOCK,
    PASS,
    TAKE,
    action_text,
    card_of,
    is_action,
)
from .cards import NONE, VALUES, add, clear, hand, has, name, remove
from .melds import after_discards, deadwood
from .result import Result
from .rules import HUMAN, SEAT_HUMAN

OFFER = const(0)  # the upcard is offered: take it or pass
DRAW_PHASE = const(1)  # draw from the stock or take the top discard
DISCARD_PHASE = const(2)  # discard, knock or gin
OVER = const(3)
PHASE_NAMES = ("offer", "draw", "discard", "over")

HAND_SIZE = const(10)
STOCK_END = const(2)  # with so many left a discard ends the deal as void
TURNS_END = const(20)  # so many turns on end without a draw from the stock do too


class IllegalAction(ValueError):
    """An action that may not be done now; the message names it, the phase and why."""


class Deal:
    """The state of one deal; seats are 0 and 1. See `begin`.

    Open to both: `phase`, `turn`, `dealer`, `limit` (most deadwood to knock with), `stock` (cards
    left), `pile` and `pile_size` (the discards, the top one last), `must_draw` (both passed),
    `taken` (the card just taken from the pile, or NONE), `known[seat]` (a hand: cards taken from
    the pile and still held), `discarded[seat]`, `refused[seat]`, `turns[seat]` (completed).
    Of each seat's last turn: `last_draw[seat]` (DRAW, TAKE or PASS), `last_taken[seat]` (the card
    it took from the pile), `last_put[seat]` (the card it discarded); NONE where there is none.
    Hidden: `hands`, `deck`, `drawn` (the card just drawn from the stock, or NONE).
    """

    def __init__(self):
        self.deck = bytearray(52)
        self.pile = bytearray(52)
        self.hands = (hand(), hand())
        self.known = (hand(), hand())
        self.discarded = (hand(), hand())
        self.refused = (hand(), hand())
        self.turns = bytearray(2)
        self.last_draw = bytearray(2)
        self.last_taken = bytearray(2)
        self.last_put = bytearray(2)
        self.result = Result()
        self._after = bytearray(52)
        self._seen = hand()
        self.phase = OVER

    def begin(self, rules, deck, dealer):
        """Deal `deck` (52 different cards) in order: ten cards each, alternately, the first to the
        non-dealer, then the upcard; the rest is the stock in drawing order. What lies in the
        deal's own `deck` already is taken as it is, any other is checked."""
        self.rules = rules
        self.dealer = dealer
        if deck is not self.deck:
            self._check_deck(deck)
            self.deck[:] = bytes(deck)
        for seat in range(2):
            clear(self.hands[seat])
            clear(self.known[seat])
            clear(self.discarded[seat])
            clear(self.refused[seat])
            self.turns[seat] = 0
            self._begin_turn(seat, NONE)
        for i in range(2 * HAND_SIZE):
            add(self.hands[1 - dealer if i % 2 == 0 else dealer], deck[i])
        upcard = deck[2 * HAND_SIZE]
        self.pile[0] = upcard
        self.pile_size = 1
        self.stock = 51 - 2 * HAND_SIZE
        self.first = SEAT_HUMAN if rules.first == HUMAN else 1 - dealer
        self.turn = self.first
        self.phase = OFFER if rules.offer else DRAW_PHASE
        self.must_draw = False
        self.taken = NONE
        self.drawn = NONE
        self.turns_without_stock = 0
        self.limit = self._knock_limit(rules, upcard)
        self.doubled = bool(rules.oklahoma and rules.spades_double and upcard < 13)
        self.result.clear()

    def _check_deck(self, deck):
        found = bytearray(52)
        for card in deck:
            if not isinstance(card, int) or not 0 <= card < 52:
                raise ValueError(f"no such card in the deck: {card!r}")
            if found[card]:
                raise ValueError(f"the deck holds {name(card)} twice")
            found[card] = 1
        if len(deck) != 52:
            raise ValueError(f"a deck has 52 cards, not {len(deck)}")

    def _knock_limit(self, rules, upcard):
        if rules.straight:
            return 0
        if not rules.oklahoma:
            return rules.knock_limit
        if upcard % 13 == 0 and rules.ace_gin:
            return 0
        return VALUES[upcard % 13]

    def upcard(self):
        """The top of the discard pile, or NONE where it is empty."""
        return self.pile[self.pile_size - 1] if self.pile_size else NONE

    def legal(self, buffer):
        """Write the actions that may be done now into `buffer` (LEGAL_MOST bytes), ascending;
        gives how many, 0 when the deal is over."""
        phase = self.phase
        if phase == OFFER:
            buffer[0] = TAKE
            buffer[1] = PASS
            return 2
        if phase == DRAW_PHASE:
            buffer[0] = DRAW
            buffer[1] = TAKE
            return 1 if self.must_draw else 2
        if phase == DISCARD_PHASE:
            return self._legal_discards(buffer)
        return 0

    def _legal_discards(self, buffer):
        own = self.hands[self.turn]
        after = self._after
        n = 0
        if self.rules.big_gin and deadwood(own) == 0:
            buffer[0] = BIG_GIN
            n = 1
        after_discards(own, after)
        if self.taken != NONE:
            after[self.taken] = 255
        for card in range(52):
            if after[card] < 255:
                buffer[n] = DISCARD + card
                n += 1
        for card in range(52):
            if 0 < after[card] <= self.limit:
                buffer[n] = KNOCK + card
                n += 1
        for card in range(52):
            if after[card] == 0:
                buffer[n] = GIN + card
                n += 1
        return n

    def why_not(self, action):
        """Why `action` may not be done now, in words, or '' if it may."""
        if not is_action(action):
            return "there is no such action"
        phase = self.phase
        if phase == OVER:
            return "the deal is over"
        if phase == OFFER:
            if action not in (TAKE, PASS):
                return "the upcard is offered: take it or pass"
        elif phase == DRAW_PHASE:
            if action == TAKE and self.must_draw:
                return "both players passed the upcard: draw from the stock"
            if action not in (DRAW, TAKE):
                return "draw from the stock or take the top discard first"
        elif action == BIG_GIN:
            return self._why_no_big_gin()
        elif action < DISCARD:
            return "a card was drawn: discard, knock or gin"
        else:
            return self._why_not_put_down(action)
        return ""

    def _why_no_big_gin(self):
        if not self.rules.big_gin:
            return "big gin is not played under these rules"
        if deadwood(self.hands[self.turn]):
            return "not all eleven cards are melded"
        return ""

    def _why_not_put_down(self, action):
        own = self.hands[self.turn]
        card = card_of(action)
        if not has(own, card):
            return "that card is not held"
        if card == self.taken:
            return "it was just taken from the discard pile"
        if action < KNOCK:
            return ""
        after_discards(own, self._after)
        left = self._after[card]
        if action >= GIN:
            return f"it leaves {left} of deadwood" if left else ""
        if not left:
            return "it leaves no deadwood: that is gin"
        if left > self.limit:
            return f"it leaves {left} of deadwood, the limit is {self.limit}"
        return ""

    def apply(self, action):
        """Do `action` for the seat whose turn it is; IllegalAction, and nothing changed, if it may
        not be done."""
        why = self.why_not(action)
        if why:
            raise IllegalAction(f"{action_text(action)} in phase {PHASE_NAMES[self.phase]}: {why}")
        if action == TAKE:
            self._take()
        elif action == DRAW:
            self._draw()
        elif action == PASS:
            self._pass()
        elif action == BIG_GIN:
            self._end(kinds.BIG_GIN, NONE)
        else:
            self._put_down(action)

    def _begin_turn(self, seat, action):
        self.last_draw[seat] = action
        self.last_taken[seat] = NONE
        self.last_put[seat] = NONE

    def _take(self):
        self._begin_turn(self.turn, TAKE)
        self.pile_size -= 1
        card = self.pile[self.pile_size]
        self.last_taken[self.turn] = card
        add(self.hands[self.turn], card)
        add(self.known[self.turn], card)
        self.taken = card
        self.turns_without_stock += 1
        self.phase = DISCARD_PHASE

    def _draw(self):
        self._begin_turn(self.turn, DRAW)
        if self.pile_size:
            add(self.refused[self.turn], self.upcard())
        card = self.deck[52 - self.stock]
        self.stock -= 1
        add(self.hands[self.turn], card)
        self.drawn = card
        self.must_draw = False
        self.turns_without_stock = 0
        self.phase = DISCARD_PHASE

    def _pass(self):
        self._begin_turn(self.turn, PASS)
        add(self.refused[self.turn], self.upcard())
        if self.turn != self.first:
            self.phase = DRAW_PHASE
            self.must_draw = True
        self.turn = 1 - self.turn

    def _put_down(self, action):
        seat = self.turn
        card = card_of(action)
        remove(self.hands[seat], card)
        remove(self.known[seat], card)
        if action >= KNOCK:
            self._end(kinds.GIN if action >= GIN else kinds.KNOCK, card)
            return
        self.pile[self.pile_size] = card
        self.pile_size += 1
        add(self.discarded[seat], card)
        self.last_put[seat] = card
        self.turns[seat] += 1
        self.taken = NONE
        self.drawn = NONE
        if self.stock <= STOCK_END:
            self._void(kinds.VOID_STOCK)
        elif self.turns_without_stock >= TURNS_END:
            self._void(kinds.VOID_TURNS)
        else:
            self.turn = 1 - seat
            self.phase = DRAW_PHASE

    def _void(self, kind):
        self.phase = OVER
        self.result.void(kind, self.hands)

    def _end(self, kind, face_down):
        self.phase = OVER
        clear(self._seen)
        if face_down != NONE:
            add(self._seen, face_down)
        for i in range(self.pile_size):
            add(self._seen, self.pile[i])
        self.result.showdown(self.rules, kind, self.turn, self.hands, self._seen, self.doubled)
