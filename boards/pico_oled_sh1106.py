"""A Pico with an SH1106 OLED of 128x64 (most 1.3 inch panels) on I2C and buttons to ground.

Display: SDA GP4 (pin 6), SCL GP5 (pin 7), 3V3 (pin 36), GND. Every button goes from its pin to
GND; press and B may be missing. A piezo on GP22 may be missing too.
"""

from machine import I2C, Pin

from drivers.buttons import Buttons
from drivers.buzzer import Buzzer
from drivers.find_display import find_display
from drivers.handheld import Handheld, Led
from drivers.sh1106 import SH1106
from system.keys import DOWN, LEFT, RIGHT, UP, A, B

NAME = "pico_oled_sh1106"
WIRES = "I2C0 (SDA on GP4, SCL on GP5)"
BUTTONS = ((16, LEFT), (20, RIGHT), (15, A), (17, B), (2, UP), (18, DOWN), (3, A))


def bus():
    """The bus of the display."""
    return I2C(0, sda=Pin(4), scl=Pin(5), freq=400_000)


def open():  # noqa: A001
    """The board, ready to play. Waits for its display until that answers."""
    led = Led(25)
    display = find_display(SH1106, bus(), WIRES, led)
    return Handheld(NAME, display, Buttons(BUTTONS), Buzzer(22), led=led)
