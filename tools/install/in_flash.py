"""Lays a .mpy out so that a board can use its code where it lies: firmware/drivers/in_flash.py.

Numbers in a .mpy may be written longer than they need be. So functions are moved on by a few bytes
until native code lies at a multiple of four and none crosses a block of the file system. What then
may stay in flash is listed at the end, behind what MicroPython reads.
"""

import struct
from collections.abc import Iterable

BLOCK = 4096
MARK = b"KF"
_LEAST = 5  # bytes: what is shorter could be taken for the beginning of something else
_FARTHEST = 0xFFFF  # offset that the list can tell
_MOST_MOVED = 1024  # bytes: a function that would have to be moved further crosses its block
_TUPLE = 10
_WITHOUT_CONTENT = 5  # kinds of objects below it
_STR, _BYTES = 5, 6
_BYTECODE = 0
_NUMBERS_AFTER = (0, 1, 1, 3)  # by kind of code: bytecode, native, viper, assembler


def lay_out(mpy: bytes) -> bytes:
    """The same program as `mpy`, in a file that a board can use where it lies."""
    writer = _Writer(mpy)
    writer.write()
    pieces = [p for p in writer.pieces if p[1] >= _LEAST and p[0] <= _FARTHEST]
    end = listing(pieces)
    return bytes(writer.out) + end + MARK + struct.pack("<HH", writer.objects, len(end))


def listing(pieces: Iterable[tuple[int, int]]) -> bytes:
    """The list of `pieces`, offset and length of each, in order: how many bytes lie before it
    that belong to none, and its length, both written as a .mpy's numbers are."""
    listed = bytearray()
    end = 0
    for offset, length in pieces:
        listed += _written(offset - end) + _written(length)
        end = offset + length
    return bytes(listed)


def _written(number: int) -> bytes:
    """Seven bits a byte, the highest first; the eighth says that more follow."""
    last = bytes([number & 127])
    while number := number >> 7:
        last = bytes([number & 127 | 128]) + last
    return last


class _Writer:
    """Reads the parts of a .mpy one by one and writes them out again; see MicroPython's
    documentation of the format. `pieces`: offset and length of what may stay in flash."""

    def __init__(self, mpy: bytes) -> None:
        self._mpy = mpy
        self._at = 4
        self.out = bytearray(mpy[:4])
        self.pieces: list[tuple[int, int]] = []
        self.objects = 0

    def write(self) -> None:
        """All of it."""
        names = self._number()
        self.objects = self._number()
        for _ in range(names):
            length = self._number()
            if not length & 1:
                self._copy((length >> 1) + 1)
        for _ in range(self.objects):
            self._object()
        self._code()

    def _read(self) -> tuple[int, bytes]:
        start = self._at
        number = 0
        while True:
            byte = self._mpy[self._at]
            self._at += 1
            number = number << 7 | byte & 127
            if byte < 128:
                return number, self._mpy[start : self._at]

    def _number(self) -> int:
        number, written = self._read()
        self.out += written
        return number

    def _copy(self, length: int) -> None:
        self.out += self._mpy[self._at : self._at + length]
        self._at += length

    def _piece(self, written: bytes, length: int, apart: int, end: int = 0) -> None:
        """A number and so many bytes, at a multiple of `apart` and within one block if
        possible."""
        at = len(self.out) + len(written)
        moved = -at % apart
        left = _left(at + moved)
        if left < length + end:
            if left + moved <= _MOST_MOVED and length + end < BLOCK - 64:
                moved += left
            else:
                apart = 0
        self.out += b"\x80" * moved + written
        if apart:
            self.pieces.append((len(self.out), length + end))
        self._copy(length + end)

    def _object(self) -> None:
        kind = self._mpy[self._at]
        self._copy(1)
        if kind == _TUPLE:
            for _ in range(self._number()):
                self._object()
        elif kind in (_STR, _BYTES):
            length, written = self._read()
            self._piece(written, length, 4 if kind == _BYTES else 1, 1)
        elif kind >= _WITHOUT_CONTENT:
            self._copy(self._number())

    def _code(self) -> None:
        head, written = self._read()
        kind = head & 3
        self._piece(written, head >> 3, 1 if kind == _BYTECODE else 4)
        for _ in range(_NUMBERS_AFTER[kind]):
            self._number()
        if head & 4:
            for _ in range(self._number()):
                self._code()


def _left(at: int) -> int:
    """Bytes from offset `at` of a file to the end of its block.

    In block number n of a file littlefs keeps a number for each time that n can be halved, and
    one more.
    """
    block = 0
    while True:
        room = BLOCK - (4 * (block & -block).bit_length() if block else 0)
        if at < room:
            return room - at
        at -= room
        block += 1
