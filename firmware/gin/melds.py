"""Melds: the exact least-deadwood arrangements of a hand.

A meld is one integer. A set is `rank | suits << 4`, suits a mask of the three or four suits in
it. A run is `1024 | low rank | suit << 4 | length << 6`. Zero is no meld and ends a list.
"""

from array import array

from micropython import const

from .cards import name
from .solver import TABLE, after_discards, deadwood

__all__ = (
    "MELDS",
    "add_run_melds",
    "after_discards",
    "arrange",
    "arrangements",
    "deadwood",
    "in_best_meld",
    "is_run",
    "meld_cards",
    "meld_has",
    "meld_of",
    "new_melds",
    "run_bits",
    "set_choices",
)

MELDS = const(4)  # slots for one arrangement: three melds at most in eleven cards, and a zero
MOST_CHOICES = const(72)  # ways to choose sets: 6 for four of a rank, 2 for three, at worst 6x6x2
_RUN = const(1024)
_BELOW_ACE = const(8191)

_choices = array("H", (0 for _ in range(4 * MOST_CHOICES)))


def new_melds(n=1):
    """Room for `n` arrangements of melds."""
    return array("H", (0 for _ in range(MELDS * n)))


def is_run(meld):
    """True if the meld is a run, False if it is a set."""
    return meld >= _RUN


def meld_has(meld, card):
    """True if `card` is one of the meld's cards."""
    r = card % 13
    s = card // 13
    if meld >= _RUN:
        low = meld & 15
        return meld >> 4 & 3 == s and low <= r < low + (meld >> 6 & 15)
    return meld & 15 == r and meld >> 4 >> s & 1 == 1


def meld_cards(meld, buffer, start=0):
    """Write the meld's cards into `buffer` from index `start`; gives the index after the last."""
    if meld >= _RUN:
        card = (meld >> 4 & 3) * 13 + (meld & 15)
        for _ in range(meld >> 6 & 15):
            buffer[start] = card
            card += 1
            start += 1
        return start
    for s in range(4):
        if meld >> 4 >> s & 1:
            buffer[start] = s * 13 + (meld & 15)
            start += 1
    return start


def meld_of(cards):
    """The meld that `cards` (codes, in any order) make; ValueError if they make none."""
    ranks = [card % 13 for card in cards]
    suits = 0
    for card in cards:
        suits |= 1 << card // 13
    low = min(ranks)
    spread = max(ranks) - low
    if len(cards) >= 3:
        if spread == 0 and suits in (7, 11, 13, 14, 15) and len(set(cards)) == len(cards):
            return low | suits << 4
        if suits in (1, 2, 4, 8) and len(set(ranks)) == len(cards) == spread + 1:
            return _RUN | low | (cards[0] // 13) << 4 | len(cards) << 6
    raise ValueError("no meld: " + " ".join([name(card) for card in cards]))


def run_bits(mask):
    """The cards of one suit's `mask` that are melded when every stretch of three or more is."""
    r = mask & mask >> 1 & mask >> 2
    return r | r << 1 | r << 2


def set_choices(hand, out):
    """Every way to choose the sets of `hand`: four masks a way (the cards in sets, suit by suit)
    into `out`, an array of 4 x MOST_CHOICES; the first way is to make none. Gives how many."""
    out[0] = out[1] = out[2] = out[3] = 0
    n = 1
    a, b, c, d = hand
    ranks = a & b & (c | d) | c & d & (a | b)
    while ranks:
        x = ranks & -ranks
        ranks ^= x
        suits = (
            (1 if a & x else 0) | (2 if b & x else 0) | (4 if c & x else 0) | (8 if d & x else 0)
        )
        n = _choose(out, n, x, suits)
    return n


def _choose(out, n, x, suits):
    """Double the `n` ways in `out` by the set of rank bit `x` in `suits`; where it has four cards,
    by each set of three of them too."""
    have = n
    kept = 16  # a suit beyond the fourth: nothing is kept back
    while kept:
        for i in range(have):
            for s in range(4):
                m = out[4 * i + s]
                if (suits & ~kept) >> s & 1:
                    m |= x
                out[4 * n + s] = m
            n += 1
        if suits != 15:
            break
        kept >>= 1
    return n


def choice_deadwood(hand, choices, i):
    """The deadwood of `hand` under way `i` of `choices`, its runs melded."""
    i *= 4
    return (
        TABLE[hand[0] & ~choices[i]]
        + TABLE[hand[1] & ~choices[i + 1]]
        + TABLE[hand[2] & ~choices[i + 2]]
        + TABLE[hand[3] & ~choices[i + 3]]
    )


def add_set_melds(choices, i, melds, at):
    """Write the sets of way `i` of `choices` into `melds` from `at`; gives the index after."""
    i *= 4
    a = choices[i]
    b = choices[i + 1]
    c = choices[i + 2]
    d = choices[i + 3]
    for r in range(13):
        suits = a >> r & 1 | (b >> r & 1) << 1 | (c >> r & 1) << 2 | (d >> r & 1) << 3
        if suits:
            melds[at] = r | suits << 4
            at += 1
    return at


def add_run_melds(mask, s, melds, at):
    """Write the runs in suit `s` of `mask` (every maximal stretch of three or more) into `melds`
    from `at`; gives the index after."""
    mask = run_bits(mask)
    low = 0
    while mask:
        while not mask & 1:
            mask >>= 1
            low += 1
        length = 0
        while mask & 1:
            mask >>= 1
            length += 1
        melds[at] = _RUN | low | s << 4 | length << 6
        at += 1
        low += length
    return at


def _write(hand, i, melds, at):
    """Write the arrangement that way `i` of the choices gives into `melds` from `at`."""
    end = at + MELDS
    at = add_set_melds(_choices, i, melds, at)
    for s in range(4):
        at = add_run_melds(hand[s] & ~_choices[4 * i + s], s, melds, at)
    while at < end:
        melds[at] = 0
        at += 1


def arrange(hand, melds):
    """Write the melds of one least-deadwood arrangement of `hand` into `melds` (MELDS slots, zero
    after the last); gives its deadwood. Among equals the first: runs before sets."""
    set_choices(hand, _choices)
    best = deadwood(hand)
    way = 0
    while choice_deadwood(hand, _choices, way) != best:
        way += 1
    _write(hand, way, melds, 0)
    return best


def arrangements(hand, out):
    """Write every least-deadwood arrangement of `hand` into `out` (MELDS slots each, room for
    MOST_CHOICES, see new_melds); gives how many."""
    n = set_choices(hand, _choices)
    best = deadwood(hand)
    found = 0
    for i in range(n):
        if choice_deadwood(hand, _choices, i) == best:
            _write(hand, i, out, found * MELDS)
            found += 1
    return found


def in_best_meld(hand, out):
    """Write into `out` (a hand) the cards of `hand` that are melded in at least one least-deadwood
    arrangement; gives the least deadwood."""
    n = set_choices(hand, _choices)
    best = deadwood(hand)
    out[0] = out[1] = out[2] = out[3] = 0
    for i in range(n):
        if choice_deadwood(hand, _choices, i) == best:
            for s in range(4):
                sets = _choices[4 * i + s]
                out[s] |= sets | run_bits(hand[s] & ~sets)
    return best
