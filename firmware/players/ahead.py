"""One draw ahead, bit by bit: written in the part of Python that viper compiles, see playout.

Everything works on suit masks (see gin.cards), so that a question about many cards costs a few
operations.
"""

import micropython
from gin.cards import VALUES
from gin.suits import HIGH, LOW
from micropython import const

PARTS = const(9)  # words that `split` writes

# How many bits are set in 0 to 127: two look-ups count the cards of a suit.
BITS = bytes(sum(i >> bit & 1 for bit in range(7)) for i in range(128))


def size(h):
    """How many cards hand `h` holds."""
    a, b, c, d = h
    return (
        BITS[a & 127] + BITS[a >> 7] + BITS[b & 127] + BITS[b >> 7]
        + BITS[c & 127] + BITS[c >> 7] + BITS[d & 127] + BITS[d >> 7]
    )  # fmt: skip


@micropython.viper
def split(state, at, parts) -> int:
    """The least deadwood of the hand state[at : at + 4] (array H), and into `parts` (array H of
    PARTS) how: its loose cards, 4 masks, the cards in runs, 4 masks, and the ranks of the sets.
    Among equals the fewest sets; four of a rank make a set of four or none."""
    s = ptr16(state)
    o = ptr16(parts)
    low = ptr8(LOW)
    high = ptr8(HIGH)
    h = int(at)
    a = s[h]
    b = s[h + 1]
    c = s[h + 2]
    d = s[h + 3]
    best = 255
    chosen = x = 0
    sets = a & b & (c | d) | c & d & (a | b)
    while True:
        total = 0
        for i in range(4):
            m = s[h + i] & ~x
            r = low[m & 127]
            total += r + high[r & 192 | m >> 7]
        total &= 255
        if total < best:
            best = total
            chosen = x
        x = (x - 1) & sets
        if x == 0:
            break
    for i in range(4):
        m = s[h + i] & ~chosen
        r = m & m >> 1 & m >> 2
        r = r | r << 1 | r << 2
        o[i] = m & ~r
        o[4 + i] = r
    o[8] = chosen
    return best


@micropython.viper
def dearest(parts) -> int:
    """The value of the dearest of the loose cards parts[0:4], 0 where there is none."""
    o = ptr16(parts)
    values = ptr8(VALUES)
    top = o[0] | o[1] | o[2] | o[3]
    if top == 0:
        return 0
    if top >> 9:
        return 10
    r = 8
    while not top >> r & 1:
        r -= 1
    return values[r]


@micropython.viper
def least_after(hand) -> int:  # noqa: PLR0915 - a call in the loop would cost more than it
    """The least deadwood that discarding one card of `hand` can leave.

    Of every arrangement the dearest loose card goes; maximal runs are best here too, for what they
    leave over is least. Of four of a rank, one may be kept back from the set, for a run.
    """
    h = ptr16(hand)
    low = ptr8(LOW)
    high = ptr8(HIGH)
    values = ptr8(VALUES)
    a = h[0]
    b = h[1]
    c = h[2]
    d = h[3]
    sets = a & b & (c | d) | c & d & (a | b)
    rest = a & b & c & d
    best = 999
    one = 0
    while True:
        i = 0
        while True:
            x = sets
            while True:
                if one == 0 or x & one:
                    y = x & ~one
                    # The four suits with their sets taken out, then their runs.
                    e = a & ~(y if i == 0 else x)
                    r = e & e >> 1 & e >> 2
                    e = e & ~(r | r << 1 | r << 2)
                    f = b & ~(y if i == 1 else x)
                    r = f & f >> 1 & f >> 2
                    f = f & ~(r | r << 1 | r << 2)
                    g = c & ~(y if i == 2 else x)
                    r = g & g >> 1 & g >> 2
                    g = g & ~(r | r << 1 | r << 2)
                    k = d & ~(y if i == 3 else x)
                    r = k & k >> 1 & k >> 2
                    k = k & ~(r | r << 1 | r << 2)
                    top = e | f | g | k
                    r = low[e & 127]
                    left = r + high[r & 192 | e >> 7]
                    r = low[f & 127]
                    left += r + high[r & 192 | f >> 7]
                    r = low[g & 127]
                    left += r + high[r & 192 | g >> 7]
                    r = low[k & 127]
                    left = left + r + high[r & 192 | k >> 7] & 255
                    if top >> 9:
                        left -= 10
                    elif top:
                        r = 8
                        while not top >> r & 1:
                            r -= 1
                        left -= values[r]
                    if left < best:
                        best = left
                if x == 0:
                    break
                x = (x - 1) & sets
            i += 1
            if one == 0 or i == 4:
                break
        if rest == 0:
            return best
        one = rest & (0 - rest)
        rest = rest ^ one


@micropython.viper
def look_ahead(own, unseen, left, lefts) -> int:
    """Count into `lefts` (128 bytes, zero) what one draw of the cards `unseen` (a hand) and its
    best discard would leave of the hand `own`, whose deadwood is `left`; gives the sum."""
    h = ptr16(own)
    u = ptr16(unseen)
    o = ptr8(lefts)
    values = ptr8(VALUES)
    a = h[0]
    b = h[1]
    c = h[2]
    d = h[3]
    pairs = (a | b) & (c | d) | a & b | c & d
    # A draw that makes no meld is thrown again, or a dearer card is thrown for it.
    smaller = int(least_after(own))
    total = 0
    for s in range(4):
        held = h[s]
        up = held << 1
        down = held >> 1
        meld = pairs | up & (held << 2) | up & down | down & (held >> 2)
        m = u[s]
        r = 0
        while m >> r:
            if m >> r & 1:
                if meld >> r & 1:
                    h[s] = held | 1 << r
                    after = int(least_after(own))
                    h[s] = held
                else:
                    after = smaller + values[r]
                    if after > int(left):
                        after = int(left)
                o[after] = o[after] + 1
                total += after
            r += 1
    return total
