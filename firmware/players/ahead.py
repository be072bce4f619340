"""One draw ahead, bit by bit: which cards would meld, which cards are loose, what a draw is worth.

Everything works on suit masks (see gin.cards), so that a question about all 52 cards costs a few
operations rather than a loop.
"""

from array import array

from gin.solver import TABLE
from micropython import const

LOOSE_SIZE = const(9)  # see `loose`
_ALL = const(8191)

# How many bits are set in 0 to 127: two look-ups count the cards of a suit.
BITS = bytes(
    (
        (i & 1)
        + (i >> 1 & 1)
        + (i >> 2 & 1)
        + (i >> 3 & 1)
        + (i >> 4 & 1)
        + (i >> 5 & 1)
        + (i >> 6)
        for i in range(128)
    )
)
# The value of the dearest card among ranks 0 to 8; a higher one counts ten.
_DEAREST = bytes(
    (max(r + 1 for r in range(9) if i >> r & 1 or r == 0) if i else 0 for i in range(512))
)
_SUMS = array("H", (0, 0, 0, 0))


def size(h):
    """How many cards hand `h` holds."""
    a, b, c, d = h
    return (
        BITS[a & 127] + BITS[a >> 7] + BITS[b & 127] + BITS[b >> 7]
        + BITS[c & 127] + BITS[c >> 7] + BITS[d & 127] + BITS[d >> 7]
    )  # fmt: skip


def completing(h, out):
    """Write into `out` (a hand) the cards that would make a meld with two cards of `h`, or a longer
    one with three, held already or not."""
    a, b, c, d = h
    pairs = (a | b) & (c | d) | a & b | c & d
    for s in range(4):
        m = h[s]
        up = m << 1
        down = m >> 1
        out[s] = (pairs | up & (m << 2) | up & down | down & (m >> 2)) & _ALL


def loose(h, out):
    """The cards that one best arrangement of `h` leaves over. Gives the least deadwood and writes
    into `out` (an array of LOOSE_SIZE) the loose cards, 4 masks, those in runs, 4 masks, and the
    ranks of the sets. Among equals the fewest sets."""
    t = TABLE
    a, b, c, d = h
    best = t[a] + t[b] + t[c] + t[d]
    sets = a & b & (c | d) | c & d & (a | b)
    chosen = 0
    kept = -1  # the suit whose card of the rank `spare` stays out of the set, for a run
    spare = 0
    if sets:
        x = sets
        while x:
            total = t[a & ~x] + t[b & ~x] + t[c & ~x] + t[d & ~x]
            if total < best:
                best = total
                chosen = x
            x = (x - 1) & sets
        four = a & b & c & d
        while four:
            one = four & -four
            four ^= one
            for s in range(4):
                x = sets
                while x:
                    if x & one:
                        y = x ^ one
                        total = (
                            t[a & ~(y if s == 0 else x)]
                            + t[b & ~(y if s == 1 else x)]
                            + t[c & ~(y if s == 2 else x)]
                            + t[d & ~(y if s == 3 else x)]
                        )
                        if total < best:
                            best = total
                            chosen = x
                            kept = s
                            spare = one
                    x = (x - 1) & sets
    for s in range(4):
        m = h[s] & ~(chosen ^ spare if s == kept else chosen)
        r = m & m >> 1 & m >> 2
        r |= r << 1 | r << 2
        out[s] = m & ~r
        out[4 + s] = r
    out[8] = chosen
    return best


def least_after(h):
    """The least deadwood that discarding one card of `h` can leave. Of any arrangement the dearest
    loose card goes, and maximal runs are best here too: what they leave over is least."""
    a, b, c, d = h
    sets = a & b & (c | d) | c & d & (a | b)
    x = 0
    best = 999
    while True:
        left = _less_dearest(a & ~x, b & ~x, c & ~x, d & ~x)
        if left < best:
            best = left
        x = (x - sets) & sets
        if not x:
            break
    four = a & b & c & d
    while four:
        one = four & -four
        four ^= one
        x = sets
        while x:
            if x & one:
                y = x ^ one
                left = min(
                    _less_dearest(a & ~y, b & ~x, c & ~x, d & ~x),
                    _less_dearest(a & ~x, b & ~y, c & ~x, d & ~x),
                    _less_dearest(a & ~x, b & ~x, c & ~y, d & ~x),
                    _less_dearest(a & ~x, b & ~x, c & ~x, d & ~y),
                )
                if left < best:
                    best = left
            x = (x - 1) & sets
    return best


def _less_dearest(a, b, c, d):
    """The deadwood of the four suit masks, their runs melded, without the dearest loose card."""
    r = a & a >> 1 & a >> 2
    a &= ~(r | r << 1 | r << 2)
    r = b & b >> 1 & b >> 2
    b &= ~(r | r << 1 | r << 2)
    r = c & c >> 1 & c >> 2
    c &= ~(r | r << 1 | r << 2)
    r = d & d >> 1 & d >> 2
    d &= ~(r | r << 1 | r << 2)
    top = a | b | c | d
    t = TABLE
    return t[a] + t[b] + t[c] + t[d] - (10 if top >> 9 else _DEAREST[top])
