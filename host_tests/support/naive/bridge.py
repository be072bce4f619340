"""Between the engine's integers and the words and masks used here. It uses none of its code."""

from naive.cards import BIT, DECK
from naive.presets import CLASSIC

CODE = {card: i for i, card in enumerate(DECK)}
ACTIONS = {"draw": 0, "take": 1, "pass": 2, "biggin": 3}
for _i, _card in enumerate(DECK):
    ACTIONS["discard " + _card] = 64 + _i
    ACTIONS["knock " + _card] = 128 + _i
    ACTIONS["gin " + _card] = 192 + _i
WORDS = {code: text for text, code in ACTIONS.items()}

# The engine's numbers for what a rule says in words.
CHOICES = {
    "first": ("non-dealer", "human"),
    "first_dealer": ("lot", "computer"),
    "next_dealer": ("winner", "loser", "alternate", "computer"),
    "shutout": ("none", "points", "deals"),
}


def bits(hand):
    """The mask of an engine's hand (four masks of 13 bits)."""
    return hand[0] | hand[1] << 13 | hand[2] << 26 | hand[3] << 39


def fill(hand, mask):
    """Make the engine's `hand` hold the cards of `mask`; gives the hand."""
    for suit in range(4):
        hand[suit] = mask >> 13 * suit & 0x1FFF
    return hand


def meld_bits(meld):
    """The mask of one of the engine's melds."""
    if meld & 1024:
        low, suit, length = meld & 15, meld >> 4 & 3, meld >> 6 & 15
        return (1 << length) - 1 << 13 * suit + low
    rank, suits = meld & 15, meld >> 4
    return sum([1 << 13 * suit + rank for suit in range(4) if suits >> suit & 1])


def meld_code(cards):
    """The engine's number for the meld of `cards` ('7D 8D 9D')."""
    cards = sorted(cards.split(), key=DECK.index)
    first = DECK.index(cards[0])
    if cards[0][0] == cards[1][0]:
        suits = sum([1 << DECK.index(card) // 13 for card in cards])
        return first % 13 | suits << 4
    return 1024 | first % 13 | first // 13 << 4 | len(cards) << 6


def laid(melds, start=0, slots=4):
    """The masks of an engine's list of melds (zero after the last), sorted, as a tuple."""
    found = []
    for i in range(start, start + slots):
        if not melds[i]:
            break
        found.append(meld_bits(melds[i]))
    return tuple(sorted(found))


def codes(cards):
    """The engine's card codes of `cards`."""
    return bytes([CODE[card] for card in cards])


def card_bit(code):
    """The mask of one of the engine's card codes."""
    return BIT[DECK[code]]


def to_words(rules):
    """The dict of presets.py that says what the engine's `rules` record says."""
    words = {}
    for name in CLASSIC:
        value = getattr(rules, name)
        words[name] = CHOICES[name][value] if name in CHOICES else value
    return words
