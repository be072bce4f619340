"""The rules of the next game: what a person may change in them, and to which values."""

from gin.rules import FIELDS, PRESET_NAMES, Rules, preset, preset_value

# What can be combined with every house style; it is no part of the style.
VARIANTS = ("oklahoma", "ace_gin", "spades_double", "straight", "hollywood", "big_gin")
_OF_STYLE = bytes(i for i in range(len(FIELDS)) if FIELDS[i][0] not in VARIANTS)
DEALING = ("offer", "first", "first_dealer", "next_dealer", "look")
POINTS = (
    "knock_limit",
    "gin_bonus",
    "big_gin_bonus",
    "undercut_bonus",
    "undercut_equal",
    "undercut_clear",
    "deal_bonus",
    "gin_layoffs",
)
ENDING = ("target", "game_bonus", "box_bonus", "shutout", "shutout_bonus")

# The values to choose from; any other field goes from its least to its most.
_BONUSES = (0, 5, 10, 15, 20, 25, 30, 40, 50)
_VALUES = {
    "knock_limit": (10, 9, 8, 7, 6, 5, 4, 3, 2, 1),
    "gin_bonus": _BONUSES,
    "big_gin_bonus": (20, 25, 30, 31, 40, 50, 75),
    "undercut_bonus": _BONUSES,
    "undercut_equal": _BONUSES,
    "undercut_clear": _BONUSES,
    "deal_bonus": _BONUSES,
    "target": (100, 150, 200, 250, 0),
    "game_bonus": (0, 50, 100, 150, 200, 250),
    "box_bonus": _BONUSES,
    "shutout_bonus": (0, 50, 100, 150, 200, 250),
}

# What gives way to the other rules, by its conflict (a key of gin.rules.CONFLICTS).
_GIVES_WAY = {
    "straight_oklahoma": "oklahoma",
    "ace_gin": "ace_gin",
    "spades_double": "spades_double",
    "hollywood_single": "hollywood",
}


def chosen(settings):
    """The rules chosen in `settings`, the classic ones where none were.

    They may be of another version: what it did not have comes from its house style, what this one
    does not know is left out, and what makes no sense together gives way."""
    known = settings.rules
    values = [field[3] for field in FIELDS]
    for i, value in enumerate(known[: len(values)]):
        if FIELDS[i][1] <= value <= FIELDS[i][2]:
            values[i] = value
    _complete(values, len(known))
    rules = Rules(values)
    conflict = rules.conflict()
    while conflict:
        rules.change(_GIVES_WAY[conflict], 0)
        conflict = rules.conflict()
    return rules


def _complete(values, n):
    """Set the fields from the `n`-th on as the house style has them that the first ones are of."""
    if n < len(FIELDS):
        for name in PRESET_NAMES:
            if _is_style(values, name, n):
                for i in range(n, len(FIELDS)):
                    values[i] = preset_value(name, FIELDS[i])
                break


def _is_style(values, name, n):
    """True if the first `n` values are of house style `name`."""
    return all(values[i] == preset_value(name, FIELDS[i]) for i in _OF_STYLE if i < n)


def values(name):
    """The values of field `name` to choose from."""
    if name in _VALUES:
        return _VALUES[name]
    for field, least, most, _ in FIELDS:
        if field == name:
            return tuple(range(least, most + 1))
    raise ValueError(f"no such rule: {name!r}")


def style(rules):
    """The name of the house style of `rules`, whatever its variants, or 'custom'."""
    values = rules.values()
    for name in PRESET_NAMES:
        if _is_style(values, name, len(FIELDS)):
            return name
    return "custom"


def set_style(rules, name):
    """Give `rules` the house style `name`; the variants stay, but big gin goes with the style."""
    of = preset(name)
    for field in FIELDS:
        if field[0] == "big_gin" or field[0] not in VARIANTS:
            rules.change(field[0], getattr(of, field[0]))


def advance(rules, name, step=1):
    """Set field `name` to its next value that makes sense with the others; with `step` -1 to the
    one before.

    Gives the conflict (a key of gin.rules.CONFLICTS) of a value refused on the way, or ''.
    """
    choice = values(name)
    refused = ""
    for _ in choice:
        value = getattr(rules, name)
        at = choice.index(value) + step if value in choice else 0
        rules.change(name, choice[at % len(choice)])
        if not rules.oklahoma and name == "oklahoma":
            rules.ace_gin = rules.spades_double = 0
        conflict = rules.conflict()
        if not conflict:
            break
        refused = refused or conflict
    return refused
