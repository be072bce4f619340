"""Deals of one level, each decision taken twice: the second time with the hidden cards dealt
differently. Run it: micropython hidden_deals.py LEVEL DEALS (firmware and host_tests on the path).
"""

import sys

from gin.deal import OVER
from gin.match import Match
from gin.rules import PRESET_NAMES, preset
from naive.dice import Dice
from naive.hidden import permuted
from players import decide, levels
from players.view import View

FEW = 6  # samples for Expert


def players(level, seed):
    """Four players of `level`: two for the deal, two who see it with hidden cards exchanged."""
    found = []
    for i in range(4):
        player = levels.player(level)
        player.begin_match(bytes([seed & 255, seed >> 8, i % 2, 3, 4, 5, 6, 7]))
        if level == "expert":
            player.samples = FEW
        found.append(player)
    return found


def differences(level, first, last):
    """(decisions, those that hidden cards changed, illegal ones) in deals `first` to `last`."""
    one, two = View(), View()
    decisions = changed = illegal = 0
    for number in range(first, last):
        dice = Dice(number)
        match = Match(preset(PRESET_NAMES[number % 4]), bytes([number & 255, number >> 8] * 4))
        seats = players(level, number)
        while match.deal.phase != OVER:
            seat = match.deal.turn
            one.read(match, seat)
            two.read(permuted(match, seat, dice), seat)
            action = decide(seats[seat], one)
            decisions += 1
            changed += action != decide(seats[seat + 2], two)
            illegal += action not in list(one.legal[: one.n_legal])
            match.apply(action)
    return decisions, changed, illegal


if __name__ == "__main__":
    print(*differences(sys.argv[1], 0, int(sys.argv[2])))
