"""The least deadwood of a hand, compiled to machine code: the twin of solver_plain for a board.

The same search over the same table; see solver_plain for why it is exact. Viper works on the
masks as machine words, so nothing is allocated and a hand costs little more than the call.
"""

from array import array

import micropython
from micropython import const

from .cards import VALUES

_WAY = const(5)
_MOST_WAYS = const(73)
TABLE = bytearray(8192)
WAYS = array("H", (0 for _ in range(_WAY * _MOST_WAYS)))


@micropython.viper
def _build_table():
    t = ptr8(TABLE)
    values = ptr8(VALUES)
    bit = 1
    r = 0
    while r < 13:
        m = bit
        bit <<= 1
        while m < bit:
            x = m & m >> 1 & m >> 2
            x = m & ~(x | x << 1 | x << 2)
            t[m] = t[x] if x < m else t[m ^ bit >> 1] + values[r]
            m += 1
        r += 1


@micropython.viper
def find_ways(hand: ptr16) -> int:
    """Write every way to choose the sets of `hand` that may be best into WAYS, see solver_plain;
    gives the least deadwood."""
    o = ptr16(WAYS)  # the first names are kept in registers
    end = _WAY
    t = ptr8(TABLE)
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
    o[end + 4] = least = 255
    while end:
        end -= _WAY
        i = t[a & ~o[end]] + t[b & ~o[end + 1]] + t[c & ~o[end + 2]] + t[d & ~o[end + 3]]
        o[end + 4] = i
        if i < least:
            least = i
    return least


@micropython.viper
def after_discards(hand: ptr16, out: ptr8) -> int:
    """Write into `out` (52 bytes) the least deadwood of `hand` after each discard: at index
    `card` for the cards it holds, 255 elsewhere. Gives the least of them. Uses WAYS."""
    rest = 52
    while rest:
        rest -= 1
        out[rest] = 255
    t = ptr8(TABLE)
    least = 255
    find_ways(hand)
    w = ptr16(WAYS)
    while w[4] < 255:
        four = w[0] & w[1] & w[2] & w[3]
        s = 0
        while s < 4:
            m = hand[s] & ~w[s]
            others = w[4] - t[m]
            card = s * 13
            bit = 1
            rest = m | four
            while rest:
                if rest & 1:
                    total = others + t[m & ~bit]
                    if total < out[card]:
                        out[card] = total
                        if total < least:
                            least = total
                rest >>= 1
                bit <<= 1
                card += 1
            s += 1
        w = ptr16(int(w) + 2 * _WAY)
    return least


deadwood = find_ways
_build_table()
