"""Finding the display on an I2C bus, and telling a maker what to look at when it is not there."""

import time

from drivers.oled import ADDRESSES, I2CBus
from micropython import const

_BLINKS = const(5)


def find_display(make, i2c, wires, led):
    """The display that `make(bus)` gives, once one answers on `i2c`; tries every second.

    `wires` says in words which pins the bus uses. While nothing answers, `led` blinks and the
    serial console is told, again whenever something changed. Ctrl-C ends it with
    KeyboardInterrupt.
    """
    told = None
    display = None
    while display is None:
        found = tuple(i2c.scan())
        display = _try(make, i2c, found)
        if display is None:
            if found != told:
                told = found
                print(explain(wires, found) + " Trying again every second; Ctrl-C stops.")
            _blink(led)
    return display


def _try(make, i2c, found):
    """The display at one of the addresses `found`, or None."""
    # Twice: the bus may still report the failure of the transfer before.
    for address in found + found:
        if address in ADDRESSES:
            try:
                return make(I2CBus(i2c, address))
            except OSError:
                pass
    return None


def is_display(found):
    """True if one of the addresses `found` is a display's."""
    return any(address in found for address in ADDRESSES)


def _blink(led):
    for _ in range(_BLINKS):
        led.set(True)
        time.sleep_ms(100)
        led.set(False)
        time.sleep_ms(100)


def explain(wires, found):
    """What to tell when no display answers.

    `wires` in words, `found` the addresses that do answer.
    """
    tried = " and ".join(f"0x{address:02X}" for address in ADDRESSES)
    others = ", ".join(f"0x{address:02X}" for address in found)
    if is_display(found):
        what = f"The display on {wires} answers at {others} but cannot be set up: a wire is loose."
    elif found:
        what = f"No display at {tried} on {wires}, but {others}: is it a display of another kind?"
    else:
        what = (
            f"No display at {tried} on {wires}; nothing answers. Check GND, 3V3, SDA and SCL "
            "(not swapped?)."
        )
    return what
