"""What a score is worth: the chance to win the game from it.

A game is a walk: each deal is won by either player as likely as not, with one of a few numbers of
points that follow from the bonuses in force. The chance from each pair of missing points follows
from the chances nearer to the end.
"""

from array import array

from micropython import const

CERTAIN = const(16384)
_GRID = const(20)  # cells to a side
# Differences that decide a deal; every second win is by gin.
_DIFFERENCES = (4, 12, 22, 36)


class Worth:
    """`of(own, other)`: the chance, in 1/16384, to win a game that is so many points short."""

    def __init__(self):
        self._table = array("H", (0 for _ in range((_GRID + 1) * (_GRID + 1))))
        self._steps = bytearray(2 * len(_DIFFERENCES))
        self.target = -1
        self._bonuses = -1

    def prepare(self, rules):
        """Work the table out for `rules`, where that has not been done."""
        bonuses = rules.gin_bonus + 128 * rules.deal_bonus
        if rules.target == self.target and bonuses == self._bonuses:
            return
        self.target = rules.target
        self._bonuses = bonuses
        if self.target:
            self._find_steps(rules)
            self._fill()

    def _find_steps(self, rules):
        n = 0
        for difference in _DIFFERENCES:
            for bonus in (0, rules.gin_bonus):
                points = difference + bonus + rules.deal_bonus
                step = (points * _GRID + self.target // 2) // self.target
                self._steps[n] = max(1, min(step, _GRID))
                n += 1

    def _fill(self):
        table = self._table
        steps = self._steps
        side = _GRID + 1
        for i in range(side):
            table[i] = CERTAIN  # nothing is missing
            table[i * side] = 0
        for i in range(1, side):
            for j in range(1, i + 1):
                total = 0
                for step in steps:
                    total += table[(i - step) * side + j] if step < i else CERTAIN
                    total += table[i * side + j - step] if step < j else 0
                table[i * side + j] = total // (2 * len(steps))
                table[j * side + i] = CERTAIN - table[i * side + j]

    def of(self, own, other):
        """The chance with `own` and `other` points missing; nobody has won with more than 0."""
        if own <= 0:
            return CERTAIN
        if other <= 0:
            return 0
        if not self.target:
            return CERTAIN // 2
        target = self.target
        own = max(min(own, target) * _GRID, target)  # any deal won is worth a cell at least
        other = max(min(other, target) * _GRID, target)
        at = own // target * (_GRID + 1) + other // target
        x = own % target
        y = other % target
        # Between four cells: along each side by the share of the step.
        low = self._along(at, y)
        if not x:
            return low
        return low + (self._along(at + _GRID + 1, y) - low) * x // target

    def _along(self, at, y):
        low = self._table[at]
        if not y:
            return low
        return low + (self._table[at + 1] - low) * y // self.target
