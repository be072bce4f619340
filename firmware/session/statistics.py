"""How a person has done against each level, kept over a power-off.

The file says up to which deal of which match it has counted, so a deal is counted once and only
once, wherever the power goes: what is missing is counted when the match is picked up again.
"""

from gin.cards import NONE
from gin.kinds import BIG_GIN, GIN, UNDERCUT
from gin.match import KIND, POINTS, WINNER
from micropython import const
from system import sealed

_MAGIC = b"KNT"
_VERSION = const(1)
_NAME = "statistics"
_SEED = const(8)
_MOST = const(65535)

LEVELS = const(4)
# The numbers kept for each level.
GAMES = const(0)
GAMES_WON = const(1)
DEALS = const(2)  # void ones left out
DEALS_WON = const(3)
GINS = const(4)  # big gins too
UNDERCUTS = const(5)
UNDERCUTS_SUFFERED = const(6)
BEST_DEAL = const(7)  # points
STREAK = const(8)  # games won on end, until now
BEST_STREAK = const(9)
_NUMBERS = const(10)


class Statistics:
    """The numbers of all levels: `of(level)[GAMES_WON]` and so on.

    `problem` is GOOD, or the code of system.sealed that says why the file was set aside or cannot
    be written.
    """

    def __init__(self, folder):
        """Statistics kept in `folder`, which is made when missing; `load()` reads them."""
        self._folder = folder
        self._path = folder + "/" + _NAME
        self.problem = sealed.GOOD
        self._reset()

    def _reset(self):
        self._seed = bytes(_SEED)
        self._counted = 0
        self._numbers = [[0] * _NUMBERS for _ in range(LEVELS)]

    def of(self, level):
        """The numbers of `level` (0 to 3), a list."""
        return self._numbers[level]

    def load(self):
        """Read the file; a bad one is set aside and `problem` says why. Gives itself."""
        self._reset()
        self.problem = sealed.GOOD
        try:
            found = sealed.read(self._path, _MAGIC, _VERSION)
            if found:
                self._unpack(found[1])
        except sealed.BadFile as bad:
            self.problem = bad.code
            try:
                sealed.set_aside(self._path)
            except OSError:
                self.problem = sealed.UNWRITABLE
        return self

    def clear(self):
        """Start again from nothing; what of the match in hand was counted is not counted anew."""
        self._numbers = [[0] * _NUMBERS for _ in range(LEVELS)]
        self._save()

    def count(self, match, seat, level):
        """Count the ended deals of `match` that are not counted yet, and the game if it is over,
        for the person in `seat` against `level`."""
        if match.seed != self._seed:
            self._seed = match.seed
            self._counted = 0
        if self._counted >= len(match.history):
            return
        numbers = self._numbers[level]
        for entry in match.history[self._counted :]:
            self._count_deal(numbers, entry, seat)
        self._counted = len(match.history)
        if match.over:
            self._count_game(numbers, match.winner == seat)
        self._save()

    def _count_deal(self, numbers, entry, seat):
        kind = entry[KIND]
        winner = entry[WINNER]
        if winner == NONE:
            return
        numbers[DEALS] += 1
        won = winner == seat
        if kind == UNDERCUT:
            numbers[UNDERCUTS if won else UNDERCUTS_SUFFERED] += 1
        if won:
            numbers[DEALS_WON] += 1
            if kind in (GIN, BIG_GIN):
                numbers[GINS] += 1
            numbers[BEST_DEAL] = max(numbers[BEST_DEAL], entry[POINTS])

    def _count_game(self, numbers, won):
        numbers[GAMES] += 1
        if won:
            numbers[GAMES_WON] += 1
            numbers[STREAK] += 1
            numbers[BEST_STREAK] = max(numbers[BEST_STREAK], numbers[STREAK])
        else:
            numbers[STREAK] = 0

    def _save(self):
        body = bytearray(self._seed)
        body.extend(self._counted.to_bytes(2, "big"))
        for numbers in self._numbers:
            for number in numbers:
                body.extend(min(number, _MOST).to_bytes(2, "big"))
        try:
            sealed.make_folder(self._folder)
            sealed.write(self._path, _MAGIC, _VERSION, bytes(body))
        except OSError:
            self.problem = sealed.UNWRITABLE

    def _unpack(self, body):
        if len(body) != _SEED + 2 + 2 * LEVELS * _NUMBERS:
            raise sealed.BadFile(sealed.DAMAGED)
        self._seed = bytes(body[:_SEED])
        self._counted = body[_SEED] << 8 | body[_SEED + 1]
        at = _SEED + 2
        for numbers in self._numbers:
            for i in range(_NUMBERS):
                numbers[i] = body[at] << 8 | body[at + 1]
                at += 2
