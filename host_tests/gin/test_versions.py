"""Records of other versions: yesterday"s are read as they were, tomorrow"s as far as that goes."""

from gin import record, rules
from gin.match import KIND, POINTS, WINNER, Match
from naive import bridge

# Written by version 1 with its 23 fields of rules: the style, the record (its rules, seed and
# actions), the ends of its deals as winner, kind and points, the scores, the hand of seat 0.
SAVES = (
    (
        "classic",
        (
            "4b4e4b0117010000000a000a0a1400001f6464140164000000000001010101010101010132000202"
            "0059004900640056006d015700aa02020048006400620170006100620055006f0045006500540147"
            "00ac020200b00202f21a"
        ),
        ((0, 2, 24), (1, 2, 24), (0, 2, 63)),
        [[87, 24], [63, 0], [0, 0]],
        "c10000180004a201",
    ),
    (
        "kawu",
        (
            "4b4e4b0117010000000a0019191900001f6464190264000100000000020202020202020232000202"
            "0058016600550047006f004b0061004900710052007000a80202004b00ae02020054007001490147"
            "014b01490166004b8cab"
        ),
        ((0, 2, 18), (0, 2, 59)),
        [[77, 0]],
        "1a01430090000100",
    ),
    (
        "encyclopedia",
        (
            "4b4e4b0117010000000a140a0a1401001f6464000164010000000000030303030303030332000202"
            "00490057005900640063004a0065017001660065007000710056006f0172005400580068004b00ae"
            "0202005900580063e525"
        ),
        ((1, 2, 56),),
        [[0, 56]],
        "47004a0010000006",
    ),
    (
        "arcade",
        (
            "4b4e4b0117000101030a0019191900011f640000000000000000000004040404040404043200004b"
            "00490072005900640063007101730148007100730055006f0058016100620058004a005701440070"
            "00570090014a004c6a4c"
        ),
        ((0, 2, 7),),
        [[7, 0]],
        "1700500040003400",
    ),
)
TOMORROW = ("tomorrow", 0, 9, 0)


def _ends(match):
    return tuple([(ended[WINNER], ended[KIND], ended[POINTS]) for ended in match.history])


def _scores(match):
    return [list(game.scores) for game in match.games]


def _with_fields(fields, function, *arguments):
    """What `function` gives where the rules have these fields."""
    before = rules.FIELDS
    rules.FIELDS = fields
    try:
        return function(*arguments)
    finally:
        rules.FIELDS = before


def test_saves_of_version_1_are_read_as_they_were():
    for name, data, ends, scores, held in SAVES:
        match = record.unpack(bytes.fromhex(data))
        assert _ends(match) == ends and _scores(match) == scores, name
        assert match.rules.values()[:23] == list(bytes.fromhex(data)[5:28])
        assert match.rules.undercut_clear == 0
        hand = match.deal.hands[0]
        assert b"".join([suit.to_bytes(2, "little") for suit in hand]).hex() == held
        assert _ends(record.unpack(record.pack(match))) == ends


def test_the_program_of_tomorrow_reads_the_saves_of_today():
    today = record.pack(Match(rules.preset("encyclopedia"), b"12345678"))
    again = _with_fields(rules.FIELDS + (TOMORROW,), record.unpack, today)
    assert again.rules.tomorrow == 0
    assert again.rules.undercut_clear == 20
    assert bridge.bits(again.deal.hands[0])


def _save_of_tomorrow(value):
    match = Match(rules.preset("kawu"), b"12345678")
    match.rules.change("tomorrow", value)
    return record.pack(match)


def test_the_program_of_today_reads_a_save_of_tomorrow_that_does_without_what_is_new():
    save = _with_fields(rules.FIELDS + (TOMORROW,), _save_of_tomorrow, 0)
    assert record.unpack(save).rules.values() == rules.preset("kawu").values()


def test_the_program_of_today_says_that_a_save_is_newer_where_it_is():
    save = _with_fields(rules.FIELDS + (TOMORROW,), _save_of_tomorrow, 3)
    try:
        record.unpack(save)
    except record.NewerRecord:
        return
    raise AssertionError("taken")
