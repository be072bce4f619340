"""What the person at the table may do now, as the deal says."""

from gin.actions import BIG_GIN, DISCARD, GIN, KNOCK, LEGAL_MOST
from gin.cards import NONE, add, copy, hand, has
from gin.melds import after_discards, in_best_meld


class Allowed:
    """`offers` (`n_offers` of them): BIG_GIN, GIN and KNOCK, the actions without their card.

    `after[card]`: the deadwood that is left without that card, of the eleven held.
    """

    def __init__(self):
        self.offers = bytearray(2)
        self.n_offers = 0
        self.after = bytearray(52)
        self._legal = bytearray(LEGAL_MOST)
        self._n = 0
        self._eleven = hand()
        self._melded = hand()

    def clear(self):
        """Nothing may be done: it is the other's turn."""
        self._n = 0
        self.n_offers = 0

    def read(self, deal, held):
        """Take over what `deal` allows to the person who holds the hand `held` and whose turn it
        is."""
        self.clear()
        legal = self._legal
        self._n = deal.legal(legal)
        if not self.puts():
            return
        after_discards(held, self.after)
        last = legal[self._n - 1]
        if legal[0] == BIG_GIN:
            self._offer(BIG_GIN)
        if last >= GIN:
            self._offer(GIN)
        elif last >= KNOCK:
            self._offer(KNOCK)

    def _offer(self, action):
        self.offers[self.n_offers] = action
        self.n_offers += 1

    def puts(self):
        """True if a card is to be put down, False if one is to be drawn."""
        return self._legal[0] == BIG_GIN or self._legal[0] >= DISCARD

    def may(self, action):
        """True if `action` may be done."""
        for i in range(self._n):  # noqa: SIM110 - a generator allocates
            if self._legal[i] == action:
                return True
        return False

    def melds(self, held, card):
        """True if `card` would be in a meld of some best arrangement of the hand `held`."""
        copy(self._eleven, held)
        add(self._eleven, card)
        in_best_meld(self._eleven, self._melded)
        return has(self._melded, card)

    def beside(self, offer, row, at, step):
        """The place in the HandRow `row` of the next card from `at` on, a step of 1 or -1 at a
        time, that may be put down with `offer`; NONE beyond its ends."""
        at += step
        while 0 <= at < row.n:
            if self.may(offer + row.cards[at]):
                return at
            at += step
        return NONE

    def best(self, offer, cards):
        """The place in `cards` of the one to put down with `offer`: it leaves least, the last of
        equals; NONE where no card may go."""
        best = NONE
        for i in range(len(cards)):
            if self.may(offer + cards[i]) and (
                best == NONE or self.after[cards[i]] <= self.after[cards[best]]
            ):
                best = i
        return best

    def least(self):
        """The least deadwood that a discard can leave."""
        least = 255
        for i in range(self._n):
            action = self._legal[i]
            if DISCARD <= action < KNOCK:
                least = min(least, self.after[action - DISCARD])
        return least
