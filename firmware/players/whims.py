"""Chance for players who err now and then: the same seed and the same view give the same whims,
however often a player is asked, and whatever it was asked before: in a game taken up again too."""

from gin.shuffle import SEED_BYTES, Generator


class Whims(Generator):
    """A generator that `begin_match` gives a seed, and `begin` starts anew for a decision."""

    def __init__(self):
        self._own = bytes(SEED_BYTES)
        self._mixed = bytearray(SEED_BYTES)
        super().__init__(self._own)

    def begin_match(self, seed):
        """Start a match; `seed` has 8 bytes."""
        self._own = bytes(seed)

    def begin(self, view):
        """Start the decision of `view`."""
        mixed = self._mixed
        for i in range(SEED_BYTES):
            mixed[i] = self._own[i] ^ view.hand[i // 2] >> i % 2 * 8 & 255
        mixed[0] ^= view.turns
        mixed[SEED_BYTES - 1] ^= view.pile_size
        self.seed(mixed)
