"""The table of house styles as a dict a preset, in words, plus what an option may change."""

CLASSIC = {
    "offer": True,
    "first": "non-dealer",
    "first_dealer": "lot",
    "next_dealer": "winner",
    "knock_limit": 10,
    "deal_bonus": 0,
    "undercut_bonus": 10,
    "undercut_equal": 10,
    "undercut_clear": 0,
    "gin_bonus": 20,
    "big_gin": False,
    "big_gin_bonus": 31,
    "gin_layoffs": False,
    "target": 100,
    "game_bonus": 100,
    "box_bonus": 20,
    "shutout": "points",
    "shutout_bonus": 100,
    "look": False,
    "oklahoma": False,
    "ace_gin": False,
    "spades_double": False,
    "straight": False,
    "hollywood": False,
}


def _changed(**fields):
    rules = dict(CLASSIC)
    rules.update(fields)
    return rules


PRESETS = {
    "classic": CLASSIC,
    "kawu": _changed(
        undercut_bonus=25, undercut_equal=25, gin_bonus=25, box_bonus=25, shutout="deals"
    ),
    "encyclopedia": _changed(deal_bonus=20, undercut_clear=20, gin_layoffs=True, box_bonus=0),
    "arcade": _changed(
        offer=False,
        first="human",
        first_dealer="computer",
        next_dealer="computer",
        undercut_bonus=25,
        undercut_equal=25,
        gin_bonus=25,
        big_gin=True,
        game_bonus=0,
        box_bonus=0,
        shutout="none",
        shutout_bonus=0,
    ),
}
