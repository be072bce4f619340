"""A deal dealt out and played on by a fast policy: machine code on a board.

It is written in the part of Python that viper compiles: whole numbers, no calls in a loop but to
functions like these, arrays behind ptr8 and ptr16. Where nothing native runs it is plain Python.
"""

import micropython
from gin.cards import VALUES
from gin.suits import HIGH, LOW
from micropython import const

from .ahead import BITS, dearest, split

# Of `info`, bytes that say where a deal stands and what it is worth. Player 0 is the one it is
# played out for.
WHO = const(0)  # who is to draw
UPCARD = const(1)  # NONE where there is none
STOCK = const(2)  # cards in it
TURNS = const(3)  # turns played, a byte each player
DEAL_BONUS = const(5)
UNDERCUT_BONUS = const(6)
EQUAL_BONUS = const(7)
GIN_BONUS = const(8)
GIN_LAYOFFS = const(9)  # whether gin is laid off on
KNOCKS = const(10)  # most deadwood that player 0 knocks with, a byte each of the first turns
LATEST = const(15)  # the last of these turns
KNOCKS_OTHER = const(26)  # player 1
INFO = const(42)  # bytes

_ALL_RANKS = const(8191)  # that of gin.cards, which viper's compiler does not see
_NEAR = const(4)  # of 16: what it counts against a discard that a card beside it is out


@micropython.viper
def chance(rng) -> int:
    """The next 16 bits of the generator whose state `rng` is (array H, 4 words; see gin.shuffle,
    which has the same one)."""
    g = ptr16(rng)
    b = g[1]
    c = g[2]
    out = (g[0] + b + g[3]) & 65535
    g[3] = (g[3] + 1) & 65535
    g[0] = b ^ b >> 5
    g[1] = (c + (c << 3)) & 65535
    g[2] = ((c << 6 | c >> 10) + out) & 65535
    return out


