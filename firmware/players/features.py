"""What a discard would leave, in numbers: the features that the weights of a player speak of."""

from array import array

from gin.cards import VALUES
from micropython import const

from .ahead import BITS, PARTS, look_ahead, size, split
from .odds import ONE

COUNT = const(14)
NEW_MELDS = const(3)
EXTENSIONS = const(4)
LOWEST = const(7)  # as many of the best draws count
_DANGER_MOST = const(96)
_GIN_OUTS_MOST = const(6)
_LEFTS = const(128)


class Features:
    """`values`: the features of one discard, see `read`.

    `gin_outs` is feature 10 without a limit, `outs` the cards of 3 and 4 (a hand).

    0 least deadwood. 1 sum of the 7 least deadwoods after one unseen draw and its best discard.
    2 four times their mean over all unseen draws. 3 unseen cards that meld with two loose cards.
    4 unseen cards that extend a meld. 5 to 7 cards beside the discard (same rank, or within two
    in its suit) that the opponent took, that are unseen, that the opponent threw or refused. 8
    the chance that the opponent holds a pair that the discard completes, in 1/64. 9 its value.
    10 unseen cards that give gin, six at most. 11 loose cards. 12 unseen cards that leave no
    more than the knock limit. 13 the chances that the opponent holds the cards of 3 and 4, added.
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
        values[0] = left
        values[9] = VALUES[card % 13]
        self._look_ahead(own, view.unseen, left, view.limit)
        self.count_outs(own, view.unseen)
        values[13] = self._outs_held(odds)
        self._look_beside(view, card)
        values[8] = pair_danger(card, odds)

    def _look_ahead(self, own, unseen, left, limit):
        """What one unseen draw and its best discard would leave."""
        lefts = self._lefts
        for i in range(_LEFTS):
            lefts[i] = 0
        total = look_ahead(own, unseen, left, lefts)
        draws = size(unseen)
        values = self.values
        values[2] = total * 4 // draws if draws else left * 4
        self.gin_outs = lefts[0]
        values[10] = lefts[0] if lefts[0] < _GIN_OUTS_MOST else _GIN_OUTS_MOST
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
        self.values[1] = total + wanted * left
        self.values[12] = knocks

    def count_outs(self, own, unseen):
        """Fill features 3, 4 and 11, and `outs`, for the hand `own`: unseen cards that make a meld
        with two loose cards, that extend a meld, loose cards."""
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
        values[11] = n

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
        beside = (bit << 1 | bit << 2 | bit >> 1 | bit >> 2) & 8191
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
        values[5] = known
        values[6] = unseen
        values[7] = gone


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
