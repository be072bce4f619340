"""The levels by name. A level's module is imported when it is first asked for: memory is short."""

NAMES = ("easy", "medium", "hard", "expert")


def player(name):
    """A new player of level `name`; ValueError if there is no such level."""
    if name == "easy":
        from .easy import Easy

        return Easy()
    if name == "medium":
        from .medium import Medium

        return Medium()
    if name == "hard":
        from .hard import Hard

        return Hard()
    if name == "expert":
        from .expert import Expert

        return Expert()
    raise ValueError("no such level: {!r} (there are {})".format(name, ", ".join(NAMES)))
