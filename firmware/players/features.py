"""What a discard would leave, in numbers: the features that the weights of a player speak of."""

from array import array

from gin.cards import ALL_RANKS, VALUES
from micropython import const

from .ahead import BITS, PARTS, look_ahead, size, split
from .odds import ONE

COUNT = const(14)
LEFT = const(0)  # least deadwood
LOW_AFTER = const(1)  # sum of the LOWEST least deadwoods after one unseen draw, its best discard
MEAN_AFTER = const(2)  # four times their mean over all unseen draws
NEW_MELDS = const(3)  # unseen cards that meld with two loose cards
EXTENSIONS = const(4)  # unseen cards that extend a meld
# Cards beside the discard (same rank, or within two in its suit):
TAKEN = const(5)  # that the opponent took
UNSEEN = const(6)
GONE = const(7)  # that the opponent threw or refused
DANGER = const(8)  # the chance that the opponent holds a pair that the discard completes, in 1/64
VALUE = const(9)  # the discard's
GIN_OUTS = const(10)  # unseen cards that give gin, _GIN_OUTS_MOST at most
LOOSE = const(11)  # loose cards
KNOCK_OUTS = const(12)  # unseen cards that leave no more than the knock limit
OUTS_HELD = const(13)  # the chances, added, that the opponent holds the cards of 3 and 4

LOWEST = const(7)  # as many of the best draws count
_DANGER_MOST = const(96)
_GIN_OUTS_MOST = const(6)
_LEFTS = const(128)


class Features:
    """`values`: the features of one discard, by the numbers above; see `read`.

    `gin_outs` is GIN_OUTS without a limit, `outs` the cards of NEW_MELDS and EXTENSIONS (a hand).
    """

    def __init__(self):
        self.values = array("h", (0 for _ in range(COUNT)))
        self.loose = array("H", (0 for _ in range(PARTS)))
        self.outs = array("H", (0, 0, 0, 0))
        self.gin_outs = 0
        self._lefts = bytearray(_LEFTS)

    def read(self, view, own, card, left, odds):
        """Fill `values` for throwing `card`, which leaves the hand `own` with deadwood `left`;
        `odds[card]` are the chances of the opponent's cards."""
        values = self.values
        values[LEFT] = left
        values[VALUE] = VALUES[card % 13]
        self._look_ahead(own, view.unseen, left, view.limit)
        self.count_outs(own, view.unseen)
        values[OUTS_HELD] = self._outs_held(odds)
        self._look_beside(view, card)
        values[DANGER] = pair_danger(card, odds)

    def _look_ahead(self, own, unseen, left, limit):
        """What one unseen draw and its best discard would leave."""
        lefts = self._lefts
        for i in range(_LEFTS):
            lefts[i] = 0
        total = look_ahead(own, unseen, left, lefts)
        draws = size(unseen)
        values = self.values
        values[MEAN_AFTER] = total * 4 // draws if draws else left * 4
        self.gin_outs = lefts[0]
        values[GIN_OUTS] = lefts[0] if lefts[0] < _GIN_OUTS_MOST else _GIN_OUTS_MOST
        self._sum_lefts(limit, left)

    def _sum_lefts(self, limit, left):
        lefts = self._lefts
        total = 0
        wanted = LOWEST
        knocks = 0
        after = 0
        while after <= left:
            n = lefts[after]
            if n:
                if after <= limit:
                    knocks += n
                if n > wanted:
                    n = wanted
                total += n * after
                wanted -= n
                if not wanted and after >= limit:
                    break
            after += 1
        self.values[LOW_AFTER] = total + wanted * left
        self.values[KNOCK_OUTS] = knocks

    def count_outs(self, own, unseen):
        """Fill NEW_MELDS, EXTENSIONS, LOOSE and `outs` for the hand `own`."""
        parts = self.loose
        split(own, 0, parts)
        a = parts[0]
        b = parts[1]
        c = parts[2]
        d = parts[3]
        pairs = (a | b) & (c | d) | a & b | c & d
        sets = parts[8]
        fresh = 0
        extend = 0
        n = 0
        for s in range(4):
            m = parts[s]
            n += BITS[m & 127] + BITS[m >> 7]
            up = m << 1
            down = m >> 1
            free = unseen[s]
            new = (pairs | up & (m << 2) | up & down | down & (m >> 2)) & free
            run = parts[4 + s]
            longer = (run << 1 | run >> 1 | sets) & free & ~new
            fresh += BITS[new & 127] + BITS[new >> 7]
            extend += BITS[longer & 127] + BITS[longer >> 7]
            self.outs[s] = new | longer
        values = self.values
        values[NEW_MELDS] = fresh
        values[EXTENSIONS] = extend
        values[LOOSE] = n

    def _outs_held(self, odds):
        """The chances, added, that the opponent holds the cards of `outs`."""
        held = 0
        for s in range(4):
            m = self.outs[s]
            card = s * 13
            while m:
                if m & 1:
                    held += odds[card]
                m >>= 1
                card += 1
        return held

    def _look_beside(self, view, card):
        s = card // 13
        r = card % 13
        bit = 1 << r
        beside = (bit << 1 | bit << 2 | bit >> 1 | bit >> 2) & ALL_RANKS
        known = 0
        unseen = 0
        gone = 0
        for i in range(4):
            near = beside if i == s else bit
            m = near & view.known[i]
            known += BITS[m & 127] + BITS[m >> 7]
            m = near & view.unseen[i]
            unseen += BITS[m & 127] + BITS[m >> 7]
            m = near & (view.discarded[i] | view.refused[i]) & ~view.known[i]
            gone += BITS[m & 127] + BITS[m >> 7]
        values = self.values
        values[TAKEN] = known
        values[UNSEEN] = unseen
        values[GONE] = gone


def pair_danger(card, odds):
    """The chances, added, that the opponent holds both of two cards that meld with `card`, in
    1/64 and at most 1.5; `odds` as in odds.Odds."""
    r = card % 13
    a = odds[r]
    b = odds[r + 13]
    c = odds[r + 26]
    d = odds[r + 39]
    # The chance of `card` itself is 0, for it is held.
    total = (a + b) * (c + d) + a * b + c * d
    one_down = odds[card - 1] if r > 0 else 0
    one_up = odds[card + 1] if r < 12 else 0
    if r > 1:
        total += one_down * odds[card - 2]
    total += one_down * one_up
    if r < 11:
        total += one_up * odds[card + 2]
    total //= ONE
    return total if total < _DANGER_MOST else _DANGER_MOST
