"""Deals in which every level takes each decision twice: the second time with the hidden cards
dealt differently. Run it: micropython hidden_deals.py FIRST LAST (firmware/ and support/ on the
path). Prints of each level how many decisions it took, how many hidden cards changed, and how
many were illegal.
"""

import sys

from gin.deal import OVER
from gin.match import Match
from gin.rules import PRESET_NAMES, preset
from naive.dice import Dice
from naive.hidden import permuted
from players import decide, levels
from players.view import View

FEW = 3  # samples for Expert


def players(name, seed):
    """Four players of a level: two for the deal, two who see it with hidden cards exchanged."""
    found = []
    for i in range(4):
        player = levels.player(name)
        player.begin_match(bytes([seed & 255, seed >> 8, i % 2, 3, 4, 5, 6, 7]))
        if name == "expert":
            player.samples = FEW
        found.append(player)
    return found


def compare(number, told):
    """Play deal `number`, one level after the other the one whose actions are done, and count in
    `told`, for each level, its decisions, the changed ones and the illegal ones."""
    one, two = View(), View()
    dice = Dice(number)
    match = Match(preset(PRESET_NAMES[number % 4]), bytes([number & 255, number >> 8] * 4))
    asked = [players(name, number) for name in levels.NAMES]
    while match.deal.phase != OVER:
        seat = match.deal.turn
        one.read(match, seat)
        two.read(permuted(match, seat, dice), seat)
        legal = list(one.legal[: one.n_legal])
        actions = [decide(seats[seat], one) for seats in asked]
        for i in range(len(asked)):
            told[i][0] += 1
            told[i][1] += actions[i] != decide(asked[i][seat + 2], two)
            told[i][2] += actions[i] not in legal
        match.apply(actions[number // 4 % len(actions)])


if __name__ == "__main__":
    counts = [[0, 0, 0] for _ in levels.NAMES]
    for deal in range(int(sys.argv[1]), int(sys.argv[2])):
        compare(deal, counts)
    for of_level in counts:
        print(*of_level)
