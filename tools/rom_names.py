"""Lists the names that MicroPython keeps in its own memory: python tools/rom_names.py.

They cost a board nothing, so the build uses them for short ones. The list is read out of the UF2
that the emulated board runs ($PICO_UF2: another one) and written to
tools/install/smaller/micropython_names.txt.
"""

import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

from emulator import EmulatorError
from emulator.firmware import FLASH_BASE, flash_image

TARGET = Path(__file__).resolve().parent / "install" / "smaller" / "micropython_names.txt"
# A pool of names: the one before it, how many there are in those (and a flag), room for how many
# more (10 in all that are built in), how many; addresses of their hashes and of their lengths;
# then the address of each name.
_POOL = struct.Struct("<6I")
_ROOM = 10
_LEAST = 100
_NAME = re.compile("[A-Za-z_][A-Za-z0-9_]*")


def names(flash: bytes) -> set[str]:
    """All names in `flash` that can be names in a program."""
    end = FLASH_BASE + len(flash)
    found = set()
    for at in range(0, len(flash) - _POOL.size, 4):
        before, _, room, count, hashes, lengths = _POOL.unpack_from(flash, at)
        within = all(FLASH_BASE < address < end for address in (hashes, lengths))
        if room == _ROOM and count >= _LEAST and within and (not before or before > FLASH_BASE):
            found.update(_pool(flash, at + _POOL.size, lengths - FLASH_BASE, count))
    return found


def _pool(flash: bytes, at: int, lengths: int, count: int) -> Iterator[str]:
    for i in range(count):
        (address,) = struct.unpack_from("<I", flash, at + 4 * i)
        start = address - FLASH_BASE
        name = flash[start : start + flash[lengths + i]].decode(errors="replace")
        if _NAME.fullmatch(name):
            yield name


def main() -> int:
    """Write the list."""
    try:
        found = names(flash_image())
    except EmulatorError as error:
        print(error, file=sys.stderr)
        return 1
    TARGET.write_text("\n".join(sorted(found)) + "\n", encoding="utf-8")
    print(f"{len(found)} names are in {TARGET.name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
