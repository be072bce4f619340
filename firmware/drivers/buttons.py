"""Buttons from pins to ground: pull-ups, edge interrupts, debouncing, repeats.

A press is a level that is still there after 2 ms; a release, one that is there for the bounce
time. So neither noise on a wire nor a chattering contact makes a press. Interrupts keep the times
of the edges: a press during a long piece of work is not lost. Nothing here allocates after the
start.
"""

from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from machine import Pin, disable_irq, enable_irq

from micropython import const
from system import board
from system.keys import DOWN, LEFT, RIGHT, UP

_PRESS_MS = const(2)
_REPEAT_FIRST_MS = const(500)
_REPEAT_MS = const(150)
_REPEATING = (LEFT, RIGHT, UP, DOWN)
_SIZE = const(16)


class _Ring:
    """The last key events, first in, first out; when full the newest is dropped."""

    def __init__(self):
        self._events = bytearray(_SIZE)
        self._in = 0
        self._out = 0

    def put(self, event):
        after = (self._in + 1) % _SIZE
        if after != self._out:
            self._events[self._in] = event
            self._in = after

    def get(self):
        if self._in == self._out:
            return 0
        event = self._events[self._out]
        self._out = (self._out + 1) % _SIZE
        return event

    def filled(self):
        return self._in != self._out

    def clear(self):
        self._out = self._in


class _Contact:
    """One pin, its key, and whether that is `down`.

    `_low` is the level that the last edge led to, `_since` when that was.
    """

    def __init__(self, gpio, key, owner):
        self.key = key
        self.pin = Pin(gpio, Pin.IN, Pin.PULL_UP)
        self.down = False
        self._low = False
        self._owner = owner
        self._since = ticks_ms()
        self._next = 0

    def listen(self):
        """Let the pin interrupt from now on."""
        self._since = ticks_ms()
        edges = Pin.IRQ_FALLING | Pin.IRQ_RISING
        self.pin.irq(handler=self._edge, trigger=edges, hard=True)

    def deaf(self):
        """Take the pin's interrupt away."""
        self.pin.irq(handler=None)

    def _edge(self, _):
        """The interrupt: what the level before it meant, and the level from now on."""
        now = ticks_ms()
        self._judge(now)
        self._low = not self.pin.value()
        self._since = now

    def poll(self, now):
        """See what the level means by now; make repeats."""
        low = not self.pin.value()
        if low or self.down:
            self._look(now, low)

    def _look(self, now, low):
        state = disable_irq()
        try:
            if low != self._low:  # its interrupt is still to come
                self._judge(now)
                self._low = low
                self._since = now
            self._judge(now)
            repeats = low and self.down and self.key in _REPEATING
            if repeats and ticks_diff(now, self._next) >= 0:
                self._next = ticks_add(now, _REPEAT_MS)
                self._owner.ring.put(self.key)
        finally:  # Ctrl-C may be raised in between: without interrupts the console is dead
            enable_irq(state)

    def _judge(self, now):
        """A press or a release, if the level has been there for long enough."""
        low = self._low
        if low == self.down:
            return
        passed = ticks_diff(now, self._since)
        if passed >= (_PRESS_MS if low else self._owner.bounce_ms):
            self.down = low
            if low:
                self._next = ticks_add(self._since, _REPEAT_FIRST_MS)
                self._owner.ring.put(self.key)


class Buttons(board.Buttons):
    """The buttons of a board; see system/board.py.

    `bounce_ms` may be set at any time. `keys` are those that work; `stuck` holds the keys that are
    left out: they were down at the start, and `let_go` has not seen them up since.
    """

    def __init__(self, wires, bounce_ms=50):
        """`wires`: (GPIO number, key) of each button; two pins may have the same key."""
        self.bounce_ms = bounce_ms
        self.ring = _Ring()
        contacts = [_Contact(gpio, key, self) for gpio, key in wires]
        sleep_ms(1)  # the pull-ups need microseconds to lift long wires
        self._held = [one for one in contacts if not one.pin.value()]
        self._contacts = [one for one in contacts if one not in self._held]
        self._tell()
        for contact in self._contacts:
            contact.listen()

    def let_go(self, within_ms=2000):
        """True when all keys held at the start are let go within that time: somebody held them.

        Then they count again; those still down stay left out. False at once when none was held.
        """
        end = ticks_add(ticks_ms(), within_ms)
        held = self._held
        while self._held and ticks_diff(end, ticks_ms()) > 0:
            sleep_ms(10)
            for contact in self._held:
                if contact.pin.value():
                    contact.listen()
                    self._contacts.append(contact)
            self._held = [one for one in self._held if one not in self._contacts]
        self._tell()
        return bool(held) and not self._held

    def _tell(self):
        self.stuck = bytes(one.key for one in self._held)
        self.keys = bytes(one.key for one in self._contacts)

    def get(self):
        """The next key event, or 0. Arrows repeat when held, other keys do not."""
        self._poll()
        return self.ring.get()

    def waiting(self):
        """True when `get` has an event to give."""
        self._poll()
        return self.ring.filled()

    def held(self):
        """A key that is down now, or 0."""
        for contact in self._contacts:
            if contact.down and not contact.pin.value():
                return contact.key
        return 0

    def touched(self):
        """True while a pin is low, a press or not."""
        return any(not contact.pin.value() for contact in self._contacts)

    def clear(self):
        """Forget the events not yet taken."""
        self.ring.clear()

    def close(self):
        """Take the interrupts away: for tools that want the pins."""
        for contact in self._contacts:
            contact.deaf()

    def _poll(self):
        now = ticks_ms()
        for contact in self._contacts:
            contact.poll(now)
