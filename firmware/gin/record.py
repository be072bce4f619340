"""A whole match as a few hundred bytes, and back.

Layout: 'KNK', version, number of rules fields, the rules, seed (8 bytes), number of actions (2
bytes, low first), the actions (one byte each), checksum (2 bytes, low first) over all before it.
Everything else follows by playing the actions again.
"""

from micropython import const

from .deal import OVER
from .match import Match
from .rules import FIELDS, from_bytes
from .shuffle import SEED_BYTES

_MAGIC = b"KNK"
VERSION = const(1)
MOST_ACTIONS = const(65535)
_HEAD = const(5)


class BadRecord(ValueError):
    """The bytes are no record that can be read; the message says why."""


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
    data = bytearray(_MAGIC)
    data.append(VERSION)
    data.append(len(FIELDS))
    data.extend(match.rules.to_bytes())
    data.extend(match.seed)
    data.append(n & 255)
    data.append(n >> 8)
    data.extend(match.actions)
    crc = crc16(data)
    data.append(crc & 255)
    data.append(crc >> 8)
    return bytes(data)


def unpack(data):
    """The match that record `data` holds, its state rebuilt; BadRecord, and why, if it cannot."""
    _check(data)
    at = _HEAD + len(FIELDS)
    seed = data[at : at + SEED_BYTES]
    at += SEED_BYTES + 2
    try:
        match = Match(from_bytes(data[_HEAD : _HEAD + len(FIELDS)]), seed)
        replay(match, data[at:-2])
    except ValueError as error:
        why = str(error)  # raising from within would have MicroPython warn on the screen
    else:
        return match
    raise BadRecord(why)


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
        raise BadRecord(f"the record is of version {data[3]}, newer than {VERSION}")
    fields = data[4]
    least = _HEAD + fields + SEED_BYTES + 4
    if data[3] != VERSION or fields != len(FIELDS) or len(data) < least:
        raise BadRecord("the record is damaged")
    n = data[least - 4] | data[least - 3] << 8
    if len(data) != least + n:
        raise BadRecord(f"the record is {len(data)} bytes long, not {least + n}")
    if crc16(data[:-2]) != data[-2] | data[-1] << 8:
        raise BadRecord("the record is damaged: its checksum differs")
