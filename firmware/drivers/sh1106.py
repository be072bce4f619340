"""SH1106: most 1.3 inch 128x64 OLEDs. Commands from Sino Wealth's data sheet, version 2.3."""

from drivers.oled import Oled


class SH1106(Oled):
    """A display behind `bus` (I2CBus of drivers.oled).

    Raises OSError when it is silent.
    """

    def __init__(self, bus, width=128, height=64):
        # The memory has 132 columns and the panel sits in their middle.
        super().__init__(bus, width, height, _setup(height), (132 - width) // 2)


def _setup(height):
    return bytes(
        (
            0xAE,  # off while it is set up
            0x40,  # first line on top
            0xA1, 0xC8,  # not mirrored: column 0 left, row 0 on the side away from the pins
            0xA8, height - 1,  # rows driven
            0xD3, 0x00,  # no vertical shift
            0xDA, 0x12,  # order of the row wires
            0xD5, 0x80,  # clock
            0xD9, 0x22,  # pre-charge
            0xDB, 0x35,  # deselect level
            0x32,  # pump voltage 8.0 V
            0x81, 0x80,  # contrast
            0xA4, 0xA6,  # show the memory, 1 = lit
            0xAD, 0x8B,  # DC-DC converter on
        )
    )  # fmt: skip
