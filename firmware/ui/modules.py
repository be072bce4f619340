"""Modules that are needed for a while only: memory is short."""

import sys


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
