"""Where a file with a list of its functions lies in an image of littlefs, found by its content."""

import struct

from install.image import BLOCK
from install.in_flash import MARK


def listing(data: bytes) -> tuple[int, list[tuple[int, int]], int]:
    """What the end of a file tells: the number of objects, offset and length of each piece; and
    where that list begins."""
    objects, size = struct.unpack("<HH", data[-4:])
    assert data[-6:-4] == MARK
    begin = len(data) - 6 - size
    pieces = []
    at, end = begin, 0
    while at < len(data) - 6:
        skipped, at = number_at(data, at)
        length, at = number_at(data, at)
        pieces.append((end + skipped, length))
        end += skipped + length
    assert at == len(data) - 6
    return objects, pieces, begin


def number_at(data: bytes, at: int) -> tuple[int, int]:
    """A number of a .mpy and where it ends."""
    number = 0
    while True:
        number = number << 7 | data[at] & 127
        at += 1
        if data[at - 1] < 128:
            return number, at


def unlisted(data: bytes) -> bytes:
    """The file without the list at its end, if it has one."""
    return data[: listing(data)[2]] if data[-6:-4] == MARK else data


def blocks(image: bytes, data: bytes) -> list[tuple[int, int]]:
    """Offset in the file and in the image of the content of each block of a file."""
    whole = range(0, len(image), BLOCK)
    found = [(0, at) for at in whole if image[at : at + BLOCK].startswith(data[:BLOCK])]
    assert len(found) == 1
    offset = BLOCK
    while offset < len(data):
        before = struct.pack("<I", found[-1][1] // BLOCK)
        rest = data[offset : offset + BLOCK]
        for at in whole:
            if image[at : at + 4] == before:
                for skip in range(4, 60, 4):
                    there = image[at + skip : at + BLOCK]
                    if rest.startswith(there) or there.startswith(rest):
                        found.append((offset, at + skip))
                        break
        assert found[-1][0] == offset, "a block of the file is not in the image"
        offset += BLOCK - found[-1][1] % BLOCK
    return found
