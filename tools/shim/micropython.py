"""The little of MicroPython's `micropython` module that the game's code needs under CPython.

Viper knows ptr8, ptr16 and ptr32 by itself; here they become names of Python's own.
"""

import builtins

from pointers import ptr8, ptr16, ptr32

_POINTERS = (ptr8, ptr16, ptr32)
for _pointer in _POINTERS:
    setattr(builtins, _pointer.__name__, _pointer)


def const(value):
    """Give the value back; MicroPython's compiler folds it instead."""
    return value


def viper(function):
    """Give the function back; MicroPython's compiler makes machine code of it instead.

    SyntaxError, as where there is no such compiler, for one that is given pointers: it may move
    them, which cannot be done with an array.
    """
    if any(kind in _POINTERS for kind in function.__annotations__.values()):
        raise SyntaxError("written for machine code alone")
    return function
