"""Talking to a board: finding its port, running snippets on it, its files. Built on mpremote.

Whatever goes wrong on the way is raised as Trouble, in a sentence that says what to do.
"""

import ast
import contextlib
import errno
import io
from binascii import b2a_base64
from collections.abc import Callable, Iterable
from typing import NamedTuple

import serial
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport
from serial.tools import list_ports

from install.trouble import Trouble

RASPBERRY_PI = 0x2E8A
CHUNK = 3072
OLDEST = (1, 23)

_FACTS = """
import sys, os
i = sys.implementation
v = os.statvfs('/')
print((sys.platform, tuple(i[1][:3]), i._mpy >> 10 & 15, i._machine, v[0], v[2], v[3]))
"""
_HASHES = """
import hashlib
b = bytearray(512)
m = memoryview(b)
for p in {paths}:
    try:
        h = hashlib.sha256()
        with open(p, 'rb') as f:
            while True:
                n = f.readinto(b)
                if not n:
                    break
                h.update(m[:n])
        print(repr(h.digest().hex()), end=',')
    except OSError:
        print(repr(''), end=',')
"""
_WRITE = """
import os
from binascii import a2b_base64
f = open({path}, {mode!r})
f.write(a2b_base64({data!r}))
f.close()
"""
_MOVE = "import os\nos.rename({source}, {target})"
_REMOVE = "import os\nos.remove({path})"
_FOLDER = """
import os
try:
    os.stat({path})
except OSError:
    os.mkdir({path})
"""
_READ = """
try:
    with open({path}, 'rb') as f:
        print(f.read())
except OSError:
    print(None)
"""


class Facts(NamedTuple):
    """What a board says of itself. Sizes of its file system in blocks of `block` bytes."""

    platform: str
    version: tuple[int, int, int]
    arch: int
    machine: str
    block: int
    blocks: int
    free: int


def find_port(wanted: str | None) -> str:
    """The port to use: `wanted` if given, else that of the one board that is connected."""
    if wanted:
        return wanted
    ports = sorted(port.device for port in list_ports.comports() if port.vid == RASPBERRY_PI)
    if not ports:
        raise Trouble(
            "No board found. Connect it with a USB cable that carries data; a new board needs "
            "MicroPython first (hold BOOTSEL while connecting, then copy the UF2 file onto it)."
        )
    if len(ports) > 1:
        raise Trouble(f"Several boards found: {', '.join(ports)}. Choose one: PORT={ports[0]}")
    return ports[0]


def open_transport(port: str) -> SerialTransport:
    """A transport in the raw REPL, the program on the board stopped."""
    try:
        transport = SerialTransport(port, timeout=10)
    except (OSError, TransportError, ValueError) as error:
        raise Trouble(_why_closed(port, error)) from None
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            transport.enter_raw_repl()
    except (OSError, TransportError):
        transport.close()
        raise Trouble(
            f"The board on {port} is busy and does not answer. Unplug it, plug it in again, and "
            "try once more. If that does not help, a boot.py or main.py of its own never ends: "
            "erase the flash with flash_nuke.uf2 from the Raspberry Pi's documentation (hold "
            "BOOTSEL while connecting, drop it on the drive), then install MicroPython again."
        ) from None
    return transport


def _why_closed(port: str, error: Exception) -> str:
    """Why a port cannot be opened. mpremote hides the reason, so it is asked for again."""
    reason: Exception = error
    if isinstance(error, TransportError):
        try:
            serial.serial_for_url(port, exclusive=None if "://" in port else True).close()
        except (OSError, ValueError) as again:
            reason = again
    code = getattr(reason, "errno", None)
    if code == errno.EACCES:
        return (
            f"You may not use {port}. On Linux: 'sudo usermod -a -G dialout $USER', then log in "
            "again."
        )
    if code in {errno.ENOENT, errno.ENODEV}:
        return f"There is no port {port}. Leave PORT away to search for the board."
    if code in {errno.EBUSY, errno.EAGAIN, errno.EWOULDBLOCK} or "lock" in str(reason):
        return f"{port} is in use by another program. Close it (Thonny, mpremote, ...), try again."
    if "://" in port:
        return f"Nothing answers at {port}. Start the emulated board first."
    return f"{port} cannot be opened. Unplug the board, plug it in again, and try once more."


