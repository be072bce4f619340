"""The part of `make doctor` in which a person looks at the display and presses every button."""

import ast
import time
from collections.abc import Callable, Iterator

from install.link import Link

# The names of system.keys' numbers.
KEYS = {1: "left", 2: "right", 3: "A", 4: "B", 5: "up", 6: "down", 7: "X", 8: "Y"}

_PATTERN = """
import board
b = board.open()
b.buttons.close()
d = b.display
w, h = d.width, d.height
d.fill(0)
d.rect(0, 0, w, h, 1)
d.line(0, 0, w - 1, h - 1, 1)
d.line(0, h - 1, w - 1, 0, 1)
d.show()
"""
_WATCH = """
from machine import Pin
pins = [Pin(g, Pin.IN, Pin.PULL_UP) for g, k in board.BUTTONS]
seen = [0] * len(pins)
d.fill(0)
d.text('press each', 24, 0, 1)
def look(names):
    low = [0 if p.value() else 1 for p in pins]
    for i in range(len(pins)):
        x, y = 2 + i % 4 * 32, 16 + i // 4 * 24
        seen[i] |= low[i]
        d.fill_rect(x, y, 30, 18, seen[i])
        d.rect(x, y, 30, 18, 1)
        d.text(names[i][:3], x + 3, y + 5, 1 - seen[i])
    d.show()
    print(low)
"""


def show_pattern(link: Link) -> None:
    """Draw a border and both diagonals."""
    link.run(_PATTERN)


def button_names(buttons: tuple[tuple[int, int], ...]) -> list[str]:
    """'left (GP16)' and so on, in the order of `buttons`."""
    return [f"{KEYS.get(key, key)} (GP{gpio})" for gpio, key in buttons]


def watch_buttons(
    link: Link,
    buttons: tuple[tuple[int, int], ...],
    seconds: float,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[tuple[str, bool]]:
    """Gives (name, was down from the start) as each button is first seen pressed.

    Each lights up on the display. Ends when all were seen or the time is over. Needs
    `show_pattern` before.
    """
    names = button_names(buttons)
    short = repr([KEYS.get(key, "?") for _, key in buttons])
    link.run(_WATCH)
    missing = set(range(len(names)))
    end = clock() + seconds
    first = True
    while missing and clock() < end:
        low = ast.literal_eval(link.run(f"look({short})"))
        for index in sorted(missing):
            if low[index]:
                missing.discard(index)
                yield names[index], first
        first = False
