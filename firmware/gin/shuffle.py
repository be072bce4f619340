"""A seeded generator and an unbiased shuffle, the same on every Python.

The generator is sfc16, the 16-bit member of Chris Doty-Humphrey's 'small fast counting' family
(public domain, published with PractRand): three 16-bit words of chaos and a counter, 64 bits of
state in all, no intermediate wider than 23 bits.
"""

from micropython import const

SEED_BYTES = const(8)
_WORD = const(0xFFFF)
_WARM_UP = const(12)


class Generator:
    """A repeatable stream of 16-bit numbers from a seed of 8 bytes."""

    def __init__(self, seed):
        self.seed(seed)

    def seed(self, seed):
        """Start again from `seed` (8 bytes); ValueError if it is not 8 bytes long."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._a = seed[0] | seed[1] << 8
        self._b = seed[2] | seed[3] << 8
        self._c = seed[4] | seed[5] << 8
        self._counter = seed[6] | seed[7] << 8
        for _ in range(_WARM_UP):
            self.next()

    def next(self):
        """The next number, 0 to 65535."""
        b = self._b
        c = self._c
        out = (self._a + b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = b ^ b >> 5
        self._b = (c + (c << 3)) & _WORD
        self._c = ((c << 6 | c >> 10) + out) & _WORD
        return out

    def below(self, n):
        """A number from 0 to n - 1 (n from 1 to 65536), each as likely: the tail that would
        favour small numbers is thrown away and drawn again."""
        fair = 65536 - 65536 % n
        x = self.next()
        while x >= fair:
            x = self.next()
        return x % n


def shuffle(deck, generator):
    """Put the items of `deck` into a random order in place (Fisher and Yates, as in Knuth,
    The Art of Computer Programming, volume 2, algorithm 3.4.2P)."""
    for i in range(len(deck) - 1, 0, -1):
        j = generator.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]


def fresh_deck(deck):
    """Fill `deck` with the 52 cards in order."""
    for card in range(52):
        deck[card] = card
