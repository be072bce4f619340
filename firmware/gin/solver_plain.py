"""The least deadwood of a hand, in plain Python: the reference, and the twin of solver_viper.

In one suit, once the sets are chosen, greed is exact: every maximal stretch of three or more
neighbours is melded, and nothing else can be. With `r = m & m >> 1 & m >> 2` the melded cards of
suit mask m are `r | r << 1 | r << 2`. So a table of 8192 suit deadwoods answers for the runs, and
only the sets are searched: of ten or eleven cards at most three ranks are held three times.
"""

from array import array

from micropython import const

from .cards import VALUES

_WAY = const(5)  # words for a way to choose sets: the cards in them, suit by suit, the deadwood
_MOST_WAYS = const(73)  # 6 for four of a rank, 2 for three: at worst 6 x 6 x 2, and the end
WAYS = array("H", (0 for _ in range(_WAY * _MOST_WAYS)))


def build_table():
    """The deadwood of each of the 8192 masks of one suit, its runs melded, as bytes."""
    table = bytearray(8192)
    for r in range(13):
        bit = 1 << r
        for m in range(bit, 2 * bit):
            x = m & m >> 1 & m >> 2
            loose = m & ~(x | x << 1 | x << 2)
            table[m] = table[loose] if loose < m else table[m ^ bit] + VALUES[r]
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


def find_ways(hand):
    """Write every way to choose the sets of `hand` that may be best into WAYS: four masks of the
    cards in sets, and the deadwood, all runs melded. The first way is to make none; after the
    last there is one with deadwood 255. Gives the least deadwood.

    Of four of a rank, one is kept back only if it has a neighbour, for a run or a layoff.
    """
    o = WAYS
    o[0] = o[1] = o[2] = o[3] = 0
    end = _WAY
    a, b, c, d = hand
    ranks = a & b & (c | d) | c & d & (a | b)
    while ranks:
        x = ranks & -ranks
        ranks ^= x
        have = end
        kept = 4  # the suit of the card that is kept back; 4: none
        while True:
            if kept == 4 or hand[kept] & (x << 1 | x >> 1):
                for i in range(0, have, _WAY):
                    for s in range(4):
                        o[end + s] = o[i + s] | (0 if s == kept else hand[s] & x)
                    end += _WAY
            if not (kept and a & b & c & d & x):
                break
            kept -= 1
    o[end + 4] = least = 255
    while end:
        end -= _WAY
        total = 0
        for s in range(4):
            total += TABLE[hand[s] & ~o[end + s]]
        o[end + 4] = total
        if total < least:
            least = total
    return least


def after_discards(hand, out):
    """Write into `out` (52 bytes) the least deadwood of `hand` after each discard: at index
    `card` for the cards it holds, 255 elsewhere. Gives the least of them. Uses WAYS.

    A best arrangement of what is left is one of the whole hand, with the card loose or out of a
    set of four.
    """
    for card in range(52):
        out[card] = 255
    least = 255
    find_ways(hand)
    o = WAYS
    t = TABLE
    way = 0
    while o[way + 4] < 255:
        four = o[way] & o[way + 1] & o[way + 2] & o[way + 3]
        for s in range(4):
            m = hand[s] & ~o[way + s]
            others = o[way + 4] - t[m]
            free = m | four
            card = s * 13
            bit = 1
            while bit <= free:
                if free & bit:
                    total = others + t[m & ~bit]
                    if total < out[card]:
                        out[card] = total
                        if total < least:
                            least = total
                bit += bit
                card += 1
        way += _WAY
    return least
