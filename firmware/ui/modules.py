"""Modules that are needed for a while only. The menus' would take a third of the memory that is
left beside the table, and the strongest player needs it."""

import sys

# what is loaded anew when it is next opened
_SCREENS = (
    "confirm",
    "cover",
    "deal_end",
    "discards",
    "explained",
    "game_end",
    "guide",
    "laid_row",
    "language",
    "menu",
    "new_game",
    "page",
    "pause",
    "rules",
    "settings",
    "sheet",
    "statistics",
    "title",
    "trouble",
)
_OTHERS = ("system.statistics", "ui.hint", "ui.options", "ui.sheet", "ui.text.guide")


def forget(name):
    """Let go of the module `name`: its memory is free once nothing of it is used any more."""
    if sys.modules.pop(name, None):
        package, _, leaf = name.rpartition(".")
        vars_of = sys.modules[package].__dict__
        if leaf in vars_of:
            del vars_of[leaf]


def forget_players():
    """Let go of the modules of all players; what every game needs of the folder stays."""
    for name in list(sys.modules):
        if name.startswith("players.") and name not in ("players.view", "players.levels"):
            forget(name)


def forget_menus():
    """Let go of the modules of all screens but the table."""
    for name in _SCREENS:
        forget("ui.screens." + name)
    for name in _OTHERS:
        forget(name)
