"""Runs on the emulated board: where the code of a module lies that is loaded again and again."""

import gc
import sys

import board
from machine import mem32

_PLAYER = "players.hard"


def _in_flash(module):
    """How many of its functions have their code in flash."""
    return sum(
        mem32[id(thing) + 12] >> 28 == 1
        for thing in module.__dict__.values()
        if type(thing) is type(main)
    )


def main():
    """Print that number after each loading."""
    made = board.open()
    for _ in range(6):
        __import__(_PLAYER)
        made.settle(None)
        print(_in_flash(sys.modules[_PLAYER]))
        del sys.modules[_PLAYER]
        gc.collect()
