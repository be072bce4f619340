"""A terminal of Linux or macOS: taken over for a while, and given back whatever happens."""

import contextlib
import os
import select
import signal
import sys
import termios
from types import FrameType, TracebackType

from console.ended import ENTER, LEAVE, Ended

_ENDING = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT)


class Terminal:
    """Raw keys in, pictures out, inside a `with`."""

    def __init__(self) -> None:
        self._in = sys.stdin.fileno()
        self._out = sys.stdout.fileno()
        self.resized = True
        self._bell, self._ring = os.pipe()  # wakes select() when the size changes

    @staticmethod
    def there() -> bool:
        """Is there a person's terminal?"""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def __enter__(self) -> "Terminal":
        self._modes = termios.tcgetattr(self._in)
        for number in _ENDING:
            signal.signal(number, self._end)
        signal.signal(signal.SIGWINCH, self._resize)
        self._take()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number in _ENDING:  # nothing may interrupt this
            signal.signal(number, signal.SIG_IGN)
        self._give()

    def _take(self) -> None:
        modes = termios.tcgetattr(self._in)
        modes[0] &= ~(termios.IXON | termios.ICRNL)
        modes[3] &= ~(termios.ICANON | termios.ECHO | termios.ISIG | termios.IEXTEN)
        modes[6][termios.VMIN], modes[6][termios.VTIME] = 1, 0
        termios.tcsetattr(self._in, termios.TCSADRAIN, modes)
        self.write(ENTER)
        self.resized = True

    def _give(self) -> None:
        with contextlib.suppress(OSError, termios.error):  # a terminal that hung up is gone
            termios.tcsetattr(self._in, termios.TCSANOW, self._modes)
            self.write(LEAVE)

    def _end(self, number: int, _frame: FrameType | None) -> None:
        raise Ended(number)

    def _resize(self, _number: int, _frame: FrameType | None) -> None:
        self.resized = True
        os.write(self._ring, b"!")

    def suspend(self) -> None:
        """Give the terminal back and stop (Ctrl-Z); take it again when continued."""
        self._give()
        os.kill(0, signal.SIGTSTP)
        self._take()

    def size(self) -> tuple[int, int]:
        """Give the columns and lines."""
        return os.get_terminal_size(self._out)

    def write(self, text: str) -> None:
        """Write all of `text`."""
        data = text.encode()
        while data:
            data = data[os.write(self._out, data) :]

    def wait(self, also: int, seconds: float | None) -> tuple[bytes, bool]:
        """Wait for keys, a new size or something to read at `also`; no longer than `seconds`.

        Gives the bytes from the keyboard and whether `also` can be read.
        """
        ready = select.select([self._in, self._bell, also], [], [], seconds)[0]
        if self._bell in ready:
            os.read(self._bell, 64)
        data = b""
        if self._in in ready:
            with contextlib.suppress(OSError):
                data = os.read(self._in, 1024)
            if not data:
                raise Ended(signal.SIGHUP)
        return data, also in ready
