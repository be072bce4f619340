"""The least deadwood of a hand, compiled to machine code: the twin of solver_plain for a board.

The same search, see solver_plain for why it is exact, but a suit is looked up in two steps, see
suits. Viper works on the masks as machine words, so nothing is allocated and a hand costs little
more than the call.
"""

from array import array

import micropython
from micropython import const

from .cards import VALUES
from .suits import HIGH, LOW

_WAY = const(5)
_MOST_WAYS = const(73)
WAYS = array("H", (0 for _ in range(_WAY * _MOST_WAYS)))


@micropython.viper
def find_ways(hand: ptr16) -> int:
    """Write every way to choose the sets of `hand` that may be best into WAYS, see solver_plain;
    gives the least deadwood."""
    o = ptr16(WAYS)  # the first names are kept in registers
    end = _WAY
    first = o
    low = ptr8(LOW)
    high = ptr8(HIGH)
    a = hand[0]
    b = hand[1]
    c = hand[2]
    d = hand[3]
    o[0] = o[1] = o[2] = o[3] = 0
    ranks = a & b & (c | d) | c & d & (a | b)
    while ranks:
        x = ranks & (0 - ranks)
        ranks ^= x
        have = end
        kept = 4
        while True:
            if kept == 4 or hand[kept] & (x << 1 | x >> 1):
                i = 0
                while i < have:
                    s = 0
                    while s < 4:
                        o[end + s] = o[i + s] | (0 if s == kept else hand[s] & x)
                        s += 1
                    end += _WAY
                    i += _WAY
            if not (kept and a & b & c & d & x):
                break
            kept -= 1
    o = ptr16(int(o) + 2 * end)
    o[4] = least = 255
    while int(o) > int(first):
        o = ptr16(int(o) - 2 * _WAY)
        i = 0
        s = 4
        while s:
            s -= 1
            x = hand[s] & ~o[s]
            end = low[x & 127]  # in a register, and no longer needed as the end
            i += end + high[end & 192 | x >> 7]
        i &= 255
        o[4] = i
        if i < least:
            least = i
    return least


@micropython.viper
def after_discards(hand: ptr16, out: ptr8) -> int:
    """Write into `out` (52 bytes) the least deadwood of `hand` after each discard: at index
    `card` for the cards it holds, 255 elsewhere. Gives the least of them. Uses WAYS."""
    find_ways(hand)
    w = first = ptr16(WAYS)
    low = ptr8(LOW)
    high = ptr8(HIGH)
    values = ptr8(VALUES)
    least = 255
    s = 52
    while s:
        s -= 1
        out[s] = 255
    while s < 4:
        rest = m = hand[s]
        runs = m & m >> 1 & m >> 2  # whatever is in sets, no other card is in a run
        runs |= runs << 1 | runs << 2
        r = 0
        while rest:
            if rest & 1:
                bit = 1 << r
                best = 255
                w = first
                while w[4] < 255:
                    total = w[4]
                    if not w[s] & bit:
                        total -= values[r]
                        if runs & bit:
                            x = m & ~w[s]
                            x = x & x >> 1 & x >> 2
                            x |= x << 1 | x << 2
                            if x & bit:  # What is left of a run touches no other card.
                                x ^= bit
                                u = low[x & 127]
                                total = w[4] + (u + high[u & 192 | x >> 7] & 255)
                    elif not w[0] & w[1] & w[2] & w[3] & bit:
                        total = 255
                    if total < best:
                        best = total
                    w = ptr16(int(w) + 2 * _WAY)
                out[r] = best
                if best < least:
                    least = best
            rest >>= 1
            r += 1
        out = ptr8(int(out) + 13)
        s += 1
    return least


deadwood = find_ways
