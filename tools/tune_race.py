"""Measures the race of a deal, for players/race_numbers.py: python tools/tune_race.py > FILE.

A waiting player meets each type of opponent over many deals. Counted are: how fast deadwood falls
near the end, what an opponent is left with after layoffs, turn by turn, and how soon they end the
deal and with what. None of these numbers depends on the bonuses in force.
"""

import argparse
import sys

import firmware_path  # noqa: F401
from arena.game import seed_of
from baselines.styles import Keen, Steady, Waiter
from gin import layoffs
from gin.cards import NONE, copy, hand
from gin.deal import DISCARD_PHASE, OVER
from gin.match import Match
from gin.melds import after_discards, new_melds
from gin.rules import preset
from players import decide
from players.view import View

TURNS = 12  # later turns count as the last
QUANTILES = 16
SEED = 20_000  # tuning's own; tournaments are judged with others


class Count:
    """What is counted of the deals against one type of opponent."""

    def __init__(self):
        self.falls = [[0] * 11 for _ in range(11)]  # own deadwood, before and after a turn
        self.left = [[] for _ in range(TURNS)]  # the opponent's after layoffs, at our turn
        self.turns = [0] * TURNS
        self.gins = [0] * TURNS
        self.knocks = [0] * TURNS
        self.knocked_with = []


class Measure:
    """One waiter against one opponent."""

    def __init__(self, opponent):
        self.players = (Waiter(), opponent)
        self.count = Count()
        self._view = View()
        self._after = bytearray(52)
        self._layoff = layoffs.Layoff()
        self._melds = new_melds()
        self._own = hand()
        self._hidden = hand()

    def deal(self, number):
        """Play one deal to its end and count it."""
        match = Match(preset("kawu"), seed_of(SEED, number, 0), dealer=number % 2)
        deal = match.deal
        last = 99
        while deal.phase != OVER:
            seat = deal.turn
            self._view.read(match, seat)
            if deal.phase == DISCARD_PHASE and seat == 0:
                last = self._own_turn(deal, last)
            action = decide(self.players[seat], self._view)
            if deal.phase == DISCARD_PHASE and seat == 1:
                self._their_turn(deal, action)
            match.apply(action)

    def _own_turn(self, deal, last):
        view = self._view
        after_discards(view.hand, self._after)
        if view.taken != NONE:
            self._after[view.taken] = 255
        least = min(self._after)
        if last <= 10 and least <= 10:
            self.count.falls[last][least] += 1
        if 0 < least <= 10:
            copy(self._own, view.hand)
            card = self._after.index(least)
            self._own[card // 13] &= ~(1 << card % 13)
            for s in range(4):
                self._hidden[s] = view.unseen[s] | view.known[s]
            layoffs.lay(self._own, self._hidden, self._melds)
            left = self._layoff.solve(deal.hands[1], self._melds)
            self.count.left[min(view.turns, TURNS - 1)].append(left)
        return least

    def _their_turn(self, deal, action):
        turn = min(deal.turns[1], TURNS - 1)
        count = self.count
        count.turns[turn] += 1
        if action >= 192:
            count.gins[turn] += 1
        elif action >= 128:
            count.knocks[turn] += 1
            after_discards(deal.hands[1], self._after)
            count.knocked_with.append(self._after[action & 63])


def quantiles(values, n):
    """`n` values in the middle of `n` equal shares of `values`."""
    values = sorted(values)
    return [values[(2 * i + 1) * len(values) // (2 * n)] for i in range(n)]


def chances(count):
    """The opponent's gins in each turn, then knocks, in 256 of the turns they came to."""
    ends = [*count.gins, *count.knocks]
    return [256 * n // max(count.turns[i % TURNS], 1) for i, n in enumerate(ends)]


def left(count):
    """What the opponent is left with, QUANTILES a turn. Turn 0 is too rare to be measured: it is
    drawn out from the two that follow."""
    rows = [quantiles(values, QUANTILES) for values in count.left[1:]]
    first = [2 * rows[0][i] - rows[1][i] for i in range(QUANTILES)]
    return [left for row in [first, *rows] for left in row]


def main():
    """Measure and print the numbers as Python."""
    parser = argparse.ArgumentParser(description="Measure the race of a deal.")
    parser.add_argument("--deals", type=int, default=6000)
    args = parser.parse_args()
    measures = [Measure(kind()) for kind in (Steady, Keen, Waiter)]
    for kind, measure in enumerate(measures):
        for number in range(args.deals):
            measure.deal(number)
        print(f"type {kind} measured", file=sys.stderr)
    print(
        '"""The race of a deal in numbers: written by `python tools/tune_race.py`, see race.py."""'
    )
    print("\n# fmt: off")
    falls = [[sum(m.count.falls[i][j] for m in measures) for j in range(11)] for i in range(11)]
    print("\n# Own deadwood 0 to 10 (row) and a turn later (column), in 256.\nFALLS = bytes((")
    for row in falls:
        total = sum(row) or 1
        print("    " + ", ".join(str(min(255, n * 256 // total)) for n in row) + ",")
    print("))")
    for name, what in (
        ("LEFT", left),
        ("CHANCES", chances),
        ("KNOCKED_WITH", lambda c: quantiles(c.knocked_with, 8)),
    ):
        print(f"\n{name} = (")
        for measure in measures:
            numbers = what(measure.count)
            print("    bytes((")
            for i in range(0, len(numbers), 16):
                print("        " + ", ".join(map(str, numbers[i : i + 16])) + ",")
            print("    )),")
        print(")")
    print([len(m.count.left[t]) for m in measures for t in range(TURNS)], file=sys.stderr)


if __name__ == "__main__":
    main()
