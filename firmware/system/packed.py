"""Modules that lie compressed on a board: of each the .mpy, deflated, in a file NAME.z.

The build packs long texts so, in the folders that are mounted here; other modules lie beside them
as usual.
"""

import os

from micropython import const

_WINDOW_BITS = const(10)  # as in the build: unpacking takes 1 KB for a moment
_MPY = const(4)  # the length of ".mpy"
_NO_SUCH_FILE = const(2)


class _Packed:
    """A file system in which the .z files of a folder are the .mpy files that they hold."""

    def __init__(self, folder):
        self._folder = folder

    def mount(self, readonly, mkfs):
        pass

    def umount(self):
        pass

    def stat(self, path):
        """What is known of a file; OSError if there is none."""
        try:
            return os.stat(self._folder + path)
        except OSError:
            return os.stat(self._packed(path))

    def ilistdir(self, path):
        """What lies in the folder, as it lies there."""
        return os.ilistdir(self._folder + path)  # pyright: ignore[reportAttributeAccessIssue]

    def open(self, path, mode):
        """The content of a file."""
        try:
            return open(self._folder + path, mode)
        except OSError:
            import deflate

            packed = open(self._packed(path), mode)  # noqa: SIM115 - the import ends it
            return deflate.DeflateIO(packed, deflate.RAW, _WINDOW_BITS, True)

    def _packed(self, path):
        if not path.endswith(".mpy"):
            raise OSError(_NO_SUCH_FILE)
        return self._folder + path[:-_MPY] + ".z"


def mount(folder, name):
    """Where modules of `folder` are to be imported from (a package's __path__): the folder
    itself, or "/" and `name` where a board has them packed."""
    try:
        if not any(file.endswith(".z") for file in os.listdir(folder)):
            return folder
    except (OSError, TypeError):  # CPython has a list of folders
        return folder
    import vfs

    vfs.mount(_Packed(folder), "/" + name)
    return "/" + name
