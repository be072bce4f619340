"""Cards, and hands of cards, as small integers.

A card is an integer 0 to 51: suit x 13 + rank, suits in the order spades, clubs, diamonds,
hearts, rank 0 the ace. A hand is an `array('H')` of four 13-bit masks, one a suit, bit `rank`
set where the card is held. Four masks rather than one of 52 bits: on a 32-bit MicroPython an
integer wider than 31 bits lives on the heap, and a solver would allocate at every step.
"""

from array import array

from micropython import const

SUITS = "SCDH"
RANKS = "A23456789TJQK"
ALL_RANKS = const(8191)  # a suit of a hand that holds all its cards
NONE = const(255)  # where a card is expected and there is none

# Deadwood value of each rank: ace 1, two to ten their face value, court cards 10.
VALUES = bytes((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10))


def rank(card):
    """The card's rank, 0 (ace) to 12 (king)."""
    return card % 13


def suit(card):
    """The card's suit, 0 to 3: spades, clubs, diamonds, hearts."""
    return card // 13


def value(card):
    """The card's deadwood value, 1 to 10."""
    return VALUES[card % 13]


def name(card):
    """The card's text form, rank before suit: 'AS', 'TC', '9D', 'QH'."""
    return RANKS[card % 13] + SUITS[card // 13]


def code(text):
    """The card that `text` names ('AS', 'TC', ...); ValueError if it names none."""
    if isinstance(text, str) and len(text) == 2:
        r = RANKS.find(text[0])
        s = SUITS.find(text[1])
        if r >= 0 and s >= 0:
            return s * 13 + r
    raise ValueError(
        f"no such card: {text!r} (a card reads like 9D: rank A23456789TJQK, suit SCDH)"
    )


def hand(cards=()):
    """A new hand, holding `cards` (codes)."""
    h = array("H", (0, 0, 0, 0))
    for card in cards:
        h[card // 13] |= 1 << card % 13
    return h


def add(h, card):
    """Put `card` into hand `h`."""
    h[card // 13] |= 1 << card % 13


def remove(h, card):
    """Take `card` out of hand `h`; nothing happens where it is not held."""
    h[card // 13] &= ~(1 << card % 13)


def has(h, card):
    """True if hand `h` holds `card`."""
    return h[card // 13] >> card % 13 & 1 == 1


def clear(h):
    """Empty hand `h`."""
    h[0] = h[1] = h[2] = h[3] = 0


def copy(target, source):
    """Make hand `target` hold what `source` holds."""
    target[0] = source[0]
    target[1] = source[1]
    target[2] = source[2]
    target[3] = source[3]


def count(h):
    """How many cards hand `h` holds."""
    n = 0
    for s in range(4):
        m = h[s]
        while m:
            m &= m - 1
            n += 1
    return n


def fill(h, buffer):
    """Write the cards of hand `h` into `buffer`, suit by suit, ascending; gives how many."""
    n = 0
    for s in range(4):
        m = h[s]
        card = s * 13
        while m:
            if m & 1:
                buffer[n] = card
                n += 1
            m >>= 1
            card += 1
    return n


def points(h):
    """The sum of the deadwood values of all cards in hand `h`, melded or not."""
    total = 0
    for s in range(4):
        m = h[s]
        r = 0
        while m:
            if m & 1:
                total += VALUES[r]
            m >>= 1
            r += 1
    return total
