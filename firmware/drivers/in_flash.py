"""Code that runs from the flash memory in which its file lies, so that it takes no heap.

MicroPython copies the code of a .mpy into the heap, byte by byte as it stands in the file, and a
function holds the address of its code. Flash memory can be read at addresses too. So once a
module is imported, each of its functions is given the address of the same bytes in its file, and
the copy is garbage. The same goes for the letters of strings and the content of bytes.

Where a file lies is known while it is open: littlefs keeps its last block, and each block begins
with the number of the one before it. The build lays files out for this (tools/install/in_flash.py)
and lists at their end what may stay where it is. All is checked before anything is changed; a file
without such a list, or one that was found elsewhere, runs from the heap as usual. So does all code
where MicroPython's structures are not as known here, or where it runs code from flash by itself.
"""

import gc
import sys
from array import array

import rp2
import uctypes
import vfs
from machine import mem32

import micropython
from micropython import const

_XIP = const(0x10)  # the highest byte of addresses of flash memory
_SRAM = const(0x200)  # the highest twelve bits of those of the memory that the heap lies in
_MOST = const(4096)  # entries of a table; the game's have some hundred
_BLOCK = const(4096)
_END = const(6)  # bytes at the end of a file: the mark, how many objects, how long the list is
_MARK = b"KF"
# Offsets in MicroPython's structures, in bytes.
_LAST = const(56)  # of a file: the number of its last block
_SIZE = const(60)  # of a file: its size
_OBJECTS = const(12)  # of a module: the address of the objects that its code uses
_TABLE = const(12)  # of a dictionary: the address of its entries, a key and a value each
_ROOM = const(8)  # of a dictionary: how many there can be
_FUNCTION = const(4)  # of a closure: the address of its function
_ITEMS = const(4)  # of a tuple: how many; their addresses follow
_LENGTH = const(8)  # of a string or bytes: their length
_DATA = const(12)  # of a string or bytes: the address of the letters
_CODE = const(12)  # of a function: the address of its code


class _Class:
    def method(self):
        super().__init__()


def _generator():
    yield


@micropython.viper
def _settle(  # noqa: C901, PLR0912 - one call a table, since each costs as much as a search
    table: int, count: int, apart: int, kinds, active: int, blocks, pieces, n: int
):
    """Let the things at `table`, `count` addresses that are `apart` words from one another, use
    what is in flash instead of the same bytes in the heap.

    They are of the `kinds`: a closure, whose function is meant; a tuple, whose things are; or what
    has its code or letters at its fourth word; but for the one that is `active`. `n` `pieces` of
    the file may stay where they are, each an offset and a length. `blocks`: offset and address of
    each block of the file; after the last an offset beyond all.

    Code that begins as a piece does, but is longer, never comes to what is beyond: both end there.
    A string that is longer does not end there, so of strings the length is compared too.
    """
    things = ptr32(table)
    k = ptr32(kinds)
    o = ptr32(blocks)
    p = ptr16(pieces)
    i = 0  # functions of a class stand together: the search starts a bit before the last one
    while count:
        thing = things[0]
        things = ptr32(int(things) + 4 * apart)
        count -= 1
        if thing & 3 or thing >> 20 != _SRAM:
            continue
        kind = ptr32(thing)[0]
        j = 0
        while j < 7 and k[j] != kind:
            j += 1
        if j == 7:
            continue
        if j == 6:
            _settle(thing + 8, ptr32(thing)[1], 1, kinds, active, blocks, pieces, n)
            continue
        if j == 0:
            thing = ptr32(thing)[1]
        letters = ptr32(thing)[2] + 1 if j > 3 else 0
        to = ptr32(thing + 12)
        if thing == active or to[0] >> 20 != _SRAM:
            continue
        here = ptr8(to[0])
        i = i - 24 if i > 24 else 0
        block = 0
        left = n
        while left:
            left -= 1
            if i == n:
                i = block = 0
            offset = p[2 * i]
            while offset >= o[block + 2]:
                block += 2
            there = ptr8(o[block + 1] + offset - o[block])
            length = p[2 * i + 1]
            i += 1
            if letters and letters != length:
                continue
            j = 0
            while j < length and there[j] == here[j]:
                j += 1
            if j == length:
                to[0] = int(there)
                break


_CLASS = type(_Class)


