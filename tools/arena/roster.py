"""Every player by name: the levels of the firmware and the baselines of the tools."""

from importlib import import_module

from players import levels

BASELINES = {
    "simple": ("baselines.simple", "Simple"),
    "champ": ("baselines.champ", "Champ"),
    "random": ("baselines.random_player", "Random"),
}
NAMES = levels.NAMES + tuple(BASELINES)


def player(name):
    """A new player: a level, a baseline, or `module:Class`; ValueError if there is none such."""
    if name in levels.NAMES:
        return levels.player(name)
    if name in BASELINES:
        module, kind = BASELINES[name]
    elif ":" in name:
        module, _, kind = name.partition(":")
    else:
        raise ValueError(f"no such player: {name!r} (there are {', '.join(NAMES)})")
    try:
        return getattr(import_module(module), kind)()
    except (ImportError, AttributeError, TypeError) as error:
        raise ValueError(f"no such player: {name!r} ({error})") from error
