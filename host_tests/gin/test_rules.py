"""The rules record: every preset as the naive twin has it, ranges, bytes, senseless mixtures."""

from gin import rules
from naive import bridge
from naive.presets import PRESETS
from naive.refused import refusal


def test_the_presets_are_those_of_the_table():
    assert sorted(rules.PRESET_NAMES) == sorted(PRESETS)
    for name, words in PRESETS.items():
        record = bridge.to_words(rules.preset(name))
        for field in words:
            if field != "look":
                assert record[field] == words[field], (name, field)
        rules.preset(name).check()


def test_every_field_is_kept_in_the_bytes():
    for name in rules.PRESET_NAMES:
        for field, least, most, _ in rules.FIELDS:
            for value in (least, most):
                record = rules.preset(name)
                record.change(field, value)
                if record.conflict():
                    record.oklahoma = 1  # its options go with it only
                again = rules.from_bytes(record.to_bytes())
                assert again.values() == record.values()
                assert getattr(again, field) == value
    assert len(rules.preset("kawu").to_bytes()) == len(rules.FIELDS)


def test_values_out_of_range_arerefusal():
    record = rules.preset("classic")
    before = record.values()
    for field, least, most, _ in rules.FIELDS:
        for value in (least - 1, most + 1, "10", None, 1.5, 1 << 70, [1]):
            message = refusal(record.change, field, value)
            assert field in message and str(most) in message
    assert record.values() == before


def test_unknown_names_arerefusal():
    assert "gins" in refusal(rules.preset("classic").change, "gins", 1)
    for name in ("", "Classic", "poker", None, 3, "classic "):
        assert "classic" in refusal(rules.preset, name)


def test_fewer_bytes_than_any_version_had_arerefusal():
    data = rules.preset("classic").to_bytes()
    for bad in (b"", data[:1], data[:22]):
        assert "23" in refusal(rules.from_bytes, bad)


def test_a_tie_follows_the_undercut_where_both_give_the_same():
    record = rules.preset("kawu")
    record.change("undercut_bonus", 50)
    assert record.undercut_equal == 50
    record.change("undercut_equal", 10)
    record.change("undercut_bonus", 30)
    assert record.undercut_equal == 10


def test_bytes_out_of_range_arerefusal():
    data = rules.preset("classic").to_bytes()
    for i, (field, _, most, _) in enumerate(rules.FIELDS):
        if most < 255:
            bad = bytearray(data)
            bad[i] = 255
            assert field in refusal(rules.from_bytes, bad)


def test_senseless_mixtures_are_refused_with_the_reason():
    for changes, word in (
        ({"straight": 1, "oklahoma": 1}, "straight"),
        ({"ace_gin": 1}, "Oklahoma"),
        ({"spades_double": 1}, "Oklahoma"),
        ({"hollywood": 1, "target": 0}, "Hollywood"),
    ):
        for name in rules.PRESET_NAMES:
            record = rules.preset(name)
            for field, value in changes.items():
                record.change(field, value)
            assert word in refusal(record.check)
            assert word in refusal(rules.from_bytes, record.to_bytes())


def test_sensible_mixtures_are_taken():
    for changes in (
        {"straight": 1, "hollywood": 1},
        {"oklahoma": 1, "ace_gin": 1, "spades_double": 1, "hollywood": 1},
        {"target": 0},
        {"big_gin": 1, "straight": 1},
    ):
        for name in rules.PRESET_NAMES:
            record = rules.preset(name)
            for field, value in changes.items():
                record.change(field, value)
            record.check()
