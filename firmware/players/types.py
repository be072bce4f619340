"""What kind of opponent is this? Three types, told apart by how their deals end.

0 knocks with little deadwood, 1 as soon as they may, 2 early or else waits for gin.
"""

from array import array

from gin.kinds import BIG_GIN, GIN
from micropython import const

STEADY = const(0)
KEEN = const(1)
WAITER = const(2)

_FULL = const(16384)
_LEAST = const(110)  # e^-5 of the largest: no type is ever given up

EVEN = (16384, 16384, 16384)
# Who takes a stranger for one who knocks as soon as they may loses least by it if they do not.
CAREFUL = (2048, 16384, 2048)

# How likely each type is to end a deal so, in percent: rounded from deals of the three styles in
# tools/baselines/styles.py. Set by hand; `make tournament` judges a change.
_GIN = (55, 10, 70)
_EARLY = (30, 90, 90)
_LOW = (40, 50, 2)
_HIGH = (3, 40, 2)
_HELD_LOW = (35, 3, 80)
_HELD_HIGH = (60, 3, 80)
_HELD_LOW_EARLY = (40, 3, 5)
_HELD_HIGH_EARLY = (60, 3, 5)
_NOT_YET = (60, 100, 50)

# What a turn without a knock leaves of a type after turn 4: e^-0.07, e^-0.2 and 1, in 1/256.
_FADES = (239, 210, 256)
_FIRST = const(4)
_LAST = const(20)


class Types:
    """`shares`: of 64, how far each type is believed in now (see `look`).

    `prior` is what is believed of somebody new: EVEN, or CAREFUL.
    """

    def __init__(self, prior=EVEN):
        self._prior = prior
        self._weights = array("H", (0, 0, 0))
        self.shares = bytearray(3)
        self.forget()

    def forget(self):
        """A new opponent."""
        for kind in range(3):
            self._weights[kind] = self._prior[kind]

    def look(self, view):
        """Bring `shares` up to date in the course of a deal: who goes on without a knock is less
        likely to be one who knocks early."""
        a, b, c = self._weights
        for _ in range(_FIRST, min(view.opponent_turns, _LAST)):
            a = a * _FADES[0] >> 8
            b = b * _FADES[1] >> 8
        total = a + b + c
        self.shares[0] = a * 64 // total
        self.shares[1] = b * 64 // total
        self.shares[2] = 64 - self.shares[0] - self.shares[1]

    def learn(self, view):
        """Learn from the end of a deal."""
        says = self._evidence(view)
        if not says:
            return
        weights = self._weights
        top = 0
        for kind in range(3):
            weights[kind] = weights[kind] * says[kind] // 100
            if weights[kind] > top:
                top = weights[kind]
        for kind in range(3):
            weight = weights[kind] * _FULL // top
            weights[kind] = weight if weight > _LEAST else _LEAST

    def _evidence(self, view):
        left = view.opponent_deadwood
        turns = view.opponent_turns
        if view.knocker == 1 - view.seat:
            if view.kind in (GIN, BIG_GIN):
                return _GIN
            if turns <= _FIRST:
                return _EARLY
            return _LOW if left <= 6 else _HIGH
        if left > view.limit:
            return _NOT_YET if turns > _FIRST else ()
        if not left:
            return ()
        if turns > _FIRST:
            return _HELD_LOW if left <= 6 else _HELD_HIGH
        return _HELD_LOW_EARLY if left <= 6 else _HELD_HIGH_EARLY
