"""Where the code of the game lies on an emulated board: in flash or in the heap."""

# Functions and methods of the firmware by where their code lies: in flash, in the heap.
WHERE = """
import gc, sys
from machine import mem32

def look(found):
    for thing in found.values():
        kind = type(thing)
        if kind is type and hasattr(thing, "__dict__"):
            look(thing.__dict__)
        elif kind in (type(look), type(native), type(many)):
            counts[(mem32[id(thing) + 12] >> 28) - 1] += 1

@micropython.native
def native():
    pass

def many():
    yield

OURS = ("board", "drivers", "players", "rummy", "system", "ui")
counts = [0, 0]
for module in sys.modules.values():
    if module.__name__.partition(".")[0] in OURS:
        look(module.__dict__)
gc.collect()
print(*counts, gc.mem_alloc())
"""


def where(board):
    """Of the functions of the loaded modules, how many have their code in flash and how many in
    the heap; and the bytes of heap in use. The game ends by it."""
    flash, heap, used = map(int, board.exec(WHERE).split())
    return flash, heap, used


def settled(board):
    """True when nearly all code lies in flash; that of the shortest functions does not."""
    flash, heap, _ = where(board)
    return flash > 300 and heap < flash / 8
