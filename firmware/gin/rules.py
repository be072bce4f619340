"""The rules record: every difference between the house styles is one field of it."""

from micropython import const

from . import kinds

# Who plays first, who deals first, who deals next.
NON_DEALER = const(0)
HUMAN = const(1)
BY_LOT = const(0)
COMPUTER = const(1)
WINNER = const(0)
LOSER = const(1)
ALTERNATE = const(2)
ALWAYS_COMPUTER = const(3)
# What makes a shutout.
NO_SHUTOUT = const(0)
NO_POINTS = const(1)
NO_DEALS = const(2)

SEAT_HUMAN = const(0)
SEAT_COMPUTER = const(1)

# Name, least and most value, and the value in the classic rules. The order is that of the bytes of
# saved games and settings: a new field is added at the end and is 0 where it changes nothing, so
# that what another version has written can be read (see from_bytes).
FIELDS = (
    ("offer", 0, 1, 1),  # the upcard is offered to the non-dealer, then the dealer, at the start
    ("first", 0, 1, NON_DEALER),  # who plays first: the non-dealer, or always the human
    ("first_dealer", 0, 1, BY_LOT),  # by lot, or the computer
    ("next_dealer", 0, 3, WINNER),  # after a won deal: winner, loser, in turn, the computer
    ("knock_limit", 0, 10, 10),  # most deadwood to knock with
    ("deal_bonus", 0, 100, 0),  # to whoever wins a deal, counted at once
    ("undercut_bonus", 0, 100, 10),  # on the difference, when the defender has less
    ("undercut_equal", 0, 100, 10),  # all that a defender with equal deadwood gets
    ("gin_bonus", 0, 100, 20),
    ("gin_layoffs", 0, 1, 0),  # the defender may lay off against gin
    ("big_gin", 0, 1, 0),  # all eleven cards melded may be declared
    ("big_gin_bonus", 0, 100, 31),
    ("target", 0, 250, 100),  # the game ends at this score; 0: after a single won deal
    ("game_bonus", 0, 250, 100),  # to the winner of the game
    ("box_bonus", 0, 100, 20),  # to each player for each deal won, at the end of the game
    ("shutout", 0, 2, NO_POINTS),  # none, the loser has no points, the loser won no deal
    ("shutout_bonus", 0, 250, 100),  # to the winner, where the loser has no points
    ("look", 0, 1, 0),  # the discard pile may be looked through
    ("oklahoma", 0, 1, 0),  # the upcard's value is the knock limit
    ("ace_gin", 0, 1, 0),  # Oklahoma: an ace means gin only
    ("spades_double", 0, 1, 0),  # Oklahoma: a spade doubles the deal's points
    ("straight", 0, 1, 0),  # no knocking, only gin
    ("hollywood", 0, 1, 0),  # three games scored at once
    ("undercut_clear", 0, 100, 0),  # more for an undercut that leaves the defender no deadwood
)
_FIRST_FIELDS = const(23)  # of the oldest version

# What each house style changes in the classic rules.
PRESETS = {
    "classic": {},
    "kawu": {
        "undercut_bonus": 25,
        "undercut_equal": 25,
        "gin_bonus": 25,
        "box_bonus": 25,
        "shutout": NO_DEALS,
    },
    "encyclopedia": {
        "deal_bonus": 20,
        "undercut_clear": 20,
        "gin_layoffs": 1,
        "box_bonus": 0,
        "look": 1,
    },
    "arcade": {
        "offer": 0,
        "first": HUMAN,
        "first_dealer": COMPUTER,
        "next_dealer": ALWAYS_COMPUTER,
        "undercut_bonus": 25,
        "undercut_equal": 25,
        "gin_bonus": 25,
        "big_gin": 1,
        "game_bonus": 0,
        "box_bonus": 0,
        "shutout": NO_SHUTOUT,
        "shutout_bonus": 0,
    },
}
PRESET_NAMES = ("classic", "kawu", "encyclopedia", "arcade")


class NewerRules(ValueError):
    """The rules have something that this version does not know."""


