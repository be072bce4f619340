"""Two ways to play: by a script on a virtual clock, and by a person in real time."""

import os
import time
from collections import deque

from console.game import Chance, Game, Wait
from console.keyboard import CELLS, QUIT, SUSPEND, Keyboard
from console.painter import Painter, colours
from console.presses import Presses
from console.script import Script
from console.terminal import Terminal

_ESCAPE_PATIENCE = 0.05  # seconds within which the rest of a key's sequence comes


def play_script(game: Game, script: Script, scale: int) -> int:
    """Play the whole script, or until the game ends; give the presses that were left over.

    OSError when a picture cannot be written.
    """
    now = 0
    presses, shots = deque(script.keys), deque(script.shots)
    seed = int.from_bytes(script.seed, "big")
    while True:
        try:
            request = game.receive()
        except EOFError:
            return len(presses)
        if isinstance(request, Chance):
            game.answer((seed % (1 << 64)).to_bytes(8, "big").ljust(request.n, b"\0")[: request.n])
            seed += 1
        elif isinstance(request, Wait):
            until = now + request.ms
            key = 0
            if presses and presses[0][0] <= until:
                until, key = presses.popleft()
            while shots and shots[0][0] <= until:
                game.picture.save(shots.popleft()[1], scale)
            if not key and until >= script.end:
                return 0
            now = until
            game.wake(now, key)


def play_live(game: Game, terminal: Terminal) -> None:
    """Let a person play until Ctrl-C or until the game ends by itself."""
    session = _Session(game, terminal)
    while session.turn():
        pass


class _Session:
    """A game in real time, between its link and the terminal."""

    def __init__(self, game: Game, terminal: Terminal) -> None:
        self._game = game
        self._terminal = terminal
        self._keyboard = Keyboard()
        self._presses = Presses()
        self._painter = Painter(game.picture, colours())
        self._keys: deque[int] = deque()
        self._wake_at: int | None = None  # when the game wants to be woken
        self._start = time.monotonic()

    def _seconds(self) -> float:
        return time.monotonic() - self._start

    def _now(self) -> int:
        return int(self._seconds() * 1000)

    def turn(self) -> bool:
        """Wait for something to happen, and do it; False at the end."""
        now = self._now()
        if self._wake_at is not None and (self._keys or now >= self._wake_at):
            self._game.wake(now, self._keys.popleft() if self._keys else 0)
            self._wake_at = None
        if self._terminal.resized:
            self._terminal.resized = False
            self._paint()
        seconds = None if self._wake_at is None else (self._wake_at - now) / 1000
        for undecided, patience in (
            (self._keyboard.undecided, _ESCAPE_PATIENCE),
            (self._presses.undecided, self._presses.wait(self._seconds())),
        ):
            if undecided:
                seconds = patience if seconds is None else min(seconds, patience)
        data, message = self._terminal.wait(self._game.link.fileno(), seconds)
        return self._take_keys(data) and (not message or self._take_message())

    def _take_keys(self, data: bytes) -> bool:
        events = self._keyboard.feed(data) if data else self._keyboard.settle()
        now = self._seconds()
        for event in self._presses.take(events, now) + self._presses.settle(now):
            if event == QUIT:
                return False
            if event == SUSPEND:
                self._terminal.suspend()
                self._painter.forget()
            elif event == CELLS:
                self._painter.change_cells()
                self._paint()
            else:
                self._keys.append(event)
        return True

    def _take_message(self) -> bool:
        try:
            request = self._game.receive()
        except EOFError:
            return False
        if isinstance(request, Chance):
            self._game.answer(os.urandom(request.n))
        elif isinstance(request, Wait):
            self._wake_at = self._now() + request.ms
        else:
            self._paint()
        return True

    def _paint(self) -> None:
        self._terminal.write(self._painter.paint(*self._terminal.size()))
