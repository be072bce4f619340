"""What the small monochrome OLED controllers have in common: a frame buffer sent page by page.

A page is a row of bytes, 8 pixels high, bit 0 on top. Page addressing is the one mode that all
these chips have. Only pages that changed since the last `show` are sent: at 400 kHz a page takes 3
ms, a whole 128x64 picture 24 ms.
"""

import framebuf

from micropython import const

_CONTROL_COMMANDS = const(0x00)
_CONTROL_DATA = const(0x40)
_CONTRAST = const(0x81)
_OFF = const(0xAE)
_ON = const(0xAF)
_PAGE = const(0xB0)
_COLUMN_HIGH = const(0x10)


ADDRESSES = (0x3C, 0x3D)  # on I2C; nearly every panel has the first


class I2CBus:
    """Carries transfers to an address; the first byte of each is the control byte."""

    def __init__(self, i2c, address):
        self._i2c = i2c
        self._address = address

    def commands(self, transfer):
        """Send `transfer`, a control byte and commands. Raises OSError when nobody answers."""
        self._i2c.writeto(self._address, transfer)

    def data(self, transfer):
        """Send `transfer`, a control byte and pixels. Raises OSError when nobody answers."""
        self._i2c.writeto(self._address, transfer)


class Oled(framebuf.FrameBuffer):
    """A monochrome display (MONO_VLSB).

    `buffer` holds width x height / 8 bytes; `show` makes it seen.
    """

    def __init__(self, bus, width, height, setup, column):
        """`setup`: the chip's start-up commands; `column`: the column of its memory seen leftmost.

        Raises OSError when the display does not answer.
        """
        self.width = width
        self.height = height
        self._bus = bus
        self._setup = setup
        self._column = column
        size = width * height // 8
        # One byte more in front: each page is sent from the byte before it, lent to the control
        # byte.
        self._frame = bytearray(1 + size)
        frame = memoryview(self._frame)
        self.buffer = frame[1:]
        self._shown = bytearray(size)
        shown = memoryview(self._shown)
        starts = range(0, size, width)
        self._pages = [frame[at + 1 : at + 1 + width] for at in starts]
        self._transfers = [frame[at : at + 1 + width] for at in starts]
        self._known = [shown[at : at + width] for at in starts]
        self._command = bytearray(4)
        super().__init__(self.buffer, width, height, framebuf.MONO_VLSB)
        self.start()

    def start(self):
        """Set the chip up, with a black picture; also after it lost power. Raises OSError."""
        self._bus.commands(bytes((_CONTROL_COMMANDS,)) + self._setup)
        self._clear()
        self.power(True)

    def show(self):
        """Send the pages that changed.

        Sets the chip up again once when it stopped answering; OSError.
        """
        try:
            self._send_pages()
        except OSError:
            self.start()
            self._send_pages()

    def contrast(self, level):
        """Brightness, 0 to 255."""
        self._send(_CONTRAST, level)

    def power(self, on):
        """Light the panel, or put it to sleep (microamperes; it keeps its picture)."""
        self._send(_ON if on else _OFF, _ON if on else _OFF)

    def _send(self, first, second, third=0xE3):
        """Send two or three commands; 0xE3 does nothing."""
        command = self._command
        command[0] = _CONTROL_COMMANDS
        command[1] = first
        command[2] = second
        command[3] = third
        self._bus.commands(command)

    def _go_to(self, page, column):
        self._send(_PAGE | page, column & 15, _COLUMN_HIGH | column >> 4)

    def _send_pages(self):
        for page in range(len(self._pages)):
            if self._pages[page] != self._known[page]:
                self._go_to(page, self._column)
                self._send_page(page, page * self.width)
                self._known[page][:] = self._pages[page]

    def _send_page(self, page, at):
        lent = self._frame[at]
        self._frame[at] = _CONTROL_DATA
        try:
            self._bus.data(self._transfers[page])
        finally:
            self._frame[at] = lent

    def _clear(self):
        """Clear the chip's whole memory, all 132 columns.

        Some panels show more than the picture's.
        """
        black = bytearray(1 + 132)
        black[0] = _CONTROL_DATA
        for page in range(8):
            self._go_to(page, 0)
            self._bus.data(black)
        self._shown[:] = bytes(len(self._shown))
