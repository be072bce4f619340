"""Bytes from a terminal, read into key events."""

from system import keys

QUIT = -1  # Ctrl-C
SUSPEND = -2  # Ctrl-Z
CELLS = -3  # Tab

# Neighbours on the keyboard, and custom. The buttons' own names are no keys: "x" would have to be
# two of them, and "a" is a step to the left for many hands.
_LETTERS = {
    **dict.fromkeys("z\r\n ", keys.A),
    **dict.fromkeys("x\x7f\x08\x1b", keys.B),
    "c": keys.X,
    "v": keys.Y,
    "\x03": QUIT,
    "\x1a": SUSPEND,
    "\t": CELLS,
}
_ARROWS = {"A": keys.UP, "B": keys.DOWN, "C": keys.RIGHT, "D": keys.LEFT}
LEGEND = "←↑↓→  A: z ↵  B: x Esc  X: c  Y: v  Ctrl-C: quit, quitter"
WITHOUT_X_AND_Y = "←↑↓→  A: z ↵  B: x Esc  Ctrl-C: quit, quitter"


class Keyboard:
    """Turns bytes into events: a key (with or without Shift), QUIT, SUSPEND or CELLS."""

    def __init__(self) -> None:
        self._pending = ""

    @property
    def undecided(self) -> bool:
        """Is an escape byte waiting, the key itself or the start of a sequence?"""
        return bool(self._pending)

    def feed(self, data: bytes) -> list[int]:
        """Give the events of these bytes; an unfinished sequence waits for more."""
        self._pending += data.decode("latin-1")
        events = []
        while self._pending:
            event, length = self._first(self._pending)
            if not length:
                break
            self._pending = self._pending[length:]
            if event:
                events.append(event)
        return events

    def settle(self) -> list[int]:
        """Give the events of what is pending, now that no more has come: Esc by itself."""
        pending, self._pending = self._pending, ""
        return [keys.B] if pending == "\x1b" else []

    def _first(self, text: str) -> tuple[int, int]:
        """Give the first event and its length; event 0 is to be left out, length 0 unfinished."""
        if text[0] != "\x1b":
            return _LETTERS.get(text[0].lower(), 0), 1
        if len(text) == 1:
            return 0, 0
        if text[1] not in "[O":
            return keys.B, 1
        for i in range(2, len(text)):
            if "@" <= text[i] <= "~":
                return _ARROWS.get(text[i], 0), i + 1
        return 0, 0
