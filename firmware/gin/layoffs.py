"""Layoffs: the defender's joint best of own melds and layoffs; the knocker's best way to lay.

Melding first and laying off afterwards is wrong: it may spend in a meld the card whose layoff
opens a run to the next ones, or lay on a set the card that a run needed. Here every choice of own
sets is tried with every choice of layoffs on the knocker's sets. What remains of each suit is then
greedy and exact: stretches of three or more are melded, and a shorter stretch that touches an end
of one of the knocker's runs is laid off whole.
"""

from array import array

from . import melds as _melds
from .cards import VALUES, points
from .melds import MELDS, NO_WAY, WAY
from .solver import WAYS, find_ways
from .suits import HIGH, LOW

_arrangements = _melds.new_melds(72)
_rest = array("H", (0, 0, 0, 0))
_runs = array("H", (0, 0, 0, 0))  # the cards in the knocker's runs
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
        self._most = 0

    def clear(self):
        """Forget all: no melds, nothing laid off."""
        self.deadwood = 0
        self.n = 0
        for i in range(MELDS):
            self.melds[i] = 0

    def solve(self, hand, laid):
        """Find the least deadwood that `hand` can be left with against the knocker's melds `laid`
        (zero after the last); gives it and keeps how. Among equals the fewest layoffs on sets."""
        self.clear()
        fourths = self._read(hand, laid)
        best = 255
        best_way = 0
        best_fourths = 0
        find_ways(hand)
        way = 0
        while WAYS[way + 4] < NO_WAY:
            if WAYS[way + 4] < best + self._most:
                for on_sets in range(1 << fourths):
                    dw = self._leave(hand, way, on_sets)
                    if dw < best:
                        best = dw
                        best_way = way
                        best_fourths = on_sets
            way += WAY
        self._keep(hand, laid, best_way, best_fourths)
        self.deadwood = best
        return best

    def _read(self, hand, laid):
        """Note the runs of `laid`, the cards of `hand` that are the fourth of one of its sets, and
        the most points that layoffs can save; gives how many fourths."""
        n = 0
        self._most = 0
        _runs[0] = _runs[1] = _runs[2] = _runs[3] = 0
        for i in range(MELDS):
            meld = laid[i]
            r = meld & 15
            if meld >= 1024:
                _runs[meld >> 4 & 3] |= (1 << (meld >> 6 & 15)) - 1 << r
                self._most += 255
            elif meld and meld >> 4 != 15:
                for s in range(4):
                    if not meld >> 4 >> s & 1 and hand[s] >> r & 1:
                        self._fourths[n] = s * 13 + r
                        self._fourths_onto[n] = i
                        self._most += VALUES[r]
                        n += 1
        return n

    def _leave(self, hand, way, on_sets):
        """The deadwood left of `hand` after the own sets of `way`, the fourths `on_sets`, own runs
        and what the knocker's runs take; into _rest what is left after the first two."""
        for s in range(4):
            _rest[s] = hand[s] & ~WAYS[way + s]
        i = 0
        while on_sets:
            if on_sets & 1:
                card = self._fourths[i]
                _rest[card // 13] &= ~(1 << card % 13)
            on_sets >>= 1
            i += 1
        total = 0
        for s in range(4):
            m = _rest[s]
            run = _runs[s]
            if run:
                r = m & m >> 1 & m >> 2
                m &= ~(r | r << 1 | r << 2)
                # Of what is left no more than two cards are neighbours.
                run |= (run << 1 | run >> 1) & m
                m &= ~(run | run << 1 | run >> 1)
            u = LOW[m & 127]
            total += u + HIGH[u & 192 | m >> 7]
        return total & 255

    def _keep(self, hand, laid, way, on_sets):
        """Write down the own melds, and what is laid off, in an order in which each card fits."""
        at = _melds.add_set_melds(way, self.melds, 0)
        self._leave(hand, way, on_sets)
        for i in range(MELDS):
            if on_sets >> i & 1:
                self._add(self._fourths[i], self._fourths_onto[i])
        for s in range(4):
            at = _melds.add_run_melds(_rest[s], s, self.melds, at)
            _rest[s] &= ~_melds.run_bits(_rest[s])
        for i in range(MELDS):
            meld = laid[i]
            if meld >= 1024:
                s = meld >> 4 & 3
                self._extend(s, (meld & 15) - 1, -1, i)
                self._extend(s, (meld & 15) + (meld >> 6 & 15), 1, i)

    def _extend(self, s, r, step, onto):
        """Lay off the cards of suit `s` in _rest from rank `r` on, on meld number `onto`."""
        while r >= 0 and _rest[s] >> r & 1:
            _rest[s] &= ~(1 << r)
            self._add(s * 13 + r, onto)
            r += step

    def _add(self, card, onto):
        self.cards[self.n] = card
        self.onto[self.n] = onto
        self.n += 1


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
