"""Decks stacked for a scene, or so that deals are short."""

from naive.cards import DECK, cards_of
from naive.solver import MELDS

_SHORT_MELDS = [cards_of(meld) for meld in MELDS if len(cards_of(meld)) == 3]


def stacked(first, second, upcard="", stock=""):
    """A deck that deals `first` to the non-dealer and `second` to the dealer (ten cards each, as
    text), turns `upcard` up and has `stock` on top; what is not said comes in the deck's order."""
    given = (first + " " + second + " " + upcard + " " + stock).split()
    rest = [card for card in DECK if card not in given]
    upcard = upcard or rest.pop()
    deck = _stack(first.split(), second.split(), upcard, stock.split() + rest)
    assert sorted(deck) == sorted(DECK)
    return deck


def _stack(first, second, upcard, stock):
    deck = []
    for pair in zip(first, second):
        deck += pair
    deck.append(upcard)
    return deck + stock


def rich(dice):
    """A random deck that deals two or three melds to each: such deals are short and end anyhow."""
    deck = dice.deck()
    hands = ([], [])
    dealt = set()
    for hand in hands:
        held = 6 + 3 * dice.below(2)
        while len(hand) < held:
            meld = dice.pick(_SHORT_MELDS)
            if not any(card in dealt for card in meld):
                hand.extend(meld)
                dealt.update(meld)
    rest = [card for card in deck if card not in dealt]
    for hand in hands:
        hand.extend([rest.pop() for _ in range(10 - len(hand))])
    return _stack(hands[0], hands[1], rest.pop(), rest)
