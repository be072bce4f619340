"""What a crash leaves behind.

A short log in the save folder, and a line for the console that says what to do.
"""

import io
import sys

from micropython import const
from system import sealed

NAME = "crash.txt"
_MOST = const(1500)


def note(folder, version, error):
    """Write `error`, an exception, with its traceback to `folder`/crash.txt; the text of it.

    The log of an earlier crash is replaced. A file system that takes no more is no reason to fail,
    nor is a full memory, which may leave no more than the first words.
    """
    text = "Knock " + version
    try:
        text = f"{text}\n{sys.implementation}\n{trace(error)}"[:_MOST]
        sealed.make_folder(folder)
        sealed.replace(folder + "/" + NAME, text.encode())
    except (OSError, MemoryError):
        pass
    return text


def trace(error):
    """The traceback of `error` as text.

    Its name and words where this Python cannot print to a file.
    """
    if hasattr(sys, "print_exception"):
        out = io.StringIO()
        sys.print_exception(error, out)  # pyright: ignore
        return out.getvalue()  # pyright: ignore
    return f"{type(error).__name__}: {error}\n"


def advice(error):
    """One line of what to do, for the console."""
    if isinstance(error, MemoryError):
        return "Out of memory. Reset the board to go on. 'make doctor' fetches the log."
    if isinstance(error, OSError):
        return "A part of the board stopped answering. Check its wires, then reset the board."
    return "Knock stopped; the game is saved. Reset to go on. 'make doctor' fetches the log."
