"""Brute force over melds: every meld there is, every way to choose disjoint ones.

Melds, hands and cards are 52-bit masks (see cards.py).
"""

from naive.cards import BIT, DECK, POINTS, RANKS, SUITS, mask, points


def _all_sets():
    for rank in RANKS:
        four = [rank + suit for suit in SUITS]
        yield mask(four)
        for left_out in four:
            yield mask([card for card in four if card != left_out])


def _all_runs():
    for suit in SUITS:
        for low in range(13):
            for high in range(low + 2, 13):
                yield mask([RANKS[i] + suit for i in range(low, high + 1)])


SETS = list(_all_sets())
RUNS = set(_all_runs())
MELDS = SETS + sorted(RUNS)
WORTH = {meld: points(meld) for meld in MELDS}
LOWEST = [(BIT[card], [m for m in MELDS if m & -m == BIT[card]]) for card in DECK]
WITH = {card: [meld for meld in MELDS if meld & card] for card in POINTS}
# A card can be laid off on a meld where the two together are a meld again.
GROWN = {
    meld: [
        (BIT[card], meld | BIT[card])
        for card in DECK
        if not meld & BIT[card] and meld | BIT[card] in WORTH
    ]
    for meld in MELDS
}


LATEST = {}  # the last answer of ways: a hand is mostly asked about more than once


def ways(hand):
    """Every choice of disjoint melds in `hand`: tuples (melds, cards covered, their points)."""
    if hand not in LATEST:
        LATEST.clear()
        LATEST[hand] = _ways(hand)
    return LATEST[hand]


def _ways(hand):
    found = [((), 0, 0)]
    for lowest, melds in LOWEST:
        if hand & lowest:
            for meld in melds:
                if meld & hand == meld:
                    found += [
                        (chosen + (meld,), covered | meld, worth + WORTH[meld])
                        for chosen, covered, worth in found
                        if not covered & meld
                    ]
    return found


def deadwood(hand):
    """The least deadwood of any hand."""
    return points(hand) - max([worth for _, _, worth in ways(hand)])


def after_discards(hand):
    """A dict from each card of `hand` (its bit) to the least deadwood without it."""
    choices = sorted([(-worth, covered) for _, covered, worth in ways(hand)])
    total = points(hand)
    least = {}
    for card in POINTS:
        if hand & card:
            for minus, covered in choices:
                if not covered & card:
                    least[card] = total - POINTS[card] + minus
                    break
    return least


def _has_joinable_runs(melds):
    for one in melds:
        for other in melds:
            if one != other and one in RUNS and other in RUNS and one | other in RUNS:
                return True
    return False


def arrangements(hand):
    """Every way to meld `hand` with the least deadwood, as sorted tuples of melds.

    Two runs that follow each other count as the one run that they make together.
    """
    choices = ways(hand)
    best = max([worth for _, _, worth in choices])
    return [
        tuple(sorted(melds))
        for melds, _, worth in choices
        if worth == best and not _has_joinable_runs(melds)
    ]


def _least_after_layoffs(left, laid, known):
    """Fewest points of `left` over every sequence of layoffs onto the tuple `laid`."""
    key = (left, laid)
    if key not in known:
        best = points(left)
        for i, meld in enumerate(laid):
            for card, grown in GROWN[meld]:
                if card & left:
                    rest = laid[:i] + (grown,) + laid[i + 1 :]
                    best = min(best, _least_after_layoffs(left ^ card, rest, known))
        known[key] = best
    return known[key]


def after_layoffs(hand, laid):
    """The defender's least deadwood over all own melds and all layoffs onto the melds `laid`."""
    known = {}
    laid = tuple(laid)
    return min([_least_after_layoffs(hand & ~cov, laid, known) for _, cov, _ in ways(hand)])


def exposure(laid, unseen):
    """Points of the `unseen` cards that could be laid off on `laid`, were they all in one hand."""
    open_cards = 0
    waiting = list(laid)
    reached = set(laid)
    while waiting:
        for card, grown in GROWN[waiting.pop()]:
            if card & unseen:
                open_cards |= card
                if grown not in reached:
                    reached.add(grown)
                    waiting.append(grown)
    return points(open_cards)


def ways_to_lay(hand, unseen):
    """The knocker's best arrangements: least deadwood, then least exposure; several if tied."""
    choices = arrangements(hand)
    exposures = [exposure(melds, unseen) for melds in choices]
    return [melds for melds, risk in zip(choices, exposures) if risk == min(exposures)]