class Rules:
    """The rules of a game: an attribute for each of FIELDS, all of them integers."""

    offer: int
    first: int
    first_dealer: int
    next_dealer: int
    knock_limit: int
    deal_bonus: int
    undercut_bonus: int
    undercut_equal: int
    gin_bonus: int
    gin_layoffs: int
    big_gin: int
    big_gin_bonus: int
    target: int
    game_bonus: int
    box_bonus: int
    shutout: int
    shutout_bonus: int
    look: int
    oklahoma: int
    ace_gin: int
    spades_double: int
    straight: int
    hollywood: int
    undercut_clear: int

    def __init__(self, values=()):
        """The rules with the first of their fields set to `values`, all others classic; ValueError
        for a value out of its range, or more values than fields."""
        if len(values) > len(FIELDS):
            raise ValueError(f"rules have {len(FIELDS)} fields, not {len(values)}")
        for i, field in enumerate(FIELDS):
            self._set(field, values[i] if i < len(values) else field[3])

    def change(self, name, value):
        """Set field `name`; ValueError if there is no such field or the value is out of range.

        Equal deadwood goes on giving what an undercut gives, where it did."""
        tie_follows = name == "undercut_bonus" and self.undercut_equal == self.undercut_bonus
        for field in FIELDS:
            if field[0] == name:
                self._set(field, value)
                if tie_follows:
                    self.undercut_equal = self.undercut_bonus
                return
        raise ValueError(f"no such rule: {name!r}")

    def _set(self, field, value):
        name, least, most, _ = field
        if not isinstance(value, int) or not least <= value <= most:
            raise ValueError(
                f"rule {name} is a whole number from {least} to {most}, not {value!r}"
            )
        setattr(self, name, int(value))

    def values(self):
        """The values of all fields, in the order of FIELDS."""
        return [getattr(self, field[0]) for field in FIELDS]

    def to_bytes(self):
        """The record as bytes, one a field."""
        return bytes(self.values())

    def bonuses(self, kind, difference, left):
        """What a won deal adds to the difference: for how it ended, for the deal, for an undercut
        that leaves nothing. `kind` is one of gin.kinds; `left` the defender's deadwood, layoffs
        counted."""
        if kind == kinds.GIN:
            return self.gin_bonus, self.deal_bonus, 0
        if kind == kinds.BIG_GIN:
            return self.big_gin_bonus, self.deal_bonus, 0
        if kind == kinds.KNOCK:
            return 0, self.deal_bonus, 0
        if not difference:
            return self.undercut_equal, 0, 0
        return self.undercut_bonus, self.deal_bonus, 0 if left else self.undercut_clear

    def shutout_worth(self):
        """What a shutout adds for the winner: where it asks that the loser won no deal, the game
        bonus again; nothing where a single deal is the game."""
        if not self.target:
            return 0
        return (0, self.shutout_bonus, self.game_bonus)[self.shutout]

    def conflict(self):
        """The key in CONFLICTS of what does not make sense in these rules, or ''."""
        if self.straight and self.oklahoma:
            return "straight_oklahoma"
        if self.ace_gin and not self.oklahoma:
            return "ace_gin"
        if self.spades_double and not self.oklahoma:
            return "spades_double"
        if self.hollywood and not self.target:
            return "hollywood_single"
        return ""

    def check(self):
        """ValueError with the reason if the fields do not make sense together."""
        conflict = self.conflict()
        if conflict:
            raise ValueError(CONFLICTS[conflict])


CONFLICTS = {
    "straight_oklahoma": "straight gin has no knock limit for Oklahoma to set",
    "ace_gin": "'ace means gin only' belongs to Oklahoma",
    "spades_double": "'spades double' belongs to Oklahoma",
    "hollywood_single": "Hollywood scores three games: it needs a target, not a single deal",
}


def preset(name):
    """A new record of the house style `name`; ValueError if there is none of that name."""
    if name not in PRESETS:
        raise ValueError(
            "no such rules: {!r} (there are {})".format(name, ", ".join(PRESET_NAMES))
        )
    return Rules([preset_value(name, field) for field in FIELDS])


def preset_value(name, field):
    """What house style `name` has for one of FIELDS."""
    return PRESETS[name].get(field[0], field[3])


def from_bytes(data):
    """The record that `data` holds (see Rules.to_bytes), written by this version or another:
    fields that it lacks are classic. ValueError if it is none, or one whose fields do not make
    sense together; NewerRules if it sets a field that this version does not know."""
    if len(data) < _FIRST_FIELDS:
        raise ValueError(f"rules have {_FIRST_FIELDS} fields or more, not {len(data)}")
    rules = Rules(data[: len(FIELDS)])
    for value in data[len(FIELDS) :]:
        if value:
            raise NewerRules("the rules have something that this version does not know")
    rules.check()
    return rules
