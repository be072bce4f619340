"""A small seeded generator that gives the same numbers on every Python."""

from naive.cards import DECK


class Dice:
    """A linear congruential generator of 31 bits, of which the upper 23 are used."""

    def __init__(self, seed):
        self.state = seed * 2654435761 + 12345 & 0x7FFFFFFF

    def below(self, n):
        """A number from 0 to n - 1, for n up to a few thousand."""
        self.state = self.state * 1103515245 + 12345 & 0x7FFFFFFF
        return (self.state >> 8) % n

    def pick(self, items):
        """One of a list."""
        return items[self.below(len(items))]

    def deck(self):
        """All 52 cards in a random order."""
        cards = DECK[:]
        state = self.state
        for i in range(51, 0, -1):  # `below` is written out: tests shuffle a lot
            state = state * 1103515245 + 12345 & 0x7FFFFFFF
            j = (state >> 8) % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.state = state
        return cards

    def few_ranks(self, ranks):
        """The cards of so many neighbouring ranks in a random order."""
        low = self.below(14 - ranks)
        return [card for card in self.deck() if low <= DECK.index(card) % 13 < low + ranks]
