"""Which unseen cards the opponent is likely to hold, from what they took, refused and threw.

Every event speaks for or against the cards beside it: of the same rank, one off or two off in the
suit. The evidence of a card is the sum of what is said; its odds are e to that power.
"""

from array import array

from gin.cards import count
from micropython import const

ONE = const(64)  # certainty
_MOST = const(58)  # the chance of an unseen card is never more, in 1/64
_STEP = const(8)  # evidence is counted in eighths
_LEAST = const(-40)
_TOP = const(24)

# Evidence in eighths: same rank, one off, two off in the suit. Set by hand; `make tournament`
# judges a change, and `make tune` fits the weights to it anew.
TOOK = (9, 10, 6)
THREW = (-9, -7, -4)
REFUSED = (-6, -5, -3)

# e to the power of evidence / 8, in 1/64, from _LEAST to _TOP: round(64 * exp(i / 8)).
_ODDS = array(
    "H",
    (
        0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 13, 14,
        16, 18, 21, 24, 27, 30, 34, 39, 44, 50, 56, 64, 73, 82, 93, 106, 120, 135, 154, 174, 197,
        223, 253, 287, 325, 368, 417, 473, 536, 607, 688, 780, 884, 1001, 1134, 1285,
    ),
)  # fmt: skip


class Odds:
    """`of[card]`: the chance, in 1/64, that the opponent holds the card (ONE: they do)."""

    def __init__(self):
        self.of = bytearray(52)
        self.weight = array("H", (0 for _ in range(52)))  # of the unseen cards, before scaling
        self._evidence = array("h", (0 for _ in range(52)))

    def read(self, view):
        """Work the chances out from `view`."""
        evidence = self._evidence
        for card in range(52):
            evidence[card] = 0
        self._hear(view.known, TOOK)
        self._hear(view.discarded, THREW)
        self._hear(view.refused, REFUSED)
        total = self._weigh(view.unseen)
        missing = 10 - count(view.known)
        of = self.of
        weight = self.weight
        for card in range(52):
            if weight[card]:
                p = (weight[card] * missing << 6) // total
                of[card] = p if p < _MOST else _MOST
            else:
                of[card] = ONE if view.known[card // 13] >> card % 13 & 1 else 0

    def _hear(self, cards, says):
        """Add what `says` of the neighbours of each of `cards` (a hand)."""
        evidence = self._evidence
        same, one, two = says
        for s in range(4):
            m = cards[s]
            r = 0
            while m:
                if m & 1:
                    card = s * 13 + r
                    evidence[r] += same
                    evidence[r + 13] += same
                    evidence[r + 26] += same
                    evidence[r + 39] += same
                    if r > 0:
                        evidence[card - 1] += one
                    if r > 1:
                        evidence[card - 2] += two
                    if r < 12:
                        evidence[card + 1] += one
                    if r < 11:
                        evidence[card + 2] += two
                m >>= 1
                r += 1

    def _weigh(self, unseen):
        """The odds of each card of `unseen` into weight, zero elsewhere; gives their sum."""
        total = 0
        evidence = self._evidence
        weight = self.weight
        for card in range(52):
            w = 0
            if unseen[card // 13] >> card % 13 & 1:
                e = evidence[card]
                e = _TOP if e > _TOP else _LEAST if e < _LEAST else e
                w = _ODDS[e - _LEAST] + 1
                total += w
            weight[card] = w
        return total
