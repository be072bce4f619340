"""A whole handheld, driven from Python: press, wait, look, cut the power."""

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from console.picture import Picture

from . import filesystem, firmware
from .process import Process, decode, encode

# The buttons of the board `pico_oled` and their pins.
KEYS = {"up": 2, "down": 18, "left": 16, "right": 20, "press": 3, "a": 15, "b": 17}
WIDTH, HEIGHT = 128, 64
_BOOT_MS = 2000
Result = TypeVar("Result")
_formatted: dict[bytes, bytes] = {}  # flash images by the image they were made from


class DeviceError(Exception):
    """Code on the board ended in an exception; carries its traceback."""


class Emulator:
    """An emulated `pico_oled`. Time stands still unless a method lets it pass.

    `files` (path: content, or a folder) are put into the board's file system before the first
    power-up. `display` is the display's I2C address, None for a board without one.
    """

    def __init__(
        self,
        files: Mapping[str, bytes] | Path | None = None,
        *,
        display: int | None = 0x3C,
        flash: bytes | None = None,
    ) -> None:
        self.text = ""  # all that the console has said
        self.state: dict[str, Any] = {}
        self._begun = 0  # in `text`, where the answer to `begin` starts
        image = flash or formatted_flash()
        self._fs_start, self._fs_blocks = filesystem.find(image)
        if files is not None:
            content = filesystem.folder_files(files) if isinstance(files, Path) else files
            image = image[: self._fs_start] + filesystem.build(content, self._fs_blocks)
        self._process = Process(image, {"display": display})
        self._ask("state")

    def __enter__(self) -> "Emulator":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the emulator."""
        self._process.close()

    def _ask(self, command: str, **details: Any) -> dict[str, Any]:
        answer = self._process.ask(command, **details)
        self.text += decode(answer.pop("text")).decode("utf-8", "replace")
        self.state = answer.pop("state")
        return answer

    # Time

    @property
    def ms(self) -> float:
        """Emulated milliseconds since the first power-up."""
        return self.state["ms"]

    @property
    def ms_since_reset(self) -> float:
        """Emulated milliseconds since the last reset or power-up."""
        return self.state["ms_since_reset"]

    def run(self, ms: float) -> None:
        """Lets emulated time pass."""
        self._ask("run", ms=ms)

    def run_until(self, wanted: str | Callable[[], bool], ms: float = 10000) -> bool:
        """Lets time pass until the console says `wanted`, or the function is true (looked at
        every 5 ms); False when `ms` have passed without."""
        if isinstance(wanted, str):
            return self._ask("run", ms=ms, text=wanted)["found"]
        end = self.ms + ms
        while not wanted():
            if self.ms >= end or not self.powered:
                return False
            self.run(5)
        return True

    def run_until_shown(self, picture: bytes, ms: float = 10000) -> bool:
        """Lets time pass until the display shows `picture` (see `screen`); False when `ms` have
        passed without."""
        return self._ask("run", ms=ms, picture=encode(picture))["found"]

    def run_until_still(self, still: float = 100, ms: float = 10000) -> bool:
        """Lets time pass until the picture has not changed for `still` ms."""
        end = self.ms + ms
        while self.ms < end:
            before = self.screen()
            self.run(still)
            if self.screen() == before:
                return True
        return False

    # Buttons

    def press(self, key: str, ms: float = 60, after: float = 60) -> None:
        """Holds a button (see KEYS) down for `ms`, then waits `after` ms."""
        self.hold(key)
        self.run(ms)
        self.release(key)
        self.run(after)

    def hold(self, key: str) -> None:
        """Pushes a button down and keeps it there."""
        self._ask("button", pin=KEYS[key], down=True)

    def release(self, key: str) -> None:
        """Lets a button go."""
        self._ask("button", pin=KEYS[key], down=False)

    # Display

    def screen(self) -> bytes:
        """What is to be seen: 1,024 bytes as in the frame buffer, MONO_VLSB."""
        return decode(self._ask("picture")["buffer"])

    def screenshot(self, path: Path | None = None, scale: int = 1) -> Picture:
        """The display as a picture; written as a PNG, `scale` times as large, if there is a
        path."""
        picture = Picture(WIDTH, HEIGHT)
        picture.buffer = self.screen()
        if path is not None:
            picture.save(path, scale)
        return picture

    def frames(self) -> list[dict[str, Any]]:
        """The newest 256 transfers of a picture to the display: `began` and `ended` in
        milliseconds since the last reset, `changed` if a byte of the picture did."""
        frames = self._ask("frames")["frames"]
        return [
            {**frame, "began": frame["began"] / 1e6, "ended": frame["ended"] / 1e6}
            for frame in frames
        ]

    # Power and flash

    @property
    def powered(self) -> bool:
        """False after a power cut, until `power_cycle`."""
        return self.state["powered"]

    def reset(self) -> None:
        """A reset as `machine.reset()` makes it."""
        self._ask("reset")

    def power_cycle(self) -> None:
        """Power off and on: RAM and display forget, the flash keeps."""
        self._ask("power")

    def cut_at(self, operation: int, when: str = "during") -> None:
        """Loses the power at the Nth flash operation from now (a sector's erase or a page's
        write): 'before' it, 'during' it (half of it done) or 'after' it. 0: never."""
        self._ask("cut", at=operation, when=when)

    def flash(self) -> bytes:
        """The 2 MB of the flash chip."""
        return decode(self._ask("read", offset=0, size=firmware.FLASH_SIZE)["data"])

    def files(self) -> dict[str, bytes]:
        """The files on the board, as a computer reads them out of the flash."""
        return filesystem.read(self.flash()[self._fs_start :])

    def put_files(self, files: Mapping[str, bytes]) -> None:
        """Replaces the whole file system; the board should be reset after it."""
        image = filesystem.build(files, self._fs_blocks)
        self._ask("write", offset=self._fs_start, data=encode(image))

    def wear(self) -> list[int]:
        """How often each sector of the flash was erased."""
        return self._ask("wear")["wear"]

    def remember(self, name: str = "here") -> str:
        """Keeps the whole state under a name, to come back to with `recall`, as often as
        wanted."""
        self._ask("remember", name=name)
        return name

    def recall(self, name: str = "here") -> None:
        """Goes back to a remembered state, time and flash included."""
        self._ask("recall", name=name)

    # Console

    def send(self, data: bytes) -> None:
        """Types into the serial console."""
        self._ask("send", data=encode(data))

    def begin(self, code: str) -> None:
        """Starts Python on the board through its raw REPL; stops a running program first.

        DeviceError when no REPL answers.
        """
        self.send(b"\r\x03\x03")
        self.run(100)
        start = len(self.text)
        self.send(b"\x01")
        if not self.run_until("raw REPL; CTRL-B to exit\r\n>", 2000):
            raise DeviceError(f"no REPL answers: {self.text[start:]!r}")
        self._begun = len(self.text)
        self.send(code.encode() + b"\x04")
        self.run_until("OK", 1000)

    def finish(self, ms: float = 20000) -> str:
        """Waits for the end of what `begin` started and gives what it printed.

        DeviceError if it raised, or if it still runs after `ms`.
        """
        ended = "\x04>" in self.text[self._begun :] or self.run_until("\x04>", ms)
        self.run(1)
        printed, _, rest = self.text[self._begun :].removeprefix("OK").partition("\x04")
        error = rest.partition("\x04")[0]
        if not ended:
            raise DeviceError(f"still running after {ms} ms: {printed[-200:]!r}")
        self.send(b"\x02")
        self.run(20)
        if error:
            raise DeviceError(error.replace("\r\n", "\n"))
        return printed.replace("\r\n", "\n")

    def exec(self, code: str, ms: float = 20000) -> str:
        """Runs Python on the board and gives what it printed; see `begin` and `finish`."""
        self.begin(code)
        return self.finish(ms)

    def listen(self, port: int = 0) -> int:
        """Opens the console on a TCP port of this computer, for mpremote; gives the port."""
        return self._ask("listen", port=port)["port"]

    def go(self, pace: float = 1) -> None:
        """Lets time run by itself, at most `pace` times as fast as a real board."""
        self._ask("go", pace=pace)

    def halt(self) -> None:
        """Stops the time again."""
        self._ask("halt")

    def mpremote(self, *arguments: str, timeout: float = 120) -> subprocess.CompletedProcess[str]:
        """Runs the real mpremote against the board."""
        return self.with_port(
            lambda port: subprocess.run(
                [sys.executable, "-m", "mpremote", "connect", port, *arguments],
                capture_output=True,
                text=True,
                timeout=timeout,
                check=False,
            )
        )

    def with_port(self, action: Callable[[str], Result]) -> Result:
        """Calls `action` with the device name for mpremote, while time runs by itself."""
        port = self.listen()
        self.go()
        try:
            return action(f"socket://127.0.0.1:{port}")
        finally:
            self.halt()


def formatted_flash() -> bytes:
    """MicroPython after its first power-up, which makes an empty file system."""
    image = firmware.flash_image()
    if image not in _formatted:
        process = Process(image, {"display": None})
        process.ask("run", ms=_BOOT_MS)
        answer = process.ask("read", offset=0, size=firmware.FLASH_SIZE)
        process.close()
        _formatted[image] = decode(answer["data"])
    return _formatted[image]