class Link:
    """A board in its raw REPL. Close it in any case; `with` does."""

    def __init__(self, transport: SerialTransport) -> None:
        self._transport = transport
        self._folders: set[str] = set()

    def __enter__(self) -> "Link":
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError, TransportError):
            self._transport.close()

    def run(self, snippet: str) -> str:
        """What the board prints when it runs `snippet`. Raises OSError as the board did."""
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                return self._transport.exec(snippet).decode(errors="replace")
        except TransportExecError as error:
            text = error.error_output.strip().splitlines()[-1:] or ["no reason given"]
            code = _os_error(text[0])
            if code is not None:
                raise OSError(code, text[0]) from None
            raise Trouble(f"The board refused to go on: {text[0]}.") from None
        except (OSError, TransportError):
            raise Trouble("The board was lost on the way. Plug it in again, try again.") from None

    def facts(self) -> Facts:
        """What the board says of itself. Raises Trouble unless it can run the game."""
        try:
            facts = Facts(*ast.literal_eval(self.run(_FACTS)))
        except (ValueError, SyntaxError, OSError, TypeError):
            raise Trouble(
                "The board runs no MicroPython that can be asked about itself. Copy the UF2 file "
                "of MicroPython 1.27 or later onto it (hold BOOTSEL while connecting)."
            ) from None
        if facts.platform != "rp2":
            raise Trouble(f"This board is a '{facts.platform}'; Knock runs on the Pico's chips.")
        if facts.version[:2] < OLDEST:
            raise Trouble(
                f"The board has MicroPython {'.'.join(map(str, facts.version))}; Knock needs "
                f"{'.'.join(map(str, OLDEST))} or later. Hold BOOTSEL while connecting, then copy "
                "a newer UF2 file from micropython.org/download onto it."
            )
        return facts

    def hashes(self, paths: Iterable[str]) -> dict[str, str]:
        """SHA-256 in hex of each file on the board, '' where there is none."""
        names = list(paths)
        printed = self.run(_HASHES.format(paths=tuple(names)))
        return dict(zip(names, ast.literal_eval(f"[{printed}]"), strict=True))

    def read(self, path: str) -> bytes | None:
        """The content of a small file on the board; None when there is none."""
        return ast.literal_eval(self.run(_READ.format(path=repr(path))))

    def write(self, path: str, data: bytes, progress: Callable[[int], None]) -> None:
        """Write a file aside, then put it in its place.

        `progress` hears of each piece's length.
        """
        for at, sign in enumerate(path):
            if sign == "/" and at and path[:at] not in self._folders:
                self.run(_FOLDER.format(path=repr(path[:at])))
                self._folders.add(path[:at])
        aside = path + ".new"
        for at in range(0, max(1, len(data)), CHUNK):
            piece = data[at : at + CHUNK]
            snippet = _WRITE.format(
                path=repr(aside), mode="ab" if at else "wb", data=b2a_base64(piece, newline=False)
            )
            if at + CHUNK >= len(data):
                snippet += _MOVE.format(source=repr(aside), target=repr(path))
            self.run(snippet)
            progress(len(piece))

    def move(self, source: str, target: str) -> None:
        """Rename a file on the board."""
        self.run(_MOVE.format(source=repr(source), target=repr(target)))

    def remove(self, path: str) -> None:
        """Remove a file on the board."""
        self.run(_REMOVE.format(path=repr(path)))

    def reset(self) -> None:
        """Start the board anew, as after a power-up."""
        with contextlib.suppress(OSError, TransportError):
            self._transport.exec_raw_no_follow("import machine\nmachine.reset()")


def _os_error(line: str) -> int | None:
    """The error number in the last line of a traceback, or None when it is no OSError."""
    if not line.startswith("OSError"):
        return None
    words = line.replace("[", " ").replace("]", " ").split()
    numbers = [int(word) for word in words if word.isdigit()]
    if numbers:
        return numbers[0]
    names = [number for number, name in errno.errorcode.items() if line.endswith(name)]
    return names[0] if names else errno.EIO
