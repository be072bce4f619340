"""The least deadwood of a hand, compiled to machine code: the twin of solver_plain for a board.

The same search over the same table; see solver_plain for why it is exact. Viper works on the
masks as machine words, so nothing is allocated and a hand costs little more than the call.
"""

import micropython

from .cards import VALUES

TABLE = bytearray(8192)


@micropython.viper
def _build_table():
    table = ptr8(TABLE)
    values = ptr8(VALUES)
    for m in range(8192):
        r = m & m >> 1 & m >> 2
        dead = m & ~(r | r << 1 | r << 2)
        total = 0
        i = 0
        while dead:
            if dead & 1:
                total += values[i]
            dead >>= 1
            i += 1
        table[m] = total


@micropython.viper
def deadwood(hand) -> int:
    """The least deadwood of `hand` (any hand of up to 11 cards), exact."""
    h = ptr16(hand)
    t = ptr8(TABLE)
    a = h[0]
    b = h[1]
    c = h[2]
    d = h[3]
    best = t[a] + t[b] + t[c] + t[d]
    sets = a & b & (c | d) | c & d & (a | b)
    if sets == 0:
        return best
    four = a & b & c & d
    first = four & (0 - four)
    second = four ^ first
    i = 0
    while i < 5:
        j = 0
        while j < 5:
            # Of four of a rank one may be kept back from the set, for a run (i, j: its suit).
            ka = (first if i == 1 else 0) | (second if j == 1 else 0)
            kb = (first if i == 2 else 0) | (second if j == 2 else 0)
            kc = (first if i == 3 else 0) | (second if j == 3 else 0)
            kd = (first if i == 4 else 0) | (second if j == 4 else 0)
            x = sets
            while x:
                total = t[a & ~(x & ~ka)] + t[b & ~(x & ~kb)]
                total += t[c & ~(x & ~kc)] + t[d & ~(x & ~kd)]
                if total < best:
                    best = total
                x = (x - 1) & sets
            if second == 0:
                break
            j += 1
        if first == 0:
            break
        i += 1
    return best


@micropython.viper
def after_discards(hand, out) -> int:
    """Write into `out` (52 bytes) the least deadwood of `hand` after each discard: at index
    `card` for the cards it holds, 255 elsewhere. Gives the least of them."""
    h = ptr16(hand)
    o = ptr8(out)
    least = 255
    s = 0
    while s < 4:
        m = h[s]
        card = s * 13
        r = 0
        while r < 13:
            bit = 1 << r
            if m & bit:
                h[s] = m ^ bit
                dw = int(deadwood(hand))
                o[card + r] = dw
                if dw < least:
                    least = dw
            else:
                o[card + r] = 255
            r += 1
        h[s] = m
        s += 1
    return least


_build_table()
