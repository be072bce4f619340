"""Room for the names of all modules, taken while the memory is in one piece.

MicroPython keeps every name for ever, in pools that double in size. The seventh pool, from about
1300 names on, takes 8 KB in a row: menus and games leave no such gap in the heap. Where the game's
names come near that number, the pool must be made before the game begins.
"""

from micropython import const

_MEANINGLESS = const(
    320
)  # from the names at power-up (1000) to the pool; fewer names never fill it


def reserve():
    """Use up most of the present pool with names of no meaning, so that the next is made now."""
    for number in range(_MEANINGLESS):
        hasattr(0, f"~{number}")
