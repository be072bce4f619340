"""Runs on the emulated board: how long the decisions of a level take there."""

# pyright: reportAttributeAccessIssue=false
# It has MicroPython's own gc and time.

import gc
import time

from gin.deal import OVER
from gin.match import Match
from gin.rules import preset
from players import THINKING, levels
from players.view import View


def run(level, decisions):
    """Play matches of `level` against Easy under kawu rules; print, in milliseconds, each
    decision and its longest slice, and the bytes that the player keeps."""
    gc.collect()
    free = gc.mem_free()
    player = levels.player(level)
    gc.collect()
    print("keeps", free - gc.mem_free())
    easy = levels.player("easy")
    view = View()
    number = 0
    while decisions:
        seed = bytes([number & 255, number >> 8, 1, 2, 3, 4, 5, 6])
        number += 1
        match = Match(preset("kawu"), seed)
        player.begin_match(seed)
        easy.begin_match(seed)
        while decisions and not match.over:
            if match.deal.phase == OVER:
                for seat in range(2):
                    view.read(match, seat)
                    (player, easy)[seat].deal_over(view)
                match.next_deal()
                gc.collect()
            seat = match.deal.turn
            view.read(match, seat)
            if seat == 0:
                action = _time(player, view)
                decisions -= 1
            else:
                easy.begin(view)
                action = easy.step()
            match.apply(action)


def _time(player, view):
    total = longest = 0
    start = time.ticks_us()
    player.begin(view)
    action = THINKING
    while action == THINKING:
        action = player.step()
        now = time.ticks_us()
        took = time.ticks_diff(now, start)
        start = now
        total += took
        longest = max(longest, took)
    print("took", total / 1000, longest / 1000)
    return action
