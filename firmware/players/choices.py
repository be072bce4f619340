"""The choices that Hard and Expert make alike: whether to take the upcard, what to throw."""

from array import array

from gin.cards import NONE, add, copy, hand, has, remove
from gin.melds import after_discards, deadwood, in_best_meld
from micropython import const

from .features import COUNT, Features
from .odds import Odds
from .weights import WEIGHTS

_NEAR = const(9)  # points: no discard that leaves more above the least is looked at
_LATEST = const(16)  # the weights change no more after so many turns
_FAR = const(-(1 << 29))


class Choices:
    """Weighs what may be done in a view.

    After `look`: `after[card]` is the deadwood that a discard leaves (255: it may not be thrown),
    `least` the least of them. After `discard`: `scores[card]` in 1/1024 point, higher is better.
    """

    def __init__(self):
        self.after = bytearray(52)
        self.least = 0
        self.gin_outs = 0
        self.odds = Odds()
        self.features = Features()
        self.scores = array("i", (0 for _ in range(52)))
        self._hand = hand()
        self._melded = hand()
        self._weights = array("i", (0 for _ in range(COUNT)))

    def would_leave(self, view):
        """The least deadwood that taking the upcard would leave."""
        h = self._hand
        copy(h, view.hand)
        add(h, view.upcard)
        after_discards(h, self.after)
        self.after[view.upcard] = 255
        self.least = min(self.after)
        return self.least

    def improves(self, view):
        """True if the upcard would be in a meld of some best arrangement and lower the deadwood;
        to be asked after `would_leave`."""
        h = self._hand
        copy(h, view.hand)
        before = deadwood(h)
        add(h, view.upcard)
        in_best_meld(h, self._melded)
        return has(self._melded, view.upcard) and self.least < before

    def look(self, view):
        """Find what each discard would leave; gives the least deadwood."""
        after = self.after
        self.least = after_discards(view.hand, after)
        if view.taken != NONE:
            after[view.taken] = 255
            self.least = min(after)
        return self.least

    def lowest(self):
        """The dearest-to-keep question at the end: the first card that leaves the least."""
        for card in range(52):
            if self.after[card] == self.least:
                return card
        return NONE

    def discard(self, view, belief):
        """The card to throw, by the weights for the types of opponent as `belief` (shares of
        64) has it; to be asked after `look`."""
        self.odds.read(view)
        self._mix(view.turns, belief)
        weights = self._weights
        own = self._hand
        copy(own, view.hand)
        after = self.after
        scores = self.scores
        values = self.features.values
        best = _FAR
        found = NONE
        for card in range(52):
            scores[card] = _FAR
            if after[card] <= self.least + _NEAR:
                remove(own, card)
                self.features.read(view, own, card, after[card], self.odds.of)
                add(own, card)
                total = 0
                for i in range(COUNT):
                    total += weights[i] * values[i]
                scores[card] = total
                if total > best:
                    best = total
                    found = card
                    self.gin_outs = self.features.gin_outs
        return found

    def _mix(self, turns, belief):
        """The weights in this turn."""
        if turns > _LATEST:
            turns = _LATEST
        weights = self._weights
        for i in range(COUNT):
            total = 0
            for kind in range(3):
                total += belief[kind] * (
                    WEIGHTS[2 * kind][i] * 8 + turns * WEIGHTS[2 * kind + 1][i]
                )
            weights[i] = total >> 9
