"""The little of MicroPython's `micropython` module that the pure parts need under CPython."""


def const(value):
    """Give the value back; MicroPython's compiler folds it instead."""
    return value
