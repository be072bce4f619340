"""What a person chose, kept over a power-off: language, level, rules, sound, brightness, times.

One sealed file of two letters for the language, the rules record and two bytes a number. A version
only ever adds numbers at the end of FIELDS, so an older file is read as far as it goes.
"""

from micropython import const
from system import sealed

_MAGIC = b"KNS"
_VERSION = const(1)
_NAME = "settings"

# name, least, most, at first. Times in seconds, 0 = never. Nothing asks for `hints` any more, but
# files have it.
FIELDS = (
    ("level", 0, 4, 0),
    ("sound", 0, 1, 1),
    ("brightness", 1, 5, 4),
    ("dim_after", 0, 3600, 30),
    ("sleep_after", 0, 3600, 120),
    ("bounce_ms", 5, 200, 50),
    ("sort", 0, 2, 0),
    ("hints", 0, 1, 0),
    ("speed", 0, 3, 1),
)


class Settings:
    """The settings as attributes: the names of FIELDS, `language` ('' until chosen) and `rules`.

    `rules` holds the bytes of a rules record, b'' until some were chosen. `problem` is GOOD, or
    the code of system.sealed that says why the file of the last session was set aside or cannot be
    written.
    """

    level: int
    sound: int
    brightness: int
    dim_after: int
    sleep_after: int
    bounce_ms: int
    sort: int
    hints: int
    speed: int

    def __init__(self, folder):
        """Settings kept in `folder`, which is made when missing; `load()` reads what is there."""
        self._folder = folder
        self._path = folder + "/" + _NAME
        self._saved = b""
        self.problem = sealed.GOOD
        self.reset()

    def reset(self):
        """Back to the values of a new device; not saved until `save()`."""
        self.language = ""
        self.rules = b""
        for name, _, _, first in FIELDS:
            setattr(self, name, first)

    def load(self):
        """Read the file.

        A bad one is set aside, `problem` says why, and the values are the first ones.
        """
        self.reset()
        self.problem = sealed.GOOD
        try:
            found = sealed.read(self._path, _MAGIC, _VERSION)
            if found:
                self._unpack(found[1])
                self._saved = found[1]
            else:
                sealed.make_folder(self._folder)  # at power-up, when nobody waits for a press
        except sealed.BadFile as bad:
            self.problem = bad.code
            self.reset()
            try:
                sealed.set_aside(self._path)
            except OSError:
                self.problem = sealed.UNWRITABLE
        except OSError:
            self.problem = sealed.UNWRITABLE
        return self

    def save(self):
        """Write the file when anything changed.

        True when it is safe. `problem` UNWRITABLE when not.
        """
        body = self._pack()
        if body == self._saved:
            return True
        try:
            sealed.make_folder(self._folder)
            sealed.write(self._path, _MAGIC, _VERSION, body)
        except OSError:
            self.problem = sealed.UNWRITABLE
            return False
        self._saved = body
        return True

    def _pack(self):
        body = bytearray((self.language + "  ")[:2].encode())
        body.append(len(self.rules))
        body.extend(self.rules)
        for name, _, _, _ in FIELDS:
            body.extend(getattr(self, name).to_bytes(2, "big"))
        return bytes(body)

    def _unpack(self, body):
        if len(body) < 3 or len(body) < 3 + body[2] or max(body[:2]) > 127:
            raise sealed.BadFile(sealed.DAMAGED)
        self.language = body[:2].decode().strip()
        at = 3 + body[2]
        self.rules = bytes(body[3:at])
        for name, least, most, _ in FIELDS:
            if at + 2 > len(body):
                return
            value = body[at] << 8 | body[at + 1]
            if least <= value <= most:
                setattr(self, name, value)
            at += 2
