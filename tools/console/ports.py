"""The MicroPythons that a computer can have, each started with the game at the end of a link.

The Unix port is machine code for this computer; PyPI has it for some. The WebAssembly port runs
under Node, which PyPI has for nearly all others, and is linked by its standard input and output.
"""

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO, Protocol

from nodejs import FOLDER, NoNode, node
from without_viper import copy_without_viper

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("unix", "wasm")
# Objects of the 64-bit port are twice as big as the board's, where about 190 KB are free.
HEAP = "384k"
_VIPER = "import micropython\n@micropython.viper\ndef f(): pass"
_START = "import sys, terminal; sys.modules['board'] = terminal; import main"


class NoMicroPython(Exception):
    """This computer has no MicroPython for the game; the message says so in a sentence."""


class Link(Protocol):
    """One end of a link; OSError when the other end is gone."""

    def receive(self, most: int, /) -> bytes:
        """Wait for bytes, `most` at most; b"" at the end."""
        ...

    def send(self, data: bytes, /) -> None:
        """Send all of `data`."""
        ...

    def fileno(self) -> int:
        """The number of the file that can be read when something has come."""
        ...

    def close(self) -> None:
        """End the link."""
        ...


def start(
    port: str,
    saves: Path,
    size: tuple[int, int],
    firmware: Path,
    copy: Path,
    output: IO[bytes],
) -> tuple[subprocess.Popen, Link]:
    """Start the game under one of NAMES, or '' for the port that is there; what it prints goes
    into the file `output`. A port that makes no machine code runs a copy of the firmware without
    it, in the empty folder `copy`. NoMicroPython if the game cannot be started."""
    unix = Path(sys.executable).with_name("micropython")
    if port != "wasm" and unix.exists():
        if subprocess.run([unix, "-c", _VIPER], capture_output=True, check=False).returncode:
            copy_without_viper(firmware, copy)
            firmware = copy
        return _start_unix(unix, saves, size, firmware, output)
    if port == "unix":
        raise NoMicroPython("MicroPython's Unix port is not installed: see pyproject.toml.")
    try:
        program = node()
    except NoNode as missing:
        raise NoMicroPython(f"The game cannot be started: {missing}") from None
    copy_without_viper(firmware, copy)
    return _start_wasm(program, saves, size, copy, output)


class _Socket:
    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self.receive = end.recv
        self.send = end.sendall
        self.fileno = end.fileno
        self.close = end.close


def _start_unix(
    program: Path, saves: Path, size: tuple[int, int], firmware: Path, output: IO[bytes]
) -> tuple[subprocess.Popen, Link]:
    near, far = socket.socketpair()
    with far:
        process = subprocess.Popen(
            [program, "-X", f"heapsize={HEAP}", "-c", _START],
            env={
                **os.environ,
                "MICROPYPATH": f"{firmware}:{ROOT / 'boards'}",
                "KNOCK_LINK": str(far.fileno()),
                "KNOCK_SCREEN": "{}x{}".format(*size),
                "KNOCK_SAVES": str(saves),
            },
            pass_fds=[far.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # the terminal's signals are the host's to handle
        )
    return process, _Socket(near)


class _Pipes:
    """The link as a process's standard input and output."""

    def __init__(self, process: subprocess.Popen) -> None:
        assert process.stdin and process.stdout
        self._to, self._from = process.stdin, process.stdout
        self.fileno = process.stdout.fileno

    def receive(self, most: int, /) -> bytes:
        return os.read(self._from.fileno(), most)

    def send(self, data: bytes, /) -> None:
        while data:
            data = data[os.write(self._to.fileno(), data) :]

    def close(self) -> None:
        self._to.close()
        self._from.close()


def _start_wasm(
    program: str, saves: Path, size: tuple[int, int], firmware: Path, output: IO[bytes]
) -> tuple[subprocess.Popen, Link]:
    process = subprocess.Popen(
        [program, FOLDER / "in_node.mjs", str(saves), "{}x{}".format(*size)]
        + [str(firmware), str(ROOT / "boards"), str(Path(__file__).parent / "in_node.py")],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=output,
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same on Windows
    )
    return process, _Pipes(process)
