"""A card on its way: from stock or pile to a hand, from a hand to the pile."""

from time import ticks_diff

from gin.cards import NONE
from micropython import const

_EASE = const(1024)


class Motion:
    """One card at a time. `action` is done when it arrives; `card` NONE: it is face down."""

    def __init__(self):
        self.on = False
        self.action = 0
        self.card = NONE
        self._start = 0
        self._ms = 0
        self._x = self._y = self._dx = self._dy = 0
        self.x = self.y = 0

    def begin(self, action, card, start, ms):
        """Let `card` set out at time `start`, for `ms` milliseconds, for the sake of `action`."""
        self.on = True
        self.action = action
        self.card = card
        self._start = start
        self._ms = ms

    def path(self, x, y, to_x, to_y):
        """Where it goes."""
        self.x = self._x = x
        self.y = self._y = y
        self._dx = to_x - x
        self._dy = to_y - y

    def go(self, now):
        """Move on to time `now`; True when it has arrived."""
        gone = ticks_diff(now, self._start)
        if gone >= self._ms:
            return True
        t = gone * _EASE // self._ms
        t = t * (2 * _EASE - t) // _EASE  # slows down towards the end
        self.x = self._x + self._dx * t // _EASE
        self.y = self._y + self._dy * t // _EASE
        return False
