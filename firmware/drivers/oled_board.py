"""A handheld of an OLED on I2C, buttons to ground and perhaps a piezo."""

from machine import I2C, Pin

from drivers.buttons import Buttons
from drivers.buzzer import Buzzer
from drivers.handheld import Handheld, Led
from drivers.oled import ADDRESSES, I2CBus


class OledBoard:
    """How such a board is wired: GPIO numbers of the display, of the `buttons` ((GPIO, key) each),
    of the `buzzer` and of the `lamp`; `chip` is the class of the display."""

    def __init__(self, name, chip, sda, scl, buttons, buzzer, lamp):
        self._name = name
        self._chip = chip
        self._sda = sda
        self._scl = scl
        self._buttons = buttons
        self._buzzer = buzzer
        self._lamp = lamp
        # An I2C controller has every fourth pair of pins: 0 and 1, 4 and 5 are of the first.
        self._number = sda >> 1 & 1
        self._wires = f"I2C{self._number} (SDA on GP{sda}, SCL on GP{scl})"

    def _bus(self):
        return I2C(self._number, sda=Pin(self._sda), scl=Pin(self._scl), freq=400_000)

    def look(self):
        """Whether the display answers, and a sentence about it; for `make doctor`."""
        from drivers.find_display import explain, is_display

        found = tuple(self._bus().scan())
        if is_display(found):
            answers = ", ".join(f"0x{address:02X}" for address in found)
            return True, f"display: answers at {answers} on {self._wires}"
        return False, explain(self._wires, found)

    def open(self):
        """The board, ready to play. Waits for its display until that answers."""
        led = Led(self._lamp)
        i2c = self._bus()
        try:
            display = self._chip(I2CBus(i2c, ADDRESSES[0]))
        except OSError:
            from drivers.find_display import find_display

            display = find_display(self._chip, i2c, self._wires, led)
        return Handheld(self._name, display, Buttons(self._buttons), Buzzer(self._buzzer), led=led)
