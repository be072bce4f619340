"""A terminal of Windows 10 or later: the same as posix.py by other means."""

import importlib
import os
import signal
import sys
import time
from types import TracebackType
from typing import Any

from console.ended import ENTER, LEAVE

msvcrt: Any = importlib.import_module("msvcrt")
ctypes: Any = importlib.import_module("ctypes")
_LOOK = 0.01  # seconds between two looks: nothing waits for keys and a pipe at once
_STDOUT = -11
_SEQUENCES = 4  # the console's mode in which it follows escape sequences
# A key without a character gives two; the second one, as other terminals send the key.
_KEYS = {"H": "\x1b[A", "P": "\x1b[B", "M": "\x1b[C", "K": "\x1b[D"}


class Terminal:
    """Raw keys in, pictures out, inside a `with`."""

    def __init__(self) -> None:
        self.resized = True
        self._shown = (0, 0)
        self._stopped = False

    @staticmethod
    def there() -> bool:
        """Is there a person's terminal?"""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def __enter__(self) -> "Terminal":
        signal.signal(signal.SIGINT, self._stop)
        kernel = ctypes.windll.kernel32
        output, mode = kernel.GetStdHandle(_STDOUT), ctypes.c_ulong()
        if kernel.GetConsoleMode(output, ctypes.byref(mode)):
            kernel.SetConsoleMode(output, mode.value | _SEQUENCES)
        self.write(ENTER)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.write(LEAVE)

    def _stop(self, *_: object) -> None:
        self._stopped = True

    def suspend(self) -> None:
        """Windows stops no programs: nothing happens."""

    def size(self) -> tuple[int, int]:
        """Give the columns and lines."""
        return os.get_terminal_size(sys.stdout.fileno())

    def write(self, text: str) -> None:
        """Write all of `text`."""
        sys.stdout.write(text)
        sys.stdout.flush()

    def wait(self, also: int, seconds: float | None) -> tuple[bytes, bool]:
        """Wait for keys, a new size or something to read at `also`; no longer than `seconds`.

        Gives the bytes from the keyboard and whether `also` can be read.
        """
        until = None if seconds is None else time.monotonic() + seconds
        while True:
            data, ready = self._keys(), _has_come(also)
            if self.size() != self._shown:
                self._shown, self.resized = self.size(), True
            late = until is not None and time.monotonic() >= until
            if data or ready or late or self.resized:
                return data, ready
            time.sleep(_LOOK)

    def _keys(self) -> bytes:
        """The keys that were pressed, as another terminal's bytes."""
        text = ""
        while msvcrt.kbhit():
            key = msvcrt.getwch()
            text += _KEYS.get(msvcrt.getwch(), "") if key in "\0\xe0" else key
        if self._stopped:
            self._stopped = False
            text += "\x03"
        return text.encode()


def _has_come(file: int) -> bool:
    """Can the pipe `file` be read, if only its end?"""
    here = ctypes.c_ulong()
    there = ctypes.windll.kernel32.PeekNamedPipe(
        ctypes.c_void_p(msvcrt.get_osfhandle(file)), None, 0, None, ctypes.byref(here), None
    )
    return not there or here.value > 0
