"""A chip that the drivers can be run on under MicroPython's Unix port: everything answers.

Nothing is remembered but what drivers ask for again: the levels of pins. For drivers tested in
detail see pretend/ (buttons) and oled_on_micropython.py.
"""

import sys
import time


class Pin:
    """Nothing is pressed."""

    IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 2, 4, 8

    def __init__(self, number, mode=0, pull=None, value=None):
        self._level = 1 if value is None else value

    def init(self, *_, **__):
        pass

    def value(self):
        return self._level

    def __call__(self, level):
        self._level = level

    def irq(self, handler=None, trigger=0, hard=False):
        return self

    def flags(self):
        return 0


class I2C:
    """A display at 0x3C takes what comes."""

    def __init__(self, *_, **__):
        pass

    def scan(self):
        return [0x3C]

    def writeto(self, address, data):
        assert address == 0x3C
        return len(data)


class Quiet:
    """A part whose every call does nothing: PWM, Timer."""

    ONE_SHOT = 0

    def __init__(self, *_, **__):
        pass

    def __getattr__(self, name):
        return lambda *_, **__: None


class Adc:
    """Half of the range."""

    def __init__(self, pin):
        pass

    def read_u16(self):
        return 32768


class Memory:
    """No memory of the chip's is here."""

    def __getitem__(self, address):
        return 0


class Module:
    """A module made of attributes."""

    def __init__(self, **attributes):
        for name, value in attributes.items():
            setattr(self, name, value)


def put_in_place():
    """From now on `machine`, `rp2` and `vfs` are these."""
    sys.modules["machine"] = Module(
        Pin=Pin,
        I2C=I2C,
        PWM=Quiet,
        Timer=Quiet,
        ADC=Adc,
        mem32=Memory(),
        disable_irq=lambda: 0,
        enable_irq=lambda state: None,
        lightsleep=time.sleep_ms,
    )
    sys.modules["rp2"] = Module(Flash=lambda: 0)
    sys.modules["vfs"] = Module(VfsRom=None)
