"""The Node process that emulates the chip, spoken to in lines of JSON."""

import base64
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from nodejs import FOLDER, NoNode, node

from . import firmware


class Process:
    """Starts the emulator; `ask` sends one command and gives its answer."""

    def __init__(self, flash: bytes, options: dict[str, Any]) -> None:
        try:
            program = node()
        except NoNode as error:
            raise firmware.EmulatorError(str(error)) from None
        rom = firmware.bootrom()
        with tempfile.TemporaryDirectory() as folder:
            rom_file, flash_file = Path(folder, "rom"), Path(folder, "flash")
            rom_file.write_bytes(rom)
            flash_file.write_bytes(flash)
            self._process = subprocess.Popen(
                [
                    *(program, str(FOLDER / "server.mjs")),
                    *(str(rom_file), str(flash_file), json.dumps(options)),
                ],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            self.ask("state")

    def ask(self, command: str, **details: Any) -> dict[str, Any]:
        """One command's answer; RuntimeError with what the emulator says went wrong."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps({"command": command, **details}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the emulator ended during '{command}'")
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError(f"emulator, '{command}': {answer['error']}")
        return answer

    def close(self) -> None:
        """Ends the process."""
        if self._process.stdin:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()


def encode(data: bytes) -> str:
    """Bytes for a line of JSON."""
    return base64.b64encode(data).decode()


def decode(text: str) -> bytes:
    """Bytes out of a line of JSON."""
    return base64.b64decode(text)
