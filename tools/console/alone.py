"""One game at a time with a folder of saves: two would spoil each other's."""

import contextlib
import importlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from install.trouble import Trouble


@contextlib.contextmanager
def kept_alone(saves: Path) -> Iterator[None]:
    """Make the folder, and keep other games out of it; Trouble if there is one."""
    saves.mkdir(parents=True, exist_ok=True)
    take = _take_on_windows if os.name == "nt" else _take
    try:
        taken = take(saves)
    except (BlockingIOError, PermissionError):
        raise Trouble(
            f"Another game is playing with the saves in {saves}: leave it first,"
            " or keep these elsewhere ('make play SAVES=folder')."
        ) from None
    try:
        yield
    finally:
        os.close(taken)


def _take(saves: Path) -> int:
    fcntl: Any = importlib.import_module("fcntl")
    folder = os.open(saves, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(folder)
        raise
    return folder


def _take_on_windows(saves: Path) -> int:
    """Folders cannot be locked there: a file is, beside them."""
    msvcrt: Any = importlib.import_module("msvcrt")
    file = os.open(saves.with_name(saves.name + ".lock"), os.O_RDWR | os.O_CREAT)
    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    except OSError:
        os.close(file)
        raise
    return file