class InFlash:
    """Lets the code of modules stay in flash memory."""

    def __init__(self):
        self._start = _start()
        plain = type(lambda: 0)
        kinds = (type(_Class.method), plain, type(_settle), type(_generator), str, bytes, tuple)
        self._kinds = array("I", (id(kind) for kind in kinds))
        self._active = 0

    def settle(self, active):
        """Free the heap of the code of all modules that are new since the last time. No function
        of theirs may be running but `active`, which stays; it can be None."""
        self._active = id(active)
        own = sys.modules[__name__]
        for module in sys.modules.values():
            if getattr(module, "__file__", "") and module is not own:
                self._module(module)
                module.__file__ = ""  # it is done, as those are that are built in
        if own.__file__:
            gc.disable()  # what runs here is garbage from then on, until it has come to its end
            try:
                self._module(own)
                own.__file__ = ""
            finally:
                gc.enable()

    def _module(self, module):
        try:
            file = open(module.__file__, "rb")  # noqa: SIM115 - closed below, whatever happens
            size = file.seek(-_END, 2) + _END
        except (OSError, AttributeError):  # in MicroPython itself, or too short
            return
        end = file.read(_END)
        if self._start and end[:2] == _MARK and mem32[id(file) + _SIZE] == size:
            n = end[4] | end[5] << 8
            file.seek(size - _END - n)
            pieces = _pieces(file.read(n))
            blocks = self._find(mem32[id(file) + _LAST], size)
            if blocks:
                objects = end[2] | end[3] << 8
                self._things(mem32[id(module) + _OBJECTS], objects, 1, blocks, pieces)
                self._dictionary(module.__dict__, blocks, pieces)
                for thing in module.__dict__.values():
                    if type(thing) is _CLASS and hasattr(thing, "__dict__"):
                        self._dictionary(thing.__dict__, blocks, pieces)
        file.close()

    def _dictionary(self, found, blocks, pieces):
        table = mem32[id(found) + _TABLE] + 4  # of each entry the second word is the value
        self._things(table, mem32[id(found) + _ROOM], 2, blocks, pieces)

    def _things(self, table, count, apart, blocks, pieces):
        if _in_heap(table) and 0 < count <= _MOST:
            n = len(pieces) // 2
            _settle(table, count, apart, self._kinds, self._active, blocks, pieces, n)

    def _find(self, block, size):
        """Offset and address of each block of a file of `size` bytes, whose last block is number
        `block` of the file system; None if it is not there."""
        number = 0
        end = _BLOCK
        while end < size:
            number += 1
            end += _BLOCK - _skip(number)
        blocks = array("I", (0 for _ in range(2 * number + 3)))
        blocks[2 * number + 2] = end
        while True:
            if not 2 <= block < 4096:
                return None
            address = self._start + block * _BLOCK
            skip = _skip(number)
            end -= _BLOCK - skip
            blocks[2 * number] = end
            blocks[2 * number + 1] = address + skip
            if not number:
                return blocks
            number -= 1
            block = mem32[address]


def _start():
    """The address where the file system begins, 0 where code has to stay in the heap."""
    if hasattr(vfs, "VfsRom"):  # this MicroPython has a place of its own for code in flash
        return 0
    try:
        start = uctypes.addressof(rp2.Flash())
    except TypeError:  # before MicroPython 1.25 nobody tells
        return 0
    return start if start >> 24 == _XIP and _as_known() else 0


def _in_heap(address):
    return address >> 20 == _SRAM and not address & 3


def _as_known():
    """True if things of our own have what is read here at the offsets above."""
    thing = object()
    made = {thing: _pieces}
    entries = mem32[id(made) + _TABLE]
    room = mem32[id(made) + _ROOM]
    if not _in_heap(entries) or not 0 < room < _MOST:
        return False
    found = [
        mem32[entries + 8 * i + 4] for i in range(room) if mem32[entries + 8 * i] == id(thing)
    ]
    pair = (thing, made)
    text = bytes((1, 2, 3, 4)) * 2
    closure = id(lambda: thing)
    function = mem32[closure + _FUNCTION]
    return (
        found == [id(_pieces)]
        and [mem32[id(pair) + _ITEMS + 4 * i] for i in range(3)] == [2, id(thing), id(made)]
        and mem32[id(text) + _LENGTH] == len(text)
        and _in_heap(mem32[id(text) + _DATA])
        and mem32[mem32[id(text) + _DATA]] == 0x04030201
        and _in_heap(function)
        and mem32[function] == id(type(_pieces))
        and mem32[id(_pieces) + _CODE] >> 24 in (_SRAM >> 4, _XIP)
    )


def _pieces(listed):
    """Offset and length of each piece, from the list at a file's end."""
    pieces = array("H")
    at = number = 0
    for byte in listed:
        number = number << 7 | byte & 127
        if byte < 128:  # the number's last
            at += number
            pieces.append(number if len(pieces) & 1 else at)
            number = 0
    return pieces


def _skip(number):
    """Bytes at the begin of a file's block `number` that littlefs uses itself."""
    skip = 0
    while number:
        skip += 4
        if number & 1:
            break
        number >>= 1
    return skip
