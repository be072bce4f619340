"""The game in hand, safe after every action: `begin`, `add`, `clear`, then `flush` writes.

`match` is a sealed file with the record of the match when the deal began; `moves` is a log of the
actions since. The log starts with the checksum of its base and a CRC-8, so that a log left over
from another base is told from a damaged one and counts for nothing. Each action adds two bytes,
the action and a running CRC-8, and littlefs makes that small change in its metadata log: about one
erase of a 4 KB block a dozen actions. A cut leaves the log as it was or with the action; a torn
tail, which other file systems may leave, is dropped.
"""

from micropython import const
from system import sealed

_MAGIC = b"KNM"
_VERSION = const(1)
_HEAD = const(5)
_MOST_LOG = const(4096)  # bytes: two an action, and a deal has fewer than 1,300
_POLYNOMIAL = const(0x2F)
_START = const(255)  # not 0: a tail of zero bytes would be a row of valid draws


def _crc8(crc, byte):
    """One step of the AUTOSAR CRC-8 (polynomial 0x2F): it finds every damaged byte of a log."""
    crc ^= byte
    for _ in range(8):
        crc = (crc << 1) ^ _POLYNOMIAL if crc & 128 else crc << 1
        crc &= 255
    return crc


def _seal(base_id):
    """The head of a log: the checksum of its base and the CRC-8 of that."""
    crc = _START
    for byte in base_id:
        crc = _crc8(crc, byte)
    return base_id + bytes((crc,))


class MatchStore:
    """Keeps one match in a folder.

    `problem` is GOOD, or the code of system.sealed that says why something was set aside (DAMAGED,
    FOREIGN, NEWER) or that the file system takes no more (UNWRITABLE; play may go on unsaved).
    """

    def __init__(self, folder):
        """A store in `folder`, which is made at the first `begin` when missing."""
        self._folder = folder
        self._base = folder + "/match"
        self._moves = folder + "/moves"
        self._id = b""
        self._crc = _START
        self._moves_begun = False
        self._record = None  # to be written; b"": there is no game any more
        self._actions = bytearray()  # to be written after it
        self._too_many = 0  # of those written
        self.problem = sealed.GOOD

    def load(self):
        """(record, actions after it) of the game in hand, both bytes, or None without one.

        What cannot be used is set aside (renamed), and `problem` says why. When the log alone is
        damaged the actions before the damage are given.
        """
        self.problem = sealed.GOOD
        self.flush()
        self._id = b""
        try:
            found = sealed.read(self._base, _MAGIC, _VERSION)
        except sealed.BadFile as bad:
            self.set_aside(bad.code)
            return None
        if not found:
            return None
        self._id = found[2]
        return found[1], self._read_moves()

    def begin(self, record):
        """Make `record` (bytes) the game in hand: at the start of a match and of each deal."""
        self._record = record
        self._actions = bytearray()
        self._too_many = 0

    def add(self, action):
        """Append one action (a byte) to the game in hand."""
        self._actions.append(action)

    def take_back(self):
        """Forget the last action that was added."""
        if self._actions:
            self._actions = self._actions[:-1]
        else:
            self._too_many += 1

    def clear(self):
        """Forget the game in hand: the match is over."""
        self.begin(b"")

    def flush(self):
        """Write what was begun, added or cleared since the last time.

        To be called in every turn of the loop, after the picture: a write may take 70 ms. When it
        fails, `problem` says so, and nothing more is written until the next `begin`.
        """
        if self._record is not None or self._actions or self._too_many:
            self._write()

    def _write(self):
        record = self._record
        actions = self._actions
        too_many = self._too_many
        self._record = None
        self._actions = bytearray()
        self._too_many = 0
        try:
            if record is not None:
                self._write_base(record)
            if too_many and self._id:
                self._shorten(too_many)
            if actions and self._id:
                self._write_moves(actions)
        except OSError:
            self._unwritable()

    def set_aside(self, code):
        """Put the game in hand out of the way, unread: `problem` becomes `code`."""
        self._id = b""
        self._record = None
        self._actions = bytearray()
        self._too_many = 0
        self.problem = code
        try:
            for path in (self._base, self._moves):
                if sealed.exists(path):
                    sealed.set_aside(path)
        except OSError:
            self._unwritable()

    def _write_base(self, record):
        self._id = b""
        self._crc = _START
        self._moves_begun = False
        if record:
            sealed.make_folder(self._folder)
            self._id = sealed.write(self._base, _MAGIC, _VERSION, record)
        else:
            sealed.remove(self._base)
        sealed.remove(self._moves)

    def _write_moves(self, actions):
        entries = bytearray() if self._moves_begun else bytearray(_seal(self._id))
        for action in actions:
            self._crc = _crc8(self._crc, action)
            entries.append(action)
            entries.append(self._crc)
        # Opened anew each time: littlefs may compact at every write of a file kept open, when
        # its folder's block was just full as the file was opened.
        with open(self._moves, "ab") as log:
            log.write(entries)
        self._moves_begun = True

    def _shorten(self, count):
        """Take the last `count` actions out of the log."""
        with open(self._moves, "rb") as file:
            log = file.read(_MOST_LOG)
        end = len(log) - 2 * count
        self._crc = log[end - 1] if end > _HEAD else _START
        sealed.replace(self._moves, log[:end])

    def _unwritable(self):
        self._id = b""
        self.problem = sealed.UNWRITABLE

    def _read_moves(self):
        """The actions of the log that belong to the base; leaves a log that can be appended to."""
        self._crc = _START
        self._moves_begun = False
        try:
            with open(self._moves, "rb") as file:
                log = file.read(_MOST_LOG)
        except OSError:
            return b""
        actions = bytearray()
        at = 0
        if log[:_HEAD] == _seal(self._id):
            self._moves_begun = True
            at = _HEAD
            while at + 1 < len(log) and _crc8(self._crc, log[at]) == log[at + 1]:
                self._crc = log[at + 1]
                actions.append(log[at])
                at += 2
        if not at or at < len(log):
            self._repair(log, at)
        return bytes(actions)

    def _repair(self, log, good):
        """Cut the log down to its first `good` bytes; a damaged one is copied aside before."""
        stale = not good and len(log) >= _HEAD and _seal(log[:4]) == log[:_HEAD]
        torn = len(log) < _HEAD or good == len(log) - 1
        try:
            if not stale and not torn:
                self.problem = sealed.DAMAGED
                sealed.copy_aside(self._moves, log)
            if good:
                sealed.replace(self._moves, log[:good])
            else:
                sealed.remove(self._moves)
        except OSError:
            self._unwritable()
