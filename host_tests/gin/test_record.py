"""A match as bytes: there and back, and no damage goes unseen."""

from gin import record
from gin.deal import OVER, IllegalAction
from gin.match import Match
from gin.rules import FIELDS, preset
from naive import bridge, matches
from naive.dice import Dice


def _state(match):
    deal = match.deal
    return (
        match.rules.values(),
        match.seed,
        match.history,
        [(list(game.scores), list(game.deals), game.winner) for game in match.games],
        bytes(match.actions),
        (deal.phase, deal.turn, deal.dealer, deal.stock, deal.taken, deal.must_draw, deal.limit),
        bytes(deal.pile[: deal.pile_size]),
        bytes(deal.deck),
        [bridge.bits(deal.hands[seat]) for seat in range(2)],
        [bridge.bits(deal.known[seat]) for seat in range(2)],
        [bridge.bits(deal.refused[seat]) for seat in range(2)],
        [bridge.bits(deal.discarded[seat]) for seat in range(2)],
    )


def _why_bad(data):
    """The message of the BadRecord that `data` must raise."""
    try:
        record.unpack(data)
    except record.BadRecord as error:
        return str(error)
    raise AssertionError("a damaged record was taken")


def _started(actions, name="kawu"):
    """A match with some actions done, and where a deal is over the next dealt."""
    match = Match(preset(name), b"\x01\x80\xff\x00abcd")
    dice = Dice(5)
    while len(match.actions) < actions:
        if match.deal.phase == OVER:
            match.next_deal()
        match.apply(matches.choose(match.deal, dice))
    return match


def _with_checksum(data):
    crc = record.crc16(data)
    return bytes(data) + bytes([crc & 255, crc >> 8])


def test_the_checksum_is_the_standard_one():
    assert record.crc16(b"123456789") == 0x29B1  # CRC-16/CCITT-FALSE's check value


def test_at_every_action_of_a_match_there_and_back():
    match = Match(preset("classic"), b"12345678")
    dice = Dice(9)
    while not match.over:
        if match.deal.phase == OVER:
            match.next_deal()
            # A deal that was only dealt is no action: the record still shows the one before.
        match.apply(matches.choose(match.deal, dice))
        if len(match.actions) % 7 == 0 or match.deal.phase == OVER:
            assert _state(record.unpack(record.pack(match))) == _state(match)


def test_whole_random_matches_there_and_back():
    for number in range(9000, 9030):
        match = matches.random_match(number)
        data = record.pack(match)
        again = record.unpack(data)
        assert _state(again) == _state(match)
        assert record.pack(again) == data
        assert len(data) == 3 + 2 + len(FIELDS) + 8 + 2 + len(match.actions) + 2


def test_a_match_goes_on_after_it_was_read_back():
    match = _started(60)
    again = record.unpack(record.pack(match))
    matches.play(match, Dice(3))
    matches.play(again, Dice(3))
    assert _state(match) == _state(again)


def test_a_fresh_match_there_and_back():
    for name in ("classic", "arcade"):
        match = Match(preset(name), bytes(8))
        assert _state(record.unpack(record.pack(match))) == _state(match)


def test_every_single_byte_damage_is_refused():
    data = record.pack(_started(40))
    for i in range(len(data)):
        for change in (1, 2, 16, 128, 255, 85):
            bad = bytearray(data)
            bad[i] ^= change
            assert _why_bad(bytes(bad))


def test_every_value_of_a_byte_in_the_actions_is_refused():
    data = record.pack(_started(3))
    at = len(data) - 3
    for value in range(256):
        if value != data[at]:
            bad = bytearray(data)
            bad[at] = value
            assert _why_bad(bytes(bad))


def test_every_cut_and_every_addition_is_refused():
    data = record.pack(_started(40))
    for n in range(len(data)):
        assert _why_bad(data[:n])
    assert _why_bad(data + b"\0") and _why_bad(b"\0" + data) and _why_bad(data + data)


def test_swapped_bytes_are_refused():
    data = record.pack(_started(40))
    for i in range(len(data) - 1):
        if data[i] != data[i + 1]:
            bad = bytearray(data)
            bad[i], bad[i + 1] = bad[i + 1], bad[i]
            assert _why_bad(bytes(bad))


def test_what_is_no_record_is_refused():
    for data in (b"", b"KNK", b"hello, this is no record at all", bytes(64), bytes([255] * 300)):
        assert _why_bad(data)


def test_an_action_that_may_not_be_done_is_refused_though_the_checksum_fits():
    data = bytearray(record.pack(_started(3))[:-2])
    for action in (0, 3, 63, 64, 140, 200, 255):
        bad = data[:]
        bad[len(bad) - 3] = action  # the first action: only take and pass are legal
        assert _why_bad(_with_checksum(bad))


def test_senseless_rules_are_refused_though_the_checksum_fits():
    data = bytearray(record.pack(_started(3))[:-2])
    names = [field[0] for field in FIELDS]
    bad = data[:]
    bad[5 + names.index("ace_gin")] = 1
    assert "Oklahoma" in _why_bad(_with_checksum(bad))
    bad = data[:]
    bad[5 + names.index("next_dealer")] = 9
    assert "next_dealer" in _why_bad(_with_checksum(bad))


def test_actions_after_the_end_are_refused():
    match = matches.random_match(9100)
    assert match.over
    data = bytearray(record.pack(match)[:-2])
    n = len(match.actions) + 1
    at = len(data) - len(match.actions) - 2
    data[at], data[at + 1] = n & 255, n >> 8
    data.append(0)
    assert "over" in _why_bad(_with_checksum(data))


def test_a_newer_version_is_told_from_damage():
    data = bytearray(record.pack(_started(3))[:-2])
    data[3] += 1
    assert "newer" in _why_bad(_with_checksum(data))


def test_an_illegal_action_is_not_recorded():
    match = _started(20)
    before = record.pack(match)
    for action in (2, 3, 250):
        try:
            match.apply(action)
        except IllegalAction:
            pass
        else:
            raise AssertionError(action)
    assert record.pack(match) == before
