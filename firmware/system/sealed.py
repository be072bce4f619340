"""Small files that say what they are, which version, and whether they are whole.

Layout: magic (3 bytes), version (1), length of the body (2), body, CRC-32 of all before (4); big-
endian. A file is written aside and renamed onto the old one, which littlefs does as one step: when
the power goes, the old content or the new one is there.
"""

import os
from binascii import crc32

from micropython import const

GOOD = const(0)
DAMAGED = const(1)
FOREIGN = const(2)
NEWER = const(3)
UNWRITABLE = const(4)

_HEAD = const(6)
_SEAL = const(4)
_ASIDE = const(9)
_MOST = const(0xFFFF + 10)  # bytes: the most that a length of two bytes leads to


class BadFile(Exception):
    """A file that cannot be used; `code` is DAMAGED, FOREIGN or NEWER."""

    def __init__(self, code):
        super().__init__(f"bad file, code {code}")
        self.code = code


def checksum(data):
    """CRC-32 of `data` as 4 bytes."""
    return (crc32(data) & 0xFFFFFFFF).to_bytes(4, "big")


def make_folder(folder):
    """Make `folder` unless it is there. Raises OSError when it cannot be made."""
    try:
        os.stat(folder)
    except OSError:
        os.mkdir(folder)


def exists(path):
    """True when a file or folder is at `path`."""
    try:
        os.stat(path)
        return True
    except OSError:
        return False


def remove(path):
    """Remove the file at `path` when there is one."""
    if exists(path):
        os.remove(path)


def replace(path, data):
    """Make `data` the content of `path` in one step. Raises OSError."""
    aside = path + ".new"
    with open(aside, "wb") as file:
        file.write(data)
    os.rename(aside, path)


def write(path, magic, version, body):
    """Replace `path` by a sealed file in one step; gives its 4-byte checksum. Raises OSError."""
    data = magic + bytes((version, len(body) >> 8, len(body) & 255)) + body
    seal = checksum(data)
    replace(path, data + seal)
    return seal


def read(path, magic, version):
    """(version of the file, body, 4-byte checksum), or None when there is no such file.

    Raises BadFile: FOREIGN without the magic, DAMAGED when the checksum is wrong or the file is
    larger than any of ours can be, NEWER when it is whole but of a version above `version`.
    """
    try:
        if os.stat(path)[6] > _MOST:
            raise BadFile(DAMAGED)
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        return None
    if data[:3] != magic:
        raise BadFile(FOREIGN)
    end = len(data) - _SEAL
    if end < _HEAD or checksum(data[:end]) != data[end:] or data[4] << 8 | data[5] != end - _HEAD:
        raise BadFile(DAMAGED)
    if data[3] > version:
        raise BadFile(NEWER)
    return data[3], data[_HEAD:end], data[end:]


def _free_name(path):
    number = 1
    while number < _ASIDE and exists(f"{path}.bad{number}"):
        number += 1
    return f"{path}.bad{number}"


def set_aside(path):
    """Rename `path` to the first free of `path`.bad1 to .bad9, the ninth being written over."""
    os.rename(path, _free_name(path))


def copy_aside(path, data):
    """Keep `data`, the content of `path`, under the name that `set_aside` would give it."""
    with open(_free_name(path), "wb") as file:
        file.write(data)
