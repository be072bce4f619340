"""A whole match as a few hundred bytes, and back.

Layout: 'KNK', version, number of rules fields, the rules, seed (8 bytes), number of actions (2
bytes, low first), the actions (one byte each), checksum (2 bytes, low first) over all before it.
Everything else follows by playing the actions again.
"""

from micropython import const

from .deal import OVER
from .match import Match
from .rules import NewerRules, from_bytes
from .shuffle import SEED_BYTES

_MAGIC = b"KNK"
VERSION = const(1)
MOST_ACTIONS = const(65535)
_HEAD = const(5)


class BadRecord(ValueError):
    """The bytes are no record that can be read; the message says why."""


class NewerRecord(BadRecord):
    """A newer version has written the record, and this one cannot go on with it."""


def crc16(data, crc=0xFFFF):
    """The CRC-16/CCITT-FALSE of `data` (polynomial 0x1021), going on from `crc`."""
    for byte in data:
        x = crc >> 8 ^ byte
        x ^= x >> 4
        crc = (crc << 8 ^ x << 12 ^ x << 5 ^ x) & 0xFFFF
    return crc


def pack(match):
    """The record of `match`; ValueError if it has more than MOST_ACTIONS actions."""
    n = len(match.actions)
    if n > MOST_ACTIONS:
        raise ValueError(f"a record holds {MOST_ACTIONS} actions at most, not {n}")
    rules = match.rules.to_bytes()
    data = bytearray(_MAGIC)
    data.append(VERSION)
    data.append(len(rules))
    data.extend(rules)
    data.extend(match.seed)
    data.append(n & 255)
    data.append(n >> 8)
    data.extend(match.actions)
    crc = crc16(data)
    data.append(crc & 255)
    data.append(crc >> 8)
    return bytes(data)


def unpack(data):
    """The match that record `data` holds, its state rebuilt; BadRecord, and why, if it cannot.

    It may have the rules fields of another version; see rules.from_bytes."""
    _check(data)
    at = _HEAD + data[4]
    seed = data[at : at + SEED_BYTES]
    bad = BadRecord
    try:
        match = Match(from_bytes(data[_HEAD:at]), seed)
        replay(match, data[at + SEED_BYTES + 2 : -2])
    except ValueError as error:
        why = str(error)  # raising from within would have MicroPython warn on the screen
        if isinstance(error, NewerRules):
            bad = NewerRecord
    else:
        return match
    raise bad(why)


def replay(match, actions):
    """Do `actions` in `match`, dealing again where a deal has ended; ValueError if
    one of them may not be done."""
    for action in actions:
        if match.deal.phase == OVER:
            match.next_deal()
        match.apply(action)


def _check(data):
    if len(data) < _HEAD or bytes(data[:3]) != _MAGIC:
        raise BadRecord("this is no record of a match")
    if data[3] > VERSION:
        raise NewerRecord(f"the record is of version {data[3]}, newer than {VERSION}")
    least = _HEAD + data[4] + SEED_BYTES + 4
    if data[3] != VERSION or len(data) < least:
        raise BadRecord("the record is damaged")
    n = data[least - 4] | data[least - 3] << 8
    if len(data) != least + n:
        raise BadRecord(f"the record is {len(data)} bytes long, not {least + n}")
    if crc16(data[:-2]) != data[-2] | data[-1] << 8:
        raise BadRecord("the record is damaged: its checksum differs")
