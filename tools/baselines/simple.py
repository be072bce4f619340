"""simple: the published baseline of gin rummy research.

It takes the face-up card only if that is in a meld of some best arrangement, discards at random
among the discards that leave least deadwood, and knocks as soon as it may.
"""

from gin.actions import BIG_GIN, DISCARD, DRAW, KNOCK, PASS, TAKE
from gin.cards import NONE, add, copy, hand, has
from gin.deal import DISCARD_PHASE, OFFER
from gin.melds import after_discards, in_best_meld
from gin.shuffle import Generator


class Simple:
    """A player (see firmware/players): decides at once, from a View and its own seed."""

    def __init__(self):
        self._generator = Generator(bytes(8))
        self._after = bytearray(52)
        self._hand = hand()
        self._melded = hand()

    def begin_match(self, seed):
        """Start a match; `seed` (8 bytes) decides its choices among equals."""
        self._generator.seed(seed)

    def begin(self, view):
        """Look at `view`, in which it is this player's turn."""
        self.view = view

    def deal_over(self, view):
        """It learns nothing."""

    def step(self):
        """Its action."""
        view = self.view
        if view.phase == DISCARD_PHASE:
            return self._put_down()
        if view.turns == 0:
            self._pairs = set()
        if view.n_legal > 1 and self._melds(view.upcard):
            return TAKE
        return PASS if view.phase == OFFER else DRAW

    def _melds(self, upcard):
        copy(self._hand, self.view.hand)
        add(self._hand, upcard)
        in_best_meld(self._hand, self._melded)
        return has(self._melded, upcard)

    def _put_down(self):
        view = self.view
        if view.legal[0] == BIG_GIN:
            return BIG_GIN
        after_discards(view.hand, self._after)
        if view.taken != NONE:
            self._after[view.taken] = 255
        least = min(self._after)
        cards = [card for card in range(52) if self._after[card] == least]
        # A repeated pair of card drawn and card discarded would let a deal go round in circles.
        fresh = [card for card in cards if (view.drawn, card) not in self._pairs] or cards
        card = fresh[self._generator.below(len(fresh))]
        if least <= view.limit:
            return (KNOCK if least else KNOCK + 64) + card
        self._pairs.add((view.drawn, card))
        return DISCARD + card
