"""The terminal as a board, under MicroPython on a computer: `make play`.

Display, buttons, clock and chance all live at the other end of a link, in tools/console. So one
and the same program serves a person at a terminal and a script of keys on a virtual clock, and
no crash of it can leave a terminal in disorder. The link is a socket, or a file where Python is
WebAssembly (tools/console/in_node.py); integers are little-endian:

    sent                            answered
    F, the display's buffer                                a new picture
    C, contrast (1 byte)
    P, power (1 byte: 0 or 1)
    W, milliseconds (4 bytes)       time in milliseconds (4 bytes), key event or 0 (1 byte)
    R, n (1 byte)                   n random bytes

The environment says the rest: KNOCK_LINK the socket's number, KNOCK_SCREEN the display's size
(such as 128x64), KNOCK_SAVES the folder for saves.
"""

import builtins
import os

import framebuf

from system import board

_KEYS_KEPT = 8  # presses not yet fetched; as many as a person can be ahead of the screen


class Link:
    """The way to the host, by number or name. The program ends when the host has gone."""

    def __init__(self, number):
        self._stream = builtins.open(number, "r+b")  # noqa: SIM115 - open as long as the game runs

    def send(self, message, data):
        """Send the letter `message` and its data."""
        try:
            self._stream.write(message)
            self._stream.write(data)
        except OSError:
            raise SystemExit from None

    def ask(self, message, data, answer):
        """Send the same, and wait until `answer` is filled."""
        self.send(message, data)
        if self._stream.readinto(answer) != len(answer):
            raise SystemExit


class _Display(framebuf.FrameBuffer):
    """A monochrome display, laid out in memory like the OLEDs'."""

    def __init__(self, link, width, height):
        self._link = link
        self.width = width
        self.height = height
        self.buffer = bytearray(width * height // 8)
        super().__init__(self.buffer, width, height, framebuf.MONO_VLSB)

    def show(self):
        self._link.send(b"F", self.buffer)

    def contrast(self, level):
        self._link.send(b"C", bytes((level,)))

    def power(self, on):
        self._link.send(b"P", bytes((1 if on else 0,)))


class _Clock:
    """The host's time, and the keys that were pressed while it went by."""

    def __init__(self, link):
        self._link = link
        self._ask = bytearray(4)
        self._answer = bytearray(5)
        self.keys = []

    def ticks(self):
        """Give the time in milliseconds since power-up."""
        return self._pass(0)

    def wait(self, ms):
        """Let `ms` milliseconds pass, or fewer when a key is pressed."""
        if not self.keys:
            self._pass(max(0, ms))

    def _pass(self, ms):
        for i in range(4):
            self._ask[i] = ms >> (8 * i) & 255
        self._link.ask(b"W", self._ask, self._answer)
        key = self._answer[4]
        if key and len(self.keys) < _KEYS_KEPT:
            self.keys.append(key)
        return int.from_bytes(self._answer[:4], "little")


class _Buttons(board.Buttons):
    """Key events as they come from the keyboard."""

    def __init__(self, clock):
        self._clock = clock

    def get(self):
        """Give the next key event, or 0."""
        if not self._clock.keys:
            self._clock.wait(0)
        return self._clock.keys.pop(0) if self._clock.keys else 0

    def clear(self):
        """Forget the keys that were not fetched."""
        self._clock.keys.clear()


class TerminalBoard(board.Board):
    """A terminal on a computer; see system/board.py."""

    name = "terminal"

    def __init__(self, link, width, height, folder):
        self._link = link
        self.folder = folder
        self.display = _Display(link, width, height)
        clock = _Clock(link)
        self.ticks = clock.ticks
        self.wait = clock.wait
        self.buttons = _Buttons(clock)

    def random_bytes(self, count):
        """Give `count` random bytes, or the script's in scripted play."""
        answer = bytearray(count)
        self._link.ask(b"R", bytes((count,)), answer)
        return bytes(answer)


def open():  # noqa: A001 - the name every board file has
    """Give the board at the other end of the link; exit with a sentence when there is none."""
    number = os.getenv("KNOCK_LINK")
    if number is None:
        print("No terminal is linked to the game: start it with 'make play'.")
        raise SystemExit(1)
    width, height = os.getenv("KNOCK_SCREEN", "128x64").split("x")
    return TerminalBoard(Link(int(number)), int(width), int(height), os.getenv("KNOCK_SAVES", "."))
