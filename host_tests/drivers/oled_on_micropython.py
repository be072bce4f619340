"""Runs under MicroPython: draws on the OLED drivers with a display that only keeps its memory."""

import sys

sys.path[:0] = ["firmware"]

from drivers.oled import I2CBus  # noqa: E402
from drivers.sh1106 import SH1106  # noqa: E402
from drivers.ssd1306 import SSD1306  # noqa: E402

ARGUMENTS = {0x20: 1, 0xA8: 1, 0xD3: 1, 0xDA: 1, 0xD5: 1, 0xD9: 1, 0xDB: 1, 0x81: 1, 0x8D: 1}
ARGUMENTS[0xAD] = 1


class Chip:
    """An OLED controller in page mode.

    8 pages of 132 columns. Loses its power at transfer `fails`.
    """

    def __init__(self):
        self.memory = [bytearray(b"\xa5" * 132) for _ in range(8)]
        self.page = self.column = self.sent = 0
        self.on = False
        self.level = -1
        self.fails = -1

    def writeto(self, address, data):
        self.fails -= 1
        if self.fails == -1:
            self.__init__()
            raise OSError(5)
        assert address == 0x3C
        self.sent += len(data)
        if data[0] == 0x40:
            for byte in data[1:]:
                self.memory[self.page][self.column] = byte
                self.column = (self.column + 1) % 132
            return
        assert data[0] == 0
        commands = list(data[1:])
        while commands:
            self.command(commands.pop(0), commands)

    def command(self, code, rest):
        if code in ARGUMENTS:
            value = rest.pop(0)
            if code == 0x81:
                self.level = value
        elif code in {0xAE, 0xAF}:
            self.on = code == 0xAF
        elif 0xB0 <= code <= 0xB7:
            self.page = code & 7
        elif code < 0x10:
            self.column = self.column & 0xF0 | code
        elif code < 0x20:
            self.column = self.column & 0x0F | (code & 15) << 4

    def picture(self, left, display):
        pages = display.height // 8
        return b"".join(bytes(self.memory[p][left : left + display.width]) for p in range(pages))


def check(make, left, width, height):
    chip = Chip()
    display = make(I2CBus(chip, 0x3C), width, height)
    assert chip.on
    assert chip.picture(0, display) == bytes(width * height // 8)  # cleared, the edges too
    assert not any(chip.memory[0]) or left == 0
    display.fill(0)
    display.rect(0, 0, width, height, 1)
    display.text("10", 3, 9, 1)
    display.show()
    assert chip.picture(left, display) == bytes(display.buffer)
    assert display.pixel(width - 1, height - 1) == 1
    assert chip.memory[0][left] == 0xFF  # the left border: nothing lent is left behind

    chip.sent = 0
    display.show()
    assert chip.sent == 0  # nothing changed, nothing sent
    display.pixel(5, 20, 1)
    display.show()
    assert chip.sent < width + 10  # one page
    assert chip.picture(left, display) == bytes(display.buffer)

    display.contrast(99)
    assert chip.level == 99
    display.power(False)
    assert not chip.on
    display.power(True)
    assert chip.on

    for fails in range(4):  # it lost its power for a moment, at the command or at the pixels
        display.fill(0)
        display.text("again", fails, 12, 1)
        display.pixel(0, 0, 1)
        chip.fails = fails
        display.show()
        chip.fails = -1
        display.show()
        assert chip.on
        assert chip.picture(left, display) == bytes(display.buffer)


check(SSD1306, 0, 128, 64)
check(SSD1306, 0, 128, 32)
check(SSD1306, 28, 72, 40)
check(SH1106, 2, 128, 64)
print("fine")
