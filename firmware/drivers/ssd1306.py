"""SSD1306.

128x64, 128x32 and 72x40 OLEDs. Commands from Solomon Systech's data sheet, revision 1.1.
"""

from drivers.oled import Oled


class SSD1306(Oled):
    """A display behind `bus` (I2CBus of drivers.oled).

    Raises OSError when it is silent.
    """

    def __init__(self, bus, width=128, height=64):
        # A panel narrower than the chip's 128 columns sits in their middle.
        super().__init__(bus, width, height, _setup(width, height), (128 - width) // 2)


def _setup(width, height):
    setup = bytes(
        (
            0xAE,  # off while it is set up
            0x20, 0x02,  # page addressing
            0x40,  # first line on top
            0xA1, 0xC8,  # not mirrored: column 0 left, row 0 on the side away from the pins
            0xA8, height - 1,  # rows driven
            0xD3, 0x00,  # no vertical shift
            0xDA, 0x02 if height == 32 else 0x12,  # order of the row wires, plain for 32
            0xD5, 0x80,  # clock
            0xD9, 0xF1,  # pre-charge for the internal supply
            0xDB, 0x30,  # deselect level
            0x81, 0xCF,  # contrast
            0xA4, 0xA6,  # show the memory, 1 = lit
            0x8D, 0x14,  # charge pump on
        )
    )  # fmt: skip
    # The 72x40 panel has no resistor of its own for the current: the chip's reference is turned
    # on.
    return setup + b"\xad\x30" if width == 72 else setup
