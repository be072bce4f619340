"""The game as a process: firmware/ under MicroPython, at one end of a link.

boards/terminal.py is the other end and tells the messages.
"""

import contextlib
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from console import ports
from console.picture import Picture

_PATIENCE = 3.0  # seconds a game may take to end once its link is closed


@dataclass
class Wait:
    """The game asks to be woken after `ms` milliseconds, or by a key."""

    ms: int


@dataclass
class Chance:
    """The game asks for `n` random bytes."""

    n: int


class Game:
    """A running game. Answer each request, then ask for the next."""

    def __init__(
        self,
        saves: Path,
        size: tuple[int, int] = (128, 64),
        firmware: Path = ports.ROOT / "firmware",
        port: str = "",
    ) -> None:
        """Start the game in `firmware`; it keeps its saves in the folder `saves`. `port` is one of
        ports.NAMES, or '' for the one that this computer has; NoMicroPython if it has none."""
        self.picture = Picture(*size)
        self.exit_code = 0
        self.hung = False
        self._output = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the game
        self._copy = tempfile.TemporaryDirectory(prefix="knock-")
        self._process, self.link = ports.start(
            port, saves, size, firmware, Path(self._copy.name), self._output
        )

    def _take(self, n: int) -> bytes:
        data = b""
        while len(data) < n:
            part = self.link.receive(n - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def receive(self) -> Wait | Chance | None:
        """Take the game's next message: a request, or None when only the picture changed.

        EOFError when the game has ended.
        """
        try:
            message = self._take(1)
            if message == b"W":
                return Wait(int.from_bytes(self._take(4), "little"))
            if message == b"R":
                return Chance(self._take(1)[0])
            if message == b"F":
                self.picture.buffer = self._take(len(self.picture.buffer))
            elif message == b"C":
                self.picture.contrast = self._take(1)[0]
            elif message == b"P":
                self.picture.on = self._take(1) != b"\0"
        except OSError:
            raise EOFError from None
        return None

    def answer(self, data: bytes) -> None:
        """Answer the request at hand. A game that has just ended does not mind."""
        with contextlib.suppress(OSError):
            self.link.send(data)

    def wake(self, now: int, key: int = 0) -> None:
        """Answer a Wait: the time in milliseconds, of which 32 bits count, and the key event that
        came, if any."""
        self.answer((now % (1 << 32)).to_bytes(4, "little") + bytes((key,)))

    def close(self) -> str:
        """End the game; set `exit_code` and `hung`, and give all that it printed."""
        self.link.close()
        try:
            code = self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            self.hung, code = True, 1
        self._copy.cleanup()
        self.exit_code = code if code >= 0 else 128 - code  # as a shell tells a signal
        self._output.seek(0)
        with self._output as output:
            return output.read().decode(errors="replace")
