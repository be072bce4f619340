"""The choices that Hard and Expert make alike: whether to take the upcard, what to throw."""

from array import array

from gin.cards import NONE, add, copy, hand, has, remove
from gin.melds import after_discards, deadwood, in_best_meld
from micropython import const

from .features import COUNT, NEW_MELDS, Features
from .odds import Odds
from .weights import WEIGHTS

_NEAR = const(9)  # points: no discard that leaves more above the least is looked at
_LATEST = const(16)  # the weights change no more after so many turns
_FAR = const(-(1 << 29))


class Choices:
    """Weighs what may be done in a view.

    After `look`: `after[card]` is the deadwood that a discard leaves (255: it may not be thrown),
    `least` the least of them. After `discard`: `card`, the unseen cards that would give gin once
    it is thrown (`gin_outs`), and `scores[card]` of each in 1/1024 point, higher is better.
    """

    def __init__(self):
        self.table = WEIGHTS
        self.after = bytearray(52)
        self.least = 0
        self.gin_outs = 0
        self.card = NONE
        self.odds = Odds()
        self.features = Features()
        self.scores = array("i", (0 for _ in range(52)))
        self._hand = hand()
        self._melded = hand()
        self.weights = array("i", (0 for _ in range(COUNT)))

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

    def opens(self, view):
        """True if two unseen cards more would meld with two loose ones were the upcard taken; to
        be asked after `improves`."""
        features = self.features
        features.count_outs(view.hand, view.unseen)
        before = features.values[NEW_MELDS]
        features.count_outs(self._hand, view.unseen)
        return features.values[NEW_MELDS] > before + 1

    def look(self, view):
        """Find what each discard would leave; gives the least deadwood."""
        after = self.after
        self.least = after_discards(view.hand, after)
        if view.taken != NONE:
            after[view.taken] = 255
            self.least = min(after)
        return self.least

    def lowest(self):
        """The card to end the deal with: the first that leaves the least."""
        for card in range(52):
            if self.after[card] == self.least:
                return card
        return NONE

    def discard(self, view, belief):
        """The card to throw, by the weights for the types of opponent as `belief` (shares of
        64) has it; to be asked after `look`."""
        self.begin_discard(view, belief)
        while self.weigh_next():
            pass
        return self.card

    def begin_discard(self, view, belief):
        """Begin what `discard` does at once: `weigh_next` until there is no more, then `card`."""
        self._view = view
        self.odds.read(view)
        self._mix(view.turns, belief)
        copy(self._hand, view.hand)
        self._next = 0
        self._best = _FAR
        self.card = NONE
        for card in range(52):
            self.scores[card] = _FAR

    def weigh_next(self):
        """Weigh the next card that may be worth throwing; False if there is none left."""
        after = self.after
        near = self.least + _NEAR
        card = self._next
        while card < 52 and after[card] > near:
            card += 1
        self._next = card + 1
        if card >= 52:
            return False
        own = self._hand
        features = self.features
        remove(own, card)
        features.read(self._view, own, card, after[card], self.odds.of)
        add(own, card)
        weights = self.weights
        values = features.values
        total = 0
        for i in range(COUNT):
            total += weights[i] * values[i]
        self.scores[card] = total
        if total > self._best:
            self._best = total
            self.card = card
            self.gin_outs = features.gin_outs
        return True

    def weighed(self, card):
        """True if `card` was worth weighing as a discard."""
        return self.scores[card] > _FAR

    def values_of(self, view, card):
        """The features of throwing `card`, to be read before anything else is asked."""
        own = self._hand
        copy(own, view.hand)
        remove(own, card)
        self.features.read(view, own, card, self.after[card], self.odds.of)
        return self.features.values

    def _mix(self, turns, belief):
        """The weights in this turn."""
        if turns > _LATEST:
            turns = _LATEST
        weights = self.weights
        table = self.table
        for i in range(COUNT):
            total = 0
            for kind in range(3):
                total += belief[kind] * (
                    table[2 * kind * COUNT + i] * 8 + turns * table[(2 * kind + 1) * COUNT + i]
                )
            weights[i] = total >> 9
