"""A board's whole file system as a UF2 file, to be dropped on the drive that BOOTSEL shows."""

import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

from littlefs import LittleFS

from install.chips import CHIPS, Chip
from install.files import BoardFile

BLOCK = 4096
# How MicroPython sets littlefs up: extmod/vfs_lfs.c, and ports/rp2/modules/_boot.py for the size
# that is written. Files of up to 512 bytes lie within their folder, which another cache spoils.
SETUP: dict[str, Any] = {
    "block_size": BLOCK,
    "read_size": 32,
    "prog_size": 256,
    "cache_size": 1024,
    "lookahead_size": 32,
    "block_cycles": 100,
}
_PAGE = 256
_FLASH = 0x10000000
# UF2: https://github.com/microsoft/uf2. A block is 512 bytes and carries one page of the flash.
_MAGIC_1, _MAGIC_2, _MAGIC_END = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_HAS_FAMILY = 0x2000


class Model(NamedTuple):
    """A Pico: its chip, and where MicroPython keeps the file system in its flash."""

    chip: Chip
    start: int
    blocks: int


# Sizes: MICROPY_HW_FLASH_STORAGE_BYTES of each board in MicroPython's ports/rp2/boards.
MODELS = {
    "pico": Model(CHIPS["rp2040"], 0xA0000, 352),
    "pico_w": Model(CHIPS["rp2040"], 0x12C000, 212),
    "pico2": Model(CHIPS["rp2350"], 0x100000, 768),
    "pico2_w": Model(CHIPS["rp2350"], 0x180000, 640),
}


def file_system(files: list[BoardFile], blocks: int) -> bytes:
    """A littlefs of `blocks` blocks with `files`."""
    disk = LittleFS(block_count=blocks, **SETUP)
    for file in files:
        folder = file.path.rpartition("/")[0]
        if folder:
            disk.makedirs(folder, exist_ok=True)
        with disk.open(file.path, "wb") as out:
            out.write(file.data)
    return bytes(disk.context.buffer)


def uf2(image: bytes, model: Model) -> bytes:
    """The UF2 that writes `image` where `model` keeps its file system.

    Blocks that the file system does not use are left out; what they held does not matter to it.
    """
    pages = list(_used_pages(image))
    return b"".join(
        _uf2_block(number, len(pages), _FLASH + model.start + offset, page, model.chip.uf2_family)
        for number, (offset, page) in enumerate(pages)
    )


def _used_pages(image: bytes) -> Iterator[tuple[int, bytes]]:
    """(offset, page) of every block that is not erased; the boot ROM wants whole blocks."""
    for start in range(0, len(image), BLOCK):
        block = image[start : start + BLOCK]
        if block.strip(b"\xff"):
            for at in range(0, BLOCK, _PAGE):
                yield start + at, block[at : at + _PAGE]


def _uf2_block(number: int, count: int, address: int, page: bytes, family: int) -> bytes:
    head = struct.pack(
        "<8I", _MAGIC_1, _MAGIC_2, _HAS_FAMILY, address, len(page), number, count, family
    )
    return head + page.ljust(476, b"\0") + struct.pack("<I", _MAGIC_END)
