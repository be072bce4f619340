"""The chips that the game runs on, and how MicroPython and their UF2 files name them."""

from typing import NamedTuple


class Chip(NamedTuple):
    """`march`: mpy-cross's name of its native code; `arch`: the number of that in sys._mpy."""

    name: str
    march: str
    arch: int
    uf2_family: int


# Numbers: MicroPython's py/persistentcode.h (architectures), Microsoft's uf2families.json.
CHIPS = {
    "rp2040": Chip("rp2040", "armv6m", 4, 0xE48BFF56),
    "rp2350": Chip("rp2350", "armv7emsp", 7, 0xE48BFF59),
}
