"""Which of a terminal's keys a person pressed. It sends the repeats of a held key and pasted text
just as it sends presses: only their times tell them apart."""

from console.keyboard import QUIT
from system import keys

_ARROWS = (keys.LEFT, keys.RIGHT, keys.UP, keys.DOWN)  # these may repeat
# In seconds.
_PASTE = 0.02  # no person presses two keys one so soon after the other
_REPEAT = (
    0.12  # a held key repeats itself at least so often: 10.9 times a second on Linux's console
)
_FIRST = 1.0  # and begins within so long


class Presses:
    """Passes on the events that are presses. What may be the first repeat of a held key, or the
    next press of it, waits until it is clear: a second repeat would follow soon."""

    def __init__(self) -> None:
        self._last = 0
        self._at = float("-inf")
        self._doubtful = 0

    @property
    def undecided(self) -> bool:
        """Does an event wait for `settle`?"""
        return bool(self._doubtful)

    def take(self, events: list[int], now: float) -> list[int]:
        """Give the presses among `events`, which came at the time `now`."""
        given = []
        for event in events:
            given += self._take(event, now)
        return given

    def _take(self, event: int, now: float) -> list[int]:
        if event == QUIT:
            return [event]
        gap, again = now - self._at, event == self._last
        self._last, self._at = event, now
        repeats = again and event not in _ARROWS
        presses = [self._doubtful] if self._doubtful and not (repeats and gap < _REPEAT) else []
        self._doubtful = event if repeats and _REPEAT <= gap < _FIRST else 0
        if event in _ARROWS or gap >= (_FIRST if repeats else _PASTE):
            presses.append(event)
        return presses

    def settle(self, now: float) -> list[int]:
        """Give the event that waited, once it is clear that it was a press."""
        if not self._doubtful or now - self._at < _REPEAT:
            return []
        press, self._doubtful = self._doubtful, 0
        return [press]

    def wait(self, now: float) -> float:
        """Give the seconds from `now` until `settle` knows."""
        return max(0.0, self._at + _REPEAT - now)
