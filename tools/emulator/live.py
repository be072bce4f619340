"""The emulated handheld for a person: display and keys in the terminal, mpremote beside it."""

import os
import time

import firmware_path  # noqa: F401 - console reads the keys' names from the firmware
from console.keyboard import CELLS, QUIT, SUSPEND, WITHOUT_X_AND_Y, Keyboard
from console.painter import Painter, colours
from console.terminal import Terminal
from system import keys

from .emulator import Emulator

_BUTTONS = {
    keys.LEFT: "left",
    keys.RIGHT: "right",
    keys.UP: "up",
    keys.DOWN: "down",
    keys.A: "a",
    keys.B: "b",
}
_RESET, _POWER = b"\x12", b"\x10"  # Ctrl-R, Ctrl-P
_HOLD = 0.1  # seconds: a terminal does not tell when a key is let go
_LOOK = 0.04  # seconds between two looks at the display


class Live:
    """One session. `port`: where the serial console is to be found."""

    def __init__(self, board: Emulator, terminal: Terminal, port: int) -> None:
        self._board = board
        self._terminal = terminal
        self._hint = f"^R reset   ^P power   mpremote connect socket://127.0.0.1:{port}"
        self._keyboard = Keyboard()
        self._picture = board.screenshot()
        self._painter = Painter(self._picture, colours(), WITHOUT_X_AND_Y)
        self._let_go: dict[str, float] = {}  # buttons held down, and until when
        self._never, self._open = os.pipe()  # nothing to read ever comes: only keys count

    def run(self) -> None:
        """Play until Ctrl-C."""
        self._board.go()
        while self._take_keys():
            self._paint()

    def _take_keys(self) -> bool:
        data, _ = self._terminal.wait(self._never, _LOOK)
        if _RESET in data:
            self._board.reset()
        if _POWER in data:
            self._board.power_cycle()
        for event in self._keyboard.feed(data) if data else self._keyboard.settle():
            if event == QUIT:
                return False
            if event == SUSPEND:
                self._suspend()
            elif event == CELLS:
                self._painter.change_cells()
            elif event in _BUTTONS:
                self._press(_BUTTONS[event])
        now = time.monotonic()
        for button in [name for name, until in self._let_go.items() if until <= now]:
            self._board.release(button)
            del self._let_go[button]
        return True

    def _press(self, button: str) -> None:
        self._board.hold(button)
        self._let_go[button] = time.monotonic() + _HOLD

    def _suspend(self) -> None:
        self._board.halt()
        self._terminal.suspend()
        self._painter.forget()
        self._board.go()

    def _paint(self) -> None:
        columns, lines = self._terminal.size()
        self._picture.buffer = self._board.screen()
        self._picture.contrast = self._board.state["display"]["contrast"]
        text = self._painter.paint(columns, lines)
        if text:
            text += f"\x1b[{lines};1H\x1b[K{self._hint[: columns - 1]}"
            self._terminal.write(text)
