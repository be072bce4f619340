"""A pretended chip for the drivers' tests under CPython.

Pins that tests move, time that tests pass.
"""

import importlib
import sys
import time
import types


class Clock:
    """Time in milliseconds; stands still but for `pass_`."""

    def __init__(self):
        self.now = 1000
        self.events = []

    def at(self, ms, action):
        """Call `action` when the time comes to `ms`."""
        self.events.append((ms, action))
        self.events.sort(key=lambda event: event[0])

    def pass_(self, ms):
        end = self.now + ms
        while self.events and self.events[0][0] <= end:
            self.now, action = self.events.pop(0)
            action()
        self.now = end


class Interrupt:
    def __init__(self):
        self.handler = None
        self.trigger = 0
        self.seen = 0

    def flags(self):
        return self.seen


class Pin:
    """A pin with a pull-up: high until a test pulls it low. All pins of a test are in `made`."""

    IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 2, 4, 8
    made: dict = {}
    low_at_start: set = set()

    def __init__(self, number, mode=0, pull=None, value=None):
        self.number = number
        self.pull = pull
        self.level = 0 if number in Pin.low_at_start else 1
        self.interrupt = Interrupt()
        self.written = [] if value is None else [value]
        Pin.made[number] = self

    def init(self, *_, value=None, **__):
        self.written.append(value)

    def value(self):
        return self.level

    def __call__(self, value):
        self.written.append(value)

    def irq(self, handler=None, trigger=0, hard=False):
        self.interrupt.handler = handler
        self.interrupt.trigger = trigger
        return self.interrupt

    def set(self, level):
        """Move the pin, as a finger or a bounce does."""
        if level != self.level:
            self.level = level
            edge = Pin.IRQ_RISING if level else Pin.IRQ_FALLING
            if self.interrupt.handler and self.interrupt.trigger & edge:
                self.interrupt.seen = edge
                self.interrupt.handler(self)


def chip(monkeypatch, **extra):
    """Put a pretended `machine` and MicroPython's clock in place; gives the Clock."""
    clock = Clock()
    machine = types.ModuleType("machine")
    parts = {"Pin": Pin, "disable_irq": lambda: 0, "enable_irq": lambda _: None, **extra}
    for name, part in parts.items():
        setattr(machine, name, part)
    monkeypatch.setitem(sys.modules, "machine", machine)
    monkeypatch.setattr(time, "ticks_ms", lambda: clock.now, raising=False)
    monkeypatch.setattr(time, "ticks_add", lambda a, b: a + b, raising=False)
    monkeypatch.setattr(time, "ticks_diff", lambda a, b: a - b, raising=False)
    monkeypatch.setattr(time, "sleep_ms", clock.pass_, raising=False)
    Pin.made = {}
    Pin.low_at_start = set()
    return clock


def load(monkeypatch, name):
    """Import a driver anew, on the pretended chip; forgotten after the test."""
    monkeypatch.delitem(sys.modules, name, raising=False)
    module = importlib.import_module(name)
    monkeypatch.setitem(sys.modules, name, module)
    return module
