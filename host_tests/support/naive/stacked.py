"""Decks stacked for a scene, or so that deals are short."""

from naive.cards import DECK, cards_of
from naive.solver import MELDS

_SHORT_MELDS = [cards_of(meld) for meld in MELDS if len(cards_of(meld)) == 3]


def stacked(first, second, upcard="", stock=""):
    """A deck that deals `first` to the non-dealer and `second` to the dealer (ten cards each, as
    text), turns `upcard` up and has `stock` on top; what is not said comes in the deck's order."""
    given = (first + " " + second + " " + upcard + " " + stock).split()
    rest = [card for card in DECK if card not in given]
    deck = []
    for pair in zip(first.split(), second.split()):
        deck += pair
    deck.append(upcard or rest.pop())
    deck += stock.split() + rest
    assert sorted(deck) == sorted(DECK)
    return deck


def rich(dice):
    """A random deck that deals two or three melds to each: such deals are short and end anyhow."""
    deck = dice.deck()
    hands = ([], [])
    for hand in hands:
        held = 6 + 3 * dice.below(2)
        while len(hand) < held:
            meld = dice.pick(_SHORT_MELDS)
            if not any(card in hands[0] or card in hands[1] for card in meld):
                hand.extend(meld)
    rest = [card for card in deck if card not in hands[0] and card not in hands[1]]
    for hand in hands:
        hand.extend([rest.pop() for _ in range(10 - len(hand))])
    return stacked(" ".join(hands[0]), " ".join(hands[1]), rest.pop(), " ".join(rest))
