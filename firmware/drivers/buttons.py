"""Buttons from pins to ground: pull-ups, edge interrupts, debouncing, repeats.

A press counts at its first edge; then the contact is not looked at for the bounce time, so that
bounces make neither a second press nor a delay. An interrupt catches the edge, so a press during a
long piece of work is not lost. Nothing here allocates after the start.
"""

from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from machine import Pin, disable_irq, enable_irq

from micropython import const
from system.keys import DOWN, LEFT, RIGHT, UP

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
    """One pin, its key, and what is known of it: `down`, and since when."""

    def __init__(self, gpio, key, owner):
        self.key = key
        self.pin = Pin(gpio, Pin.IN, Pin.PULL_UP)
        self.down = False
        self._owner = owner
        self._since = ticks_ms()
        self._next = 0
        self._irq = None

    def listen(self):
        """Let the pin interrupt from now on."""
        self._since = ticks_ms()
        edges = Pin.IRQ_FALLING | Pin.IRQ_RISING
        self._irq = self.pin.irq(handler=self._edge, trigger=edges, hard=True)

    def deaf(self):
        """Take the pin's interrupt away."""
        if self._irq is not None:
            self.pin.irq(handler=None)
            self._irq = None

    def _edge(self, _):
        """The interrupt. The edge itself counts, not the level after it, which may be a bounce."""
        now = ticks_ms()
        if ticks_diff(now, self._since) < self._owner.bounce_ms:
            return
        flags = self._irq.flags()  # pyright: ignore
        rising = self.down and flags & Pin.IRQ_RISING
        self._change(now, not rising and bool(flags & Pin.IRQ_FALLING))

    def poll(self, now):
        """See a change that fell into the bounce time; make repeats."""
        low = not self.pin.value()  # an edge after this is left to its interrupt: it counts once
        if low or self.down:
            self._look(now, low)

    def _look(self, now, low):
        state = disable_irq()
        try:
            bounce_ms = self._owner.bounce_ms
            if ticks_diff(now, self._since) >= bounce_ms:
                if low != self.down:
                    # A later edge would have interrupted: it happened by the end of that time.
                    self._change(ticks_add(self._since, bounce_ms), low)
                elif low and self.key in _REPEATING and ticks_diff(now, self._next) >= 0:
                    self._next = ticks_add(now, _REPEAT_MS)
                    self._owner.ring.put(self.key)
        finally:  # Ctrl-C may be raised in between: without interrupts the console is dead
            enable_irq(state)

    def _change(self, now, down):
        self._since = now
        self.down = down
        if down:
            self._next = ticks_add(now, _REPEAT_FIRST_MS)
            self._owner.ring.put(self.key)


class Buttons:
    """The buttons of a board.

    `bounce_ms` may be set at any time. `stuck` holds the keys that are left out: they were down at
    the start, and `let_go` has not seen them up since.
    """

    def __init__(self, wires, bounce_ms=50):
        """`wires`: (GPIO number, key) of each button; two pins may have the same key."""
        self.bounce_ms = bounce_ms
        self.ring = _Ring()
        contacts = [_Contact(gpio, key, self) for gpio, key in wires]
        sleep_ms(1)  # the pull-ups need microseconds to lift long wires
        self._held = [one for one in contacts if not one.pin.value()]
        self._contacts = [one for one in contacts if one not in self._held]
        self.stuck = bytes(one.key for one in self._held)
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
        self.stuck = bytes(one.key for one in self._held)
        return bool(held) and not self._held

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
            if contact.down:
                return contact.key
        return 0

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
