"""Layoffs: the defender's joint best of own melds and layoffs; the knocker's best way to lay.

Melding first and laying off afterwards is wrong: it may spend in a meld the card whose layoff
opens a run to the next ones, or lay on a set the card that a run needed. Here every choice of own
sets is tried with every choice of layoffs on the knocker's sets. What remains of each suit is then
greedy and exact: stretches of three or more are melded, and a shorter stretch that touches an end
of one of the knocker's runs is laid off whole.
"""

from array import array

from . import melds as _melds
from .cards import points
from .melds import MELDS, MOST_CHOICES

_choices = array("H", (0 for _ in range(4 * MOST_CHOICES)))
_arrangements = _melds.new_melds(MOST_CHOICES)
_rest = array("H", (0, 0, 0, 0))
_could = array("H", (0, 0, 0, 0))


class Layoff:
    """What a defender does after a knock: own melds, and cards laid on the knocker's melds.

    `deadwood` is what is left; `melds` the own melds (MELDS slots); `n` cards are laid off:
    `cards[i]` goes onto the knocker's meld number `onto[i]`, in an order in which each fits.
    """

    def __init__(self):
        self.deadwood = 0
        self.melds = _melds.new_melds()
        self.n = 0
        self.cards = bytearray(10)
        self.onto = bytearray(10)
        self._fourths = bytearray(MELDS)  # cards held that are the fourth of one of the sets laid
        self._fourths_onto = bytearray(MELDS)

    def clear(self):
        """Forget all: no melds, nothing laid off."""
        self.deadwood = 0
        self.n = 0
        for i in range(MELDS):
            self.melds[i] = 0

    def solve(self, hand, laid):
        """Find the least deadwood that `hand` can be left with against the knocker's melds `laid`
        (zero after the last); gives it and keeps how. Among equals the fewest layoffs on sets."""
        fourths = self._find_fourths(hand, laid)
        ways = _melds.set_choices(hand, _choices)
        best = 255
        way = 0
        best_laid = 0
        for i in range(ways):
            for on_sets in range(1 << fourths):
                self._leave(hand, i, on_sets)
                dw = self._extend_runs(laid, False)
                if dw < best:
                    best = dw
                    way = i
                    best_laid = on_sets
        self._keep(hand, laid, way, best_laid)
        self.deadwood = best
        return best

    def _find_fourths(self, hand, laid):
        n = 0
        for i in range(len(laid)):
            meld = laid[i]
            if not meld:
                break
            if meld < 1024 and meld >> 4 != 15:
                for s in range(4):
                    if not meld >> 4 >> s & 1 and hand[s] >> (meld & 15) & 1:
                        self._fourths[n] = s * 13 + (meld & 15)
                        self._fourths_onto[n] = i
                        n += 1
        return n

    def _leave(self, hand, way, on_sets):
        """Put into _rest what is left after the own sets of `way` and the fourths `on_sets`."""
        for s in range(4):
            _rest[s] = hand[s] & ~_choices[4 * way + s]
        i = 0
        while on_sets:
            if on_sets & 1:
                card = self._fourths[i]
                _rest[card // 13] &= ~(1 << card % 13)
            on_sets >>= 1
            i += 1

    def _extend_runs(self, laid, keep):
        """Meld the runs of _rest, lay off what touches the runs of `laid`; gives the deadwood left
        and, if `keep`, writes down the layoffs."""
        for s in range(4):
            m = _rest[s]
            _rest[s] = m & ~_melds.run_bits(m)
        for i in range(len(laid)):
            meld = laid[i]
            if not meld:
                break
            if meld >= 1024:
                s = meld >> 4 & 3
                r = (meld & 15) - 1
                while r >= 0 and _rest[s] >> r & 1:
                    self._take(s, r, i, keep)
                    r -= 1
                r = (meld & 15) + (meld >> 6 & 15)
                while r < 13 and _rest[s] >> r & 1:
                    self._take(s, r, i, keep)
                    r += 1
        return points(_rest)

    def _take(self, s, r, onto, keep):
        _rest[s] &= ~(1 << r)
        if keep:
            self._add(s * 13 + r, onto)

    def _add(self, card, onto):
        self.cards[self.n] = card
        self.onto[self.n] = onto
        self.n += 1

    def _keep(self, hand, laid, way, on_sets):
        self.clear()
        at = _melds.add_set_melds(_choices, way, self.melds, 0)
        self._leave(hand, way, on_sets)
        for s in range(4):
            at = _melds.add_run_melds(_rest[s], s, self.melds, at)
        for i in range(MELDS):
            if on_sets >> i & 1:
                self._add(self._fourths[i], self._fourths_onto[i])
        self._extend_runs(laid, True)


def exposure(laid, at, hidden):
    """The points of the cards of `hidden` (a hand: cards the defender may hold) that could be laid
    off on the melds of `laid` from index `at`, following on along runs, each card once."""
    _could[0] = _could[1] = _could[2] = _could[3] = 0
    for i in range(at, at + MELDS):
        meld = laid[i]
        if not meld:
            break
        r = meld & 15
        if meld < 1024:
            if meld >> 4 != 15:
                for s in range(4):
                    if not meld >> 4 >> s & 1:
                        _could[s] |= hidden[s] & 1 << r
        else:
            s = meld >> 4 & 3
            high = r + (meld >> 6 & 15)
            r -= 1
            while r >= 0 and hidden[s] >> r & 1:
                _could[s] |= 1 << r
                r -= 1
            while high < 13 and hidden[s] >> high & 1:
                _could[s] |= 1 << high
                high += 1
    return points(_could)


def lay(hand, hidden, melds):
    """Write into `melds` the least-deadwood arrangement of the knocker's `hand` onto which the
    fewest points of `hidden` (a hand: cards the defender may hold) could be laid off; gives the
    deadwood."""
    n = _melds.arrangements(hand, _arrangements)
    best = 999
    for i in range(n):
        points_open = exposure(_arrangements, i * MELDS, hidden)
        if points_open < best:
            best = points_open
            for j in range(MELDS):
                melds[j] = _arrangements[i * MELDS + j]
    return _melds.deadwood(hand)
