"""Melds: the exact least-deadwood arrangements of a hand.

A meld is one integer. A set is `rank | suits << 4`, suits a mask of the three or four suits in
it. A run is `1024 | low rank | suit << 4 | length << 6`. Zero is no meld and ends a list.
"""

from array import array

from micropython import const

from .cards import name
from .solver import WAYS, after_discards, deadwood, find_ways

__all__ = (
    "MELDS",
    "add_run_melds",
    "add_set_melds",
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
)

MELDS = const(4)  # slots for one arrangement: three melds at most in eleven cards, and a zero
# How the solver writes down the ways to choose sets, see solver_plain.
WAY = const(5)
NO_WAY = const(255)
_RUN = const(1024)


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


def add_set_melds(way, melds, at):
    """Write the sets of the way at WAYS[way] into `melds` from `at`; gives the index after."""
    a = WAYS[way]
    b = WAYS[way + 1]
    c = WAYS[way + 2]
    d = WAYS[way + 3]
    r = 0
    while (a | b) >> r:  # of three suits one is among the first two
        suits = a >> r & 1 | (b >> r & 1) << 1 | (c >> r & 1) << 2 | (d >> r & 1) << 3
        if suits:
            melds[at] = r | suits << 4
            at += 1
        r += 1
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


def _write(hand, way, melds, at):
    """Write the arrangement that the way at WAYS[way] gives into `melds` from `at`."""
    end = at + MELDS
    at = add_set_melds(way, melds, at)
    for s in range(4):
        at = add_run_melds(hand[s] & ~WAYS[way + s], s, melds, at)
    while at < end:
        melds[at] = 0
        at += 1


def arrange(hand, melds):
    """Write the melds of one least-deadwood arrangement of `hand` into `melds` (MELDS slots, zero
    after the last); gives its deadwood. Among equals the first: runs before sets."""
    best = find_ways(hand)
    way = 0
    while WAYS[way + 4] != best:
        way += WAY
    _write(hand, way, melds, 0)
    return best


def arrangements(hand, out):
    """Write every least-deadwood arrangement of `hand` into `out` (MELDS slots each, at most 72,
    see new_melds); gives how many."""
    best = find_ways(hand)
    found = 0
    way = 0
    while WAYS[way + 4] < NO_WAY:
        if WAYS[way + 4] == best:
            _write(hand, way, out, found * MELDS)
            found += 1
        way += WAY
    return found


def in_best_meld(hand, out):
    """Write into `out` (a hand) the cards of `hand` that are melded in at least one least-deadwood
    arrangement; gives the least deadwood."""
    best = find_ways(hand)
    out[0] = out[1] = out[2] = out[3] = 0
    way = 0
    while WAYS[way + 4] < NO_WAY:
        if WAYS[way + 4] == best:
            for s in range(4):
                sets = WAYS[way + s]
                out[s] |= sets | run_bits(hand[s] & ~sets)
        way += WAY
    return best
