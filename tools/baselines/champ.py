"""champ: one draw of look-ahead, a measure of danger, and a knock in the first turns only.

It weighs a discard by what the next draw would leave, and wins three games of four against simple.
"""

from gin.actions import BIG_GIN, DISCARD, DRAW, KNOCK, PASS, TAKE
from gin.cards import NONE, VALUES, add, copy, hand, has, remove
from gin.deal import DISCARD_PHASE, OFFER
from gin.melds import after_discards, deadwood, in_best_meld
from players.ahead import look_ahead

KNOCK_TURNS = 4  # with more than gin it knocks in these turns only
NEAR = 5  # points: a discard may cost that much
LOWEST = 7  # best draws that count


class Champ:
    """A player (see firmware/players): decides at once, from a View."""

    def __init__(self):
        self._after = bytearray(52)
        self._hand = hand()
        self._melded = hand()

    def begin_match(self, seed):
        """Start a match; it has no whims."""

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
        if view.n_legal > 1 and self._wants(view.upcard):
            return TAKE
        return PASS if view.phase == OFFER else DRAW

    def _would_knock(self, left):
        return left == 0 or (left <= self.view.limit and self.view.turns < KNOCK_TURNS)

    def _wants(self, upcard):
        h = self._hand
        copy(h, self.view.hand)
        before = deadwood(h)
        add(h, upcard)
        after_discards(h, self._after)
        self._after[upcard] = 255
        left = min(self._after)
        if self._would_knock(left):
            return True
        in_best_meld(h, self._melded)
        return has(self._melded, upcard) and left < before

    def _put_down(self):
        view = self.view
        if view.legal[0] == BIG_GIN:
            return BIG_GIN
        after = self._after
        after_discards(view.hand, after)
        if view.taken != NONE:
            after[view.taken] = 255
        least = min(after)
        if self._would_knock(least):
            return (KNOCK if least else KNOCK + 64) + after.index(least)
        return DISCARD + min(self._candidates(least), key=self._cost)

    def _candidates(self, least):
        """Cards left over by some best arrangement, near the dearest and the least loss."""
        loose = hand(self._loose())
        cards = [c for c in range(52) if has(loose, c) and self._after[c] < 255]
        dearest = max((VALUES[c % 13] for c in cards), default=0)
        cards = [c for c in cards if VALUES[c % 13] >= dearest - NEAR]
        near = [c for c in cards if self._after[c] <= least + NEAR]
        return near or [c for c in range(52) if self._after[c] == least]

    def _loose(self):
        h = self._hand
        copy(h, self.view.hand)
        whole = deadwood(h)
        for card in range(52):
            # A card is loose in some best arrangement where the rest is worth that much less.
            if has(h, card) and self._after[card] == whole - VALUES[card % 13]:
                yield card

    def _cost(self, card):
        turn = self.view.turns
        return (
            self._after[card] + 18 * 0.9**turn * self._mean_ahead(card) + 2.5 * self._danger(card)
        )

    def _mean_ahead(self, card):
        """The mean of the lowest deadwoods after one unseen draw and its best discard."""
        h = self._hand
        copy(h, self.view.hand)
        remove(h, card)
        lefts = bytearray(128)
        look_ahead(h, self.view.unseen, deadwood(h), lefts)
        lowest = [left for left in range(128) for _ in range(lefts[left])]
        return sum(lowest[:LOWEST]) / LOWEST

    def _danger(self, card):
        view = self.view
        total = 0
        s, r = divmod(card, 13)
        near = [other * 13 + r for other in range(4) if other != s]
        near += [s * 13 + q for q in range(max(r - 2, 0), min(r + 3, 13)) if q != r]
        for c in near:
            if has(view.known, c):
                total += 2
            elif has(view.unseen, c):
                total += 1
            elif has(view.discarded, c) or has(view.refused, c):
                total -= 2
        return total
