"""Runs on the emulated board: how long the core takes. Every function gives microseconds."""

import gc
from array import array
from time import ticks_diff, ticks_us

from gin.layoffs import Layoff
from gin.melds import after_discards, arrange, deadwood, new_melds

_MOST = 100  # hands in memory at a time


def _rows(path, words):
    """The rows of a file, each an array of `words` 16-bit numbers; a chunk at a time."""
    with open(path, "rb") as file:
        while True:
            data = file.read(2 * words * _MOST)
            if not data:
                return
            yield [array("H", data[i : i + 2 * words]) for i in range(0, len(data), 2 * words)]
            gc.collect()


def _nothing(_):
    pass


def deadwood_us():
    """Average of `deadwood` over the hands of ten, the loop around it not counted."""
    spent = 0
    count = 0
    for hands in _rows("tens.bin", 4):
        start = ticks_us()
        for hand in hands:
            deadwood(hand)
        middle = ticks_us()
        for _ in hands:
            pass
        spent += ticks_diff(middle, start) - ticks_diff(ticks_us(), middle)
        count += len(hands)
    return (spent / count,)


def after_discards_us():
    """Average and longest of `after_discards` over the hands of eleven."""
    out = bytearray(52)
    return _measure("elevens.bin", 4, lambda hand: after_discards(hand, out))


def arrange_us():
    """Average and longest of `arrange` over the hands of eleven."""
    melds = new_melds()
    return _measure("elevens.bin", 4, lambda hand: arrange(hand, melds))


def layoff_us():
    """Average and longest of the joint layoff over the knocks."""
    layoff = Layoff()
    hand = array("H", (0, 0, 0, 0))
    laid = array("H", (0, 0, 0, 0))

    def solve(row):
        for i in range(4):
            hand[i] = row[i]
            laid[i] = row[4 + i]
        layoff.solve(hand, laid)

    return _measure("knocks.bin", 8, solve)


def _measure(path, words, action):
    """Average and longest of `action` over a file's rows, an empty call not counted."""
    empty = 1000
    for _ in range(10):
        start = ticks_us()
        _nothing(None)
        empty = min(empty, ticks_diff(ticks_us(), start))
    spent = longest = count = 0
    for rows in _rows(path, words):
        for row in rows:
            start = ticks_us()
            action(row)
            took = ticks_diff(ticks_us(), start) - empty
            spent += took
            longest = max(longest, took)
        count += len(rows)
    return spent / count, longest
