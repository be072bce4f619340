"""Runs on the emulated board instead of main.py's last line: the game, its heap watched."""

import gc
from time import ticks_diff, ticks_us

import board

from ui.knock import Knock


class Watched(Knock):
    """The app; after every turn of its loop the garbage is collected.

    `used` is the most that was in use then, `free` the least that was free, in bytes;
    `collect_us` the longest collection.
    """

    used = 0
    free = 1 << 20
    collect_us = 0

    def turn(self):
        """One turn of the loop, and a look at the heap."""
        super().turn()
        start = ticks_us()
        gc.collect()
        Watched.collect_us = max(Watched.collect_us, ticks_diff(ticks_us(), start))
        Watched.used = max(Watched.used, gc.mem_alloc())
        Watched.free = min(Watched.free, gc.mem_free())


def run(seed):
    """Play for ever; `seed` is what chance gives."""
    made = board.open()
    made.random_bytes = lambda n: (bytes.fromhex(seed) * n)[:n]
    Watched(made).run()


def report():
    """Print the figures."""
    print(Watched.used, Watched.free, Watched.collect_us)
