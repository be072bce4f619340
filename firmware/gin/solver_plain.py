"""The least deadwood of a hand, in plain Python: the reference, and the twin of solver_viper.

In one suit, once the sets are chosen, greed is exact: every maximal stretch of three or more
neighbours is melded, and nothing else can be. With `r = m & m >> 1 & m >> 2` the melded cards of
suit mask m are `r | r << 1 | r << 2`. So a table of 8192 suit deadwoods answers for the runs, and
only the sets are searched: of ten or eleven cards at most three ranks are held three times.
"""

from .cards import VALUES


def build_table():
    """The deadwood of each of the 8192 masks of one suit, its runs melded, as bytes."""
    total = bytearray(8192)
    table = bytearray(8192)
    for r in range(13):
        bit = 1 << r
        for low in range(bit):
            total[bit | low] = total[low] + VALUES[r]
    for m in range(8192):
        r = m & m >> 1 & m >> 2
        table[m] = total[m & ~(r | r << 1 | r << 2)]
    return table


TABLE = build_table()


def deadwood(hand):
    """The least deadwood of `hand` (any hand of up to 11 cards), exact."""
    t = TABLE
    a, b, c, d = hand
    best = t[a] + t[b] + t[c] + t[d]
    sets = a & b & (c | d) | c & d & (a | b)
    x = sets
    while x:
        total = t[a & ~x] + t[b & ~x] + t[c & ~x] + t[d & ~x]
        if total < best:
            best = total
        x = (x - 1) & sets
    four = a & b & c & d
    if four:
        return _keep_one(a, b, c, d, sets, four, best)
    return best


def _keep_one(a, b, c, d, sets, four, best):
    """The least of `best` and what follows where of four of a rank only three make a set, and
    the one kept back may serve a run. At most two ranks are held four times."""
    t = TABLE
    first = four & -four
    second = four ^ first
    for i in range(5):
        ka = first if i == 0 else 0
        kb = first if i == 1 else 0
        kc = first if i == 2 else 0
        kd = first if i == 3 else 0
        for j in range(5 if second else 1):
            if second and j:
                ja = ka | (second if j == 1 else 0)
                jb = kb | (second if j == 2 else 0)
                jc = kc | (second if j == 3 else 0)
                jd = kd | (second if j == 4 else 0)
            else:
                ja = ka
                jb = kb
                jc = kc
                jd = kd
            x = sets
            while x:
                total = (
                    t[a & ~(x & ~ja)] + t[b & ~(x & ~jb)] + t[c & ~(x & ~jc)] + t[d & ~(x & ~jd)]
                )
                if total < best:
                    best = total
                x = (x - 1) & sets
    return best


def after_discards(hand, out):
    """Write into `out` (52 bytes) the least deadwood of `hand` after each discard: at index
    `card` for the cards it holds, 255 elsewhere. Gives the least of them."""
    least = 255
    for s in range(4):
        m = hand[s]
        card = s * 13
        for r in range(13):
            bit = 1 << r
            if m & bit:
                hand[s] = m ^ bit
                dw = deadwood(hand)
                out[card + r] = dw
                if dw < least:
                    least = dw
            else:
                out[card + r] = 255
        hand[s] = m
    return least
