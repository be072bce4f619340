"""The board's file system in memory: littlefs as MicroPython's RP2 port sets it up, and its flash.

Every erase and program is kept in a list, so that a test can go back to any moment, even one in
the middle of an operation, which is what a power cut is.
"""

import errno

from littlefs import LittleFS, LittleFSError, UserContext

from install.image import BLOCK, SETUP
from session import store
from system import sealed

BLOCKS = 212  # of a Pico W, the smaller file system


class Flash(UserContext):
    """The flash memory.

    `operations` holds (block, offset, bytes) of each program, bytes None: erase.
    """

    def __init__(self, content=None):
        super().__init__(buffer=bytearray(content or b"\xff" * BLOCK * BLOCKS))
        self.operations = []

    def prog(self, cfg, block, off, data):
        self.operations.append((block, off, bytes(data)))
        return super().prog(cfg, block, off, data)

    def erase(self, cfg, block):
        self.operations.append((block, 0, None))
        return super().erase(cfg, block)

    def erases(self):
        """How many blocks were erased."""
        return sum(data is None for _, _, data in self.operations)


def do(content, operation, share=1.0):
    """Carry out `share` of an operation on `content`, as far as a power cut let it come."""
    block, offset, data = operation
    start = block * BLOCK + offset
    data = b"\xff" * BLOCK if data is None else data
    length = int(len(data) * share)
    content[start : start + length] = data[:length]


class Disk:
    """A mounted file system: the part of `os` that the firmware uses, and `open`."""

    def __init__(self, flash, fresh=False):
        self.fs = LittleFS(context=flash, mount=False, block_count=BLOCKS, **SETUP)
        if fresh:
            self.fs.format()
        self.fs.mount()

    def open(self, path, mode):
        try:
            return _ask(self.fs.open, path, mode, 0)
        except FileNotFoundError:
            # littlefs-python's "a" makes no file; MicroPython's does.
            if mode != "ab":
                raise
            return _ask(self.fs.open, path, "wb", 0)

    def stat(self, path):
        return (0,) * 6 + (_ask(self.fs.stat, path).size, 0, 0, 0)  # as os.stat gives it

    def mkdir(self, path):
        return _ask(self.fs.mkdir, path)

    def rename(self, source, target):
        return _ask(self.fs.rename, source, target)

    def remove(self, path):
        return _ask(self.fs.remove, path)

    def names(self, folder):
        return sorted(self.fs.listdir(folder))


def _ask(function, *words):
    """Call a function of littlefs; its errors become what MicroPython raises."""
    try:
        return function(*words)
    except FileNotFoundError:
        raise OSError(errno.ENOENT, words[0]) from None
    except LittleFSError as error:
        raise OSError(-int(error.code), str(error)) from None


def use(monkeypatch, disk):
    """Let the save files of the firmware live on `disk`."""
    monkeypatch.setattr(sealed, "os", disk)
    for module in (sealed, store):
        monkeypatch.setattr(module, "open", disk.open, raising=False)
