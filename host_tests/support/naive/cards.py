"""Cards as people write them, and sets of cards as 52-bit masks."""

RANKS = "A23456789TJQK"
SUITS = "SCDH"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
BIT = {card: 1 << i for i, card in enumerate(DECK)}
POINTS = {BIT[card]: min(RANKS.index(card[0]) + 1, 10) for card in DECK}


def mask(cards):
    """The set of `cards` ('AS', 'TC', ...) as one integer; a card twice is a ValueError."""
    bits = 0
    for card in cards:
        if bits & BIT[card]:
            raise ValueError(card + " twice")
        bits |= BIT[card]
    return bits


def read(text):
    """The set of the cards in a text like 'AS TC 9D'."""
    return mask(text.split())


def cards_of(bits):
    """The cards of a mask as a list, in the deck's order."""
    return [card for card in DECK if bits & BIT[card]]


def _suit_points():
    """What each set of cards of one suit counts, from the sets that lack their highest card."""
    table = [0]
    for rank in range(13):
        table += [less + min(rank + 1, 10) for less in table]
    return table


_SUIT_POINTS = _suit_points()


def points(bits):
    """What the cards of a mask count as deadwood."""
    total = 0
    while bits:
        total += _SUIT_POINTS[bits & 0x1FFF]
        bits >>= 13
    return total
