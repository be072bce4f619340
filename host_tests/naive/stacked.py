"""Decks stacked for a scene."""

from naive.cards import DECK


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
