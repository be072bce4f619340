"""Easy: a forgiving opponent, for children and first games.

It sees melds that are there but no melds in the making, overlooks half of the useful upcards,
now and then takes one card for another, and waits until it has little deadwood before it knocks.
"""

from gin.actions import BIG_GIN, DISCARD, DRAW, GIN, KNOCK, PASS, TAKE
from gin.cards import NONE, VALUES, add, copy, hand, has
from gin.deal import DISCARD_PHASE, OFFER
from gin.melds import after_discards, deadwood, in_best_meld
from micropython import const

from .whims import Whims

_KNOCK_AT = const(5)  # most deadwood it knocks with
_NOISE = const(9)  # points by which it misjudges a card, at most


class Easy:
    """A player (see players/__init__): it decides at once, from a View and its own seed."""

    def __init__(self):
        self._whims = Whims()
        self._after = bytearray(52)
        self._hand = hand()
        self._melded = hand()

    def begin_match(self, seed):
        """Start a match; `seed` (8 bytes) decides its whims."""
        self._whims.begin_match(seed)

    def begin(self, view):
        """Look at `view`, in which it is this player's turn."""
        self.view = view
        self._whims.begin(view)

    def deal_over(self, view):
        """It learns nothing from a showdown."""

    def step(self):
        """Its action."""
        view = self.view
        if view.phase == DISCARD_PHASE:
            return self._put_down()
        if view.legal[0] == DRAW and view.n_legal == 1:
            return DRAW
        if self._wants(view.upcard):
            return TAKE
        return PASS if view.phase == OFFER else DRAW

    def _wants(self, upcard):
        """True if it notices that the upcard makes or lengthens a meld."""
        copy(self._hand, self.view.hand)
        before = deadwood(self._hand)
        add(self._hand, upcard)
        in_best_meld(self._hand, self._melded)
        if not has(self._melded, upcard):
            return False
        gains = after_discards(self._hand, self._after) < before
        return gains and self._whims.below(2) == 0

    def _put_down(self):
        view = self.view
        if view.legal[0] == BIG_GIN:
            return BIG_GIN
        least = after_discards(view.hand, self._after)
        best = NONE
        best_worth = 999
        for i in range(view.n_legal):
            action = view.legal[i]
            if action >= GIN:
                return action
            if action < KNOCK:
                card = action - DISCARD
                worth = self._after[card] * 2 - VALUES[card % 13] + self._whims.below(_NOISE)
                if worth < best_worth:
                    best_worth = worth
                    best = card
        if least <= _KNOCK_AT and self._after[best] <= min(_KNOCK_AT, view.limit):
            return KNOCK + best
        return DISCARD + best