@micropython.viper
def deal_out(weights, rng, state, stock) -> int:
    """Deal the unseen cards: the opponent's hand, state[4:8], which holds what is known of it, is
    filled to ten cards, card after card by `weights` (array H, 52; zero: not unseen); the rest is
    shuffled into `stock`. Gives how many these are."""
    w = ptr16(weights)
    s = ptr16(state)
    k = ptr8(stock)
    bits = ptr8(BITS)
    missing = 10
    for i in range(4, 8):
        missing -= bits[s[i] & 127] + bits[s[i] >> 7]
    n = 0
    total = 0
    for card in range(52):
        if w[card]:
            k[n] = card
            n += 1
            total += w[card]
    while missing > 0:
        x = int(chance(rng)) * total >> 16
        i = 0
        while x >= w[k[i]]:
            x -= w[k[i]]
            i += 1
        card = k[i]
        s[4 + card // 13] = s[4 + card // 13] | 1 << card % 13
        total -= w[card]
        n -= 1
        k[i] = k[n]
        missing -= 1
    i = n - 1
    while i > 0:
        j = int(chance(rng)) * (i + 1) >> 16
        card = k[i]
        k[i] = k[j]
        k[j] = card
        i -= 1
    return n


@micropython.viper
def lay_off(out, theirs) -> int:
    """The deadwood left of the loose cards out[0:4] once they are laid off on the melds that
    `theirs` has (both from `split`)."""
    o = ptr16(out)
    h = ptr16(theirs)
    low = ptr8(LOW)
    high = ptr8(HIGH)
    left = 0
    for i in range(4):
        m = o[i] & ~h[8]
        run = h[4 + i]
        fits = (run << 1 | run >> 1) & m
        while fits:
            m = m & ~fits
            run = run | fits
            fits = (run << 1 | run >> 1) & m
        run = low[m & 127]
        left += run + high[run & 192 | m >> 7]
    return left & 255


@micropython.viper
def choose(out, unseen, taken, new) -> int:
    """The loose card of out[0:4] to throw, not `taken`: dear cards go, but not those that a card
    of `unseen` (a hand) would meld with two loose ones, worth `new` each, and not those whose
    neighbours are out (a point is 16)."""
    o = ptr16(out)
    u = ptr16(unseen)
    bits = ptr8(BITS)
    values = ptr8(VALUES)
    best = 0 - 9999
    found = 255
    for card in range(52):
        i = card // 13
        r = card % 13
        bit = 1 << r
        if o[i] & bit and card != int(taken):
            o[i] = o[i] ^ bit
            a = o[0]
            b = o[1]
            c = o[2]
            d = o[3]
            pairs = (a | b) & (c | d) | a & b | c & d
            worth = 16 * values[r]
            n = 0
            near = 0
            for j in range(4):
                m = o[j]
                up = m << 1
                down = m >> 1
                m = (pairs | up & (m << 2) | up & down | down & (m >> 2)) & u[j]
                n += bits[m & 127] + bits[m >> 7]
                m = bit
                if i == j:
                    m = (bit << 1 | bit << 2 | bit >> 1 | bit >> 2) & _ALL_RANKS
                m = m & u[j]
                near += bits[m & 127] + bits[m >> 7]
            worth += n * int(new) - near * _NEAR
            o[i] = o[i] | bit
            if worth > best:
                best = worth
                found = card
    return found


@micropython.viper
def melds_with(state, at, card, parts) -> int:
    """1 if the hand state[at : at + 4] should take `card`, which is then added: it makes a meld
    and lowers the deadwood; else 0, and nothing is changed."""
    s = ptr16(state)
    o = ptr16(parts)
    h = int(at)
    i = int(card) // 13
    r = int(card) % 13
    bit = 1 << r
    m = s[h + i]
    runs = (m << 1) & (m << 2) | (m << 1) & (m >> 1) | (m >> 1) & (m >> 2)
    same = (s[h] >> r & 1) + (s[h + 1] >> r & 1) + (s[h + 2] >> r & 1) + (s[h + 3] >> r & 1)
    if runs & bit == 0 and same < 2:
        return 0
    before = int(split(state, at, parts))
    s[h + i] = m | bit
    after = int(split(state, at, parts))
    if o[i] & bit == 0 and after - int(dearest(parts)) < before:
        return 1
    s[h + i] = m
    return 0


@micropython.viper
def settle(state, knocker, own, info, parts, laid) -> int:
    """The points of the player who ends the deal with deadwood `own` and the melds of their hand
    state[knocker x 4], where one loose card more may be; negative when undercut."""
    f = ptr8(info)
    left = int(own)
    split(state, int(knocker) * 4, laid)
    points = int(split(state, 4 - int(knocker) * 4, parts))
    if left or f[GIN_LAYOFFS]:
        points = int(lay_off(parts, laid))
    if left == 0:
        return points + f[GIN_BONUS] + f[DEAL_BONUS]
    if points > left:
        return points - left + f[DEAL_BONUS]
    if points == left:
        return 0 - f[EQUAL_BONUS]
    return points - left - f[UNDERCUT_BONUS] - f[DEAL_BONUS]


@micropython.viper
def play_on(state, stock, info, work) -> int:
    """Play the deal to its end; gives the points of player 0, negative when player 1 has them.

    state (array H): 0-3 hand of player 0, 4-7 of player 1, 8-11 the cards under the upcard. stock:
    the cards to draw, the last first. info: see WHO and the others. work: three arrays H (9, 9 and
    4 words).
    """
    s = ptr16(state)
    k = ptr8(stock)
    f = ptr8(info)
    parts = work[0]
    laid = work[1]
    unseen = work[2]
    u = ptr16(unseen)
    who = int(f[WHO])
    up = int(f[UPCARD])
    n = int(f[STOCK])
    quiet = 0
    while True:
        h = who * 4
        taken = 255
        if up < 255 and int(melds_with(state, h, up, parts)):
            taken = up
            quiet += 1
        else:
            n -= 1
            i = int(k[n])
            s[h + i // 13] = s[h + i // 13] | 1 << i % 13
            quiet = 0
            if up < 255:
                s[8 + up // 13] = s[8 + up // 13] | 1 << up % 13
        left = int(split(state, h, parts)) - int(dearest(parts))
        turn = int(f[TURNS + who])
        if turn > LATEST:
            turn = LATEST
        if left <= int(f[KNOCKS + (KNOCKS_OTHER - KNOCKS) * who + turn]):
            left = int(settle(state, who, left, info, parts, laid))
            return left if who == 0 else 0 - left
        for i in range(4):
            u[i] = _ALL_RANKS & ~(s[h + i] | s[8 + i])
        up = int(choose(parts, unseen, taken, 30 - turn))
        s[h + up // 13] = s[h + up // 13] & ~(1 << up % 13)
        f[TURNS + who] = f[TURNS + who] + 1
        if n <= 2 or quiet >= 20:
            return 0
        who = 1 - who
