"""Knock now or play on? A deal as a race between two falling counts of deadwood.

What an opponent is left with, how soon they end the deal and how fast the own deadwood falls were
measured (race_numbers); none of that depends on the bonuses. What each end is worth follows from
the bonuses, the limit, the target and the score. So the answer is worked out backwards from the
last turn, once a deal, for each type of opponent: the better of knocking and playing on.
"""

from array import array

from micropython import const

from .race_numbers import CHANCES, FALLS, KNOCKED_WITH, LEFT
from .race_sums import sum_ends, walk_back
from .worth import Worth

PARTS = const(5)  # of the preparation
_ROWS = const(11)  # own deadwood 0 to 10
_LAST = const(16)  # own turns that are looked at
_SIZE = const(176)  # _ROWS x _LAST
_MOST = const(127)  # points
# What a player's own choices add to playing on that the measured walk has not, by own
# deadwood, in 1/16384, from turn _MORE_FROM. These and the two below are set by hand; `make
# tournament` judges a change.
_MORE = bytes((250, 250, 250, 150, 100, 100, 100, 0, 0, 0, 0))
_MORE_FROM = const(3)
_RIPE = const(5)  # turns after which a hand of little deadwood has its full share of outs
_LAID = const(2)  # points that a defender lays off against a knock, and not against gin


class Race:
    """`prepare` for a deal, then `knock` and `play_on` give chances to win, in 1/16384.

    `win[points]` and `lose[points]` are the chances once that many points have been won or lost,
    `now` the chance at this score.
    """

    def __init__(self):
        self._worth = Worth()
        self.win = array("H", (0 for _ in range(_MOST + 1)))  # the worth of winning the points
        self.lose = array("H", (0 for _ in range(_MOST + 1)))
        self._knock = array("H", (0 for _ in range(3 * _SIZE)))
        self._on = array("H", (0 for _ in range(3 * _SIZE)))
        self._ends = array("H", (0 for _ in range(2 * _ROWS + 1)))
        self._bonus = bytearray(4)
        self.now = 0

    def prepare(self, view):
        """Work out the deal of `view`: at its first look, for the score decides."""
        for part in range(PARTS):
            self.prepare_part(view, part)

    def prepare_part(self, view, part):
        """One of the PARTS of `prepare`, in order, for a player who works in slices."""
        if part == 0:
            self._worth.prepare(view.rules)
        elif part == 1:
            self._read_scores(view)
            self._read_bonuses(view.rules)
        else:
            kind = part - 2
            base = kind * _SIZE
            sum_ends(LEFT[kind], self.win, self.lose, self._bonus, base, self._knock)
            self._read_ends(view.rules, kind)
            walk_back(FALLS, CHANCES[kind], self._ends, self._knock, self._on, base, view.limit)

    def _read_scores(self, view):
        worth = self._worth
        target = view.rules.target
        own = target - view.score if target else 1
        other = target - view.opponent_score if target else 1
        self.now = worth.of(own, other)
        times = 2 if view.doubled else 1
        for points in range(_MOST + 1):
            self.win[points] = worth.of(own - points * times, other)
            self.lose[points] = worth.of(own, other - points * times)

    def _read_bonuses(self, rules):
        self._bonus[0] = rules.deal_bonus
        self._bonus[1] = rules.undercut_bonus
        self._bonus[2] = rules.undercut_equal
        self._bonus[3] = rules.gin_bonus + _LAID

    def _read_ends(self, rules, kind):
        """The worth of how the opponent may end the deal, against each own deadwood."""
        win = self.win
        lose = self.lose
        ends = self._ends
        ends[0] = self.now
        bonus = rules.deal_bonus
        for own in range(_ROWS):
            ends[1 + own] = lose[min(own + rules.gin_bonus + bonus, _MOST)]
            left = own - _LAID if own > _LAID else 0
            total = 0
            for e in KNOCKED_WITH[kind]:
                if left > e:
                    total += lose[min(left - e + bonus, _MOST)]
                elif left == e:
                    total += win[rules.undercut_equal]
                else:
                    total += win[min(e - left + rules.undercut_bonus + bonus, _MOST)]
            ends[12 + own] = total >> 3

    def knock(self, turn, own, belief):
        """The worth of knocking with `own` in own turn `turn` (from 0), against a mix of types as
        `belief` (shares of 64) has it."""
        return self._mean(self._knock, min(turn, _LAST - 2) * _ROWS + own, _SIZE, belief)

    def play_on(self, turn, own, belief, gin_outs, unseen):
        """The worth of playing on with `own` where `gin_outs` of the `unseen` cards give gin."""
        turn = min(turn, _LAST - 2)
        own = min(own, _ROWS - 1)
        value = self._mean(self._on, turn * _ROWS + own, _SIZE, belief)
        gin = self._mean(self._knock, (turn + 1) * _ROWS, _SIZE, belief)
        # The measured walk has the mean number of outs; here they are known for the next draw.
        more = gin_outs * 256 // unseen - FALLS[own * _ROWS]
        value += (gin - value) * more >> 8
        return value + _MORE[own] if turn >= _MORE_FROM else value

    def _mean(self, table, at, step, belief):
        return (
            belief[0] * table[at] + belief[1] * table[at + step] + belief[2] * table[at + 2 * step]
        ) >> 6

    def limits(self, limit, belief, out, at):
        """Write into `out` from `at` the most deadwood to knock with, in each of 16 own turns."""
        for turn in range(_LAST):
            i = min(turn, _LAST - 2) * _ROWS
            gin = self._mean(self._knock, i + _ROWS, _SIZE, belief)
            most = 0
            for own in range(1, limit + 1):
                on = self._mean(self._on, i + own, _SIZE, belief)
                if turn >= _RIPE:
                    on += _MORE[own]
                else:
                    # A hand that is early so low has half the outs of one that has waited.
                    on -= (gin - on) * FALLS[own * _ROWS] >> 9
                if self._mean(self._knock, i + own, _SIZE, belief) >= on:
                    most = own
            out[at + turn] = most

    def worth(self, points):
        """The chance to win once `points` are won (negative: lost)."""
        if points >= 0:
            return self.win[points if points < _MOST else _MOST]
        return self.lose[-points if points > -_MOST else _MOST]
