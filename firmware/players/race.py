"""Knock now or play on? A deal as a race between two falling counts of deadwood.

What an opponent is left with, how soon they end the deal and how fast the own deadwood falls were
measured (race_numbers); none of that depends on the bonuses. What each end is worth follows from
the bonuses, the limit, the target and the score. So the answer is worked out backwards from the
last turn, once a deal, for each type of opponent: the better of knocking and playing on.
"""

from array import array

from micropython import const

from .race_numbers import FALLS, GINS, KNOCKED_WITH, KNOCKS, LEFT, QUANTILES, TURNS
from .worth import Worth

_ROWS = const(11)  # own deadwood 0 to 10
_LAST = const(16)  # own turns that are looked at
_SIZE = const(176)  # _ROWS x _LAST
_MOST = const(127)  # points
# What a player's own choices add to playing on that the measured walk has not, by own deadwood, in
# 1/16384: found by playing deals on from both choices.
_MORE = bytes((200, 200, 200, 160, 160, 120, 120, 60, 0, 0, 0))
_LAID = const(2)  # points that a defender lays off against a knock, and not against gin


class Race:
    """`prepare` for a deal, then `knock` and `play_on` give chances to win, in 1/16384.

    `win[points]` and `lose[points]` are the chances once that many points have been won or lost,
    `now` the chance at this score.
    """

    def __init__(self):
        self._worth = Worth()
        self.win = array("h", (0 for _ in range(_MOST + 1)))  # the worth of winning the points
        self.lose = array("h", (0 for _ in range(_MOST + 1)))
        self._knock = array("h", (0 for _ in range(3 * _SIZE)))
        self._on = array("h", (0 for _ in range(3 * _SIZE)))
        self._gin = array("h", (0 for _ in range(3 * _LAST)))
        self.now = 0

    def prepare(self, view):
        """Work out the deal of `view`: at its first look, for the score decides."""
        self._worth.prepare(view.rules)
        self._read_scores(view)
        for kind in range(3):
            self._read_ends(view.rules, kind)
            self._walk_back(view, kind)

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

    def _read_ends(self, rules, kind):
        """The worth of a knock and of gin, for each turn."""
        win = self.win
        lose = self.lose
        bonus = rules.deal_bonus
        left = LEFT[kind]
        for turn in range(_LAST):
            at = min(turn, TURNS - 1) * QUANTILES
            total = 0
            for i in range(at, at + QUANTILES):
                total += win[min(left[i] + _LAID + rules.gin_bonus + bonus, _MOST)]
            self._gin[kind * _LAST + turn] = total // QUANTILES
            for own in range(1, _ROWS):
                total = 0
                for i in range(at, at + QUANTILES):
                    e = left[i]
                    if e > own:
                        total += win[min(e - own + bonus, _MOST)]
                    elif e == own:
                        total += lose[min(rules.undercut_equal, _MOST)]
                    else:
                        total += lose[min(own - e + rules.undercut_bonus + bonus, _MOST)]
                self._knock[kind * _SIZE + turn * _ROWS + own] = total // QUANTILES
            self._knock[kind * _SIZE + turn * _ROWS] = self._gin[kind * _LAST + turn]

    def _walk_back(self, view, kind):
        base = kind * _SIZE
        on = self._on
        for own in range(_ROWS):
            on[base + (_LAST - 1) * _ROWS + own] = self.now
        for turn in range(_LAST - 2, -1, -1):
            for own in range(1, _ROWS):
                falls = FALLS[own]
                at = base + (turn + 1) * _ROWS
                total = 0
                weight = 0
                for then in range(_ROWS):
                    best = self._knock[at + then]
                    if then and (then > view.limit or on[at + then] > best):
                        best = on[at + then]
                    total += falls[then] * (best >> 4)
                    weight += falls[then]
                stay = total // weight << 4
                on[base + turn * _ROWS + own] = self._met(view.rules, kind, turn, own, stay)

    def _met(self, rules, kind, turn, own, stay):
        """The worth of playing on through the opponent's turn, where their not ending the deal is
        worth `stay`."""
        turn = min(turn + 1, TURNS - 1)
        gins = GINS[kind][turn]
        knocks = KNOCKS[kind][turn]
        value = gins * self.lose[min(own + rules.gin_bonus + rules.deal_bonus, _MOST)]
        value += (256 - gins - knocks) * stay
        if knocks:
            value += knocks * self._knocked(rules, kind, own)
        return value >> 8

    def _knocked(self, rules, kind, own):
        """The mean worth of the opponent's knock while having `own`."""
        bonus = rules.deal_bonus
        total = 0
        own = own - _LAID if own > _LAID else 0
        for e in KNOCKED_WITH[kind]:
            if own > e:
                total += self.lose[own - e + bonus]
            elif own == e:
                total += self.win[rules.undercut_equal]
            else:
                total += self.win[min(e - own + rules.undercut_bonus + bonus, _MOST)]
        return total >> 3

    def knock(self, turn, own, belief):
        """The worth of knocking with `own` in own turn `turn` (from 0), against a mix of types as
        `belief` (shares of 64) has it."""
        return self._mean(self._knock, min(turn, _LAST - 2) * _ROWS + own, _SIZE, belief)

    def play_on(self, turn, own, belief, gin_outs, unseen):
        """The worth of playing on with `own` where `gin_outs` of the `unseen` cards give gin."""
        turn = min(turn, _LAST - 2)
        own = min(own, _ROWS - 1)
        value = self._mean(self._on, turn * _ROWS + own, _SIZE, belief)
        gin = self._mean(self._gin, turn + 1, _LAST, belief)
        # The measured walk has the mean number of outs; here they are known for the next draw.
        more = gin_outs * 256 // unseen - FALLS[own][0]
        return value + ((gin - value) * more >> 8) + _MORE[own]

    def _mean(self, table, at, step, belief):
        return (
            belief[0] * table[at] + belief[1] * table[at + step] + belief[2] * table[at + 2 * step]
        ) >> 6

    def limits(self, limit, belief, out, at):
        """Write into `out` from `at` the most deadwood to knock with, in each of 16 own turns."""
        for turn in range(_LAST):
            i = min(turn, _LAST - 2) * _ROWS
            most = 0
            for own in range(1, limit + 1):
                now = self._mean(self._knock, i + own, _SIZE, belief)
                if now >= self._mean(self._on, i + own, _SIZE, belief) + _MORE[own]:
                    most = own
            out[at + turn] = most

    def worth(self, points):
        """The chance to win once `points` are won (negative: lost)."""
        if points >= 0:
            return self.win[points if points < _MOST else _MOST]
        return self.lose[-points if points > -_MOST else _MOST]
