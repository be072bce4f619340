"""The rules record: every difference between the house styles is one field of it."""

from micropython import const

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

# Name, least and most value, one line a field; the order is that of the saved record.
FIELDS = (
    ("offer", 0, 1),  # the upcard is offered to the non-dealer, then the dealer, at the start
    ("first", 0, 1),  # who plays first: the non-dealer, or always the human
    ("first_dealer", 0, 1),  # by lot, or the computer
    ("next_dealer", 0, 3),  # after a won deal: the winner, the loser, in turn, the computer
    ("knock_limit", 0, 10),  # most deadwood to knock with
    ("deal_bonus", 0, 100),  # to whoever wins a deal, counted at once
    ("undercut_bonus", 0, 100),  # on the difference, when the defender has less
    ("undercut_equal", 0, 100),  # all that a defender with equal deadwood gets
    ("gin_bonus", 0, 100),
    ("gin_layoffs", 0, 1),  # the defender may lay off against gin
    ("big_gin", 0, 1),  # all eleven cards melded may be declared
    ("big_gin_bonus", 0, 100),
    ("target", 0, 250),  # the game ends at this score; 0: after a single won deal
    ("game_bonus", 0, 250),  # to the winner of the game
    ("box_bonus", 0, 100),  # to each player for each deal won, at the end of the game
    ("shutout", 0, 2),  # none, the loser has no points, the loser won no deal
    ("shutout_bonus", 0, 250),  # on the game bonus
    ("look", 0, 1),  # the discard pile may be looked through
    ("oklahoma", 0, 1),  # the upcard's value is the knock limit
    ("ace_gin", 0, 1),  # Oklahoma: an ace means gin only
    ("spades_double", 0, 1),  # Oklahoma: a spade doubles the deal's points
    ("straight", 0, 1),  # no knocking, only gin
    ("hollywood", 0, 1),  # three games scored at once
)

_VARIANTS_OFF = (0, 0, 0, 0, 0)

# One column of the table of house styles each, in the order of FIELDS.
PRESETS = {
    "classic": (1, 0, 0, 0, 10, 0, 10, 10, 20, 0, 0, 31, 100, 100, 20, 1, 100, 0) + _VARIANTS_OFF,
    "kawu": (1, 0, 0, 0, 10, 0, 25, 25, 25, 0, 0, 31, 100, 100, 25, 2, 100, 0) + _VARIANTS_OFF,
    "encyclopedia": (1, 0, 0, 0, 10, 20, 10, 10, 20, 1, 0, 31, 100, 100, 0, 1, 100, 1)
    + _VARIANTS_OFF,
    "arcade": (0, 1, 1, 3, 10, 0, 25, 25, 25, 0, 1, 31, 100, 0, 0, 0, 0, 0) + _VARIANTS_OFF,
}
PRESET_NAMES = ("classic", "kawu", "encyclopedia", "arcade")


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

    def __init__(self, values):
        if len(values) != len(FIELDS):
            raise ValueError(f"rules have {len(FIELDS)} fields, not {len(values)}")
        for field, value in zip(FIELDS, values):
            self._set(field, value)

    def change(self, name, value):
        """Set field `name`; ValueError if there is no such field or the value is out of range."""
        for field in FIELDS:
            if field[0] == name:
                self._set(field, value)
                return
        raise ValueError(f"no such rule: {name!r}")

    def _set(self, field, value):
        name, least, most = field
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
    return Rules(PRESETS[name])


def from_bytes(data):
    """The record that `data` holds (see Rules.to_bytes); ValueError if it is none, or one whose
    fields do not make sense together."""
    rules = Rules(data)
    rules.check()
    return rules
