"""A Pico with an SH1106 OLED of 128x64 (most 1.3 inch panels) on I2C and buttons to ground.

Display: SDA GP4 (pin 6), SCL GP5 (pin 7), 3V3 (pin 36), GND. Every button goes from its pin to
GND; B and GP3, the press of a joystick, may be missing, like a piezo on GP22. Without up and down
take both out of BUTTONS: left and right then go through lists.
"""

from drivers.oled_board import OledBoard
from drivers.sh1106 import SH1106
from system.keys import DOWN, LEFT, RIGHT, UP, A, B

NAME = "pico_oled_sh1106"
BUTTONS = ((16, LEFT), (20, RIGHT), (15, A), (17, B), (2, UP), (18, DOWN), (3, A))

_wired = OledBoard(NAME, SH1106, sda=4, scl=5, buttons=BUTTONS, buzzer=22, lamp=25)
open = _wired.open  # noqa: A001 - the name every board file has
look = _wired.look
