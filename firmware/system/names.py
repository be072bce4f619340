"""Room for the names of all modules, taken while the memory is in one piece.

MicroPython keeps every name for ever, in pools that double in size. The one that the game's last
modules need takes 8 KB in a row; menus and games leave no such gap in the heap, and it is asked
for in the middle of play.
"""

import gc

from micropython import const

_POOL = const(4000)  # bytes: smaller ones find their place later
_MOST = const(500)


def reserve():
    """Use up the present pool with names of no meaning, so that the next one is made now."""
    gc.collect()
    for number in range(_MOST):
        before = gc.mem_alloc()
        hasattr(gc, f"~{number}")
        if gc.mem_alloc() - before > _POOL:
            return
