"""What can be changed in the rules: every value is allowed, what makes no sense is refused."""

import pytest

from gin.rules import FIELDS, PRESET_NAMES, Rules, preset
from session import options


def test_every_value_to_choose_from_is_allowed():
    for name, least, most, _ in FIELDS:
        assert all(least <= value <= most for value in options.values(name)), name


def test_every_preset_has_values_that_can_be_chosen():
    for style in PRESET_NAMES:
        for name, _, _, _ in FIELDS:
            assert getattr(preset(style), name) in options.values(name), (style, name)


def test_an_unknown_field_has_no_values():
    with pytest.raises(ValueError, match="no such rule"):
        options.values("jokers")


def test_advance_goes_through_all_values_and_round():
    rules = preset("classic")
    seen = []
    for _ in options.values("target"):
        assert options.advance(rules, "target") == ""
        seen.append(rules.target)
    assert seen == [150, 200, 250, 0, 100]


def test_advance_takes_up_a_value_that_is_not_in_the_list():
    rules = preset("classic")
    rules.target = 123
    options.advance(rules, "target")
    assert rules.target == 100


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_a_preset_is_known_whatever_its_variants(name):
    rules = preset(name)
    assert options.style(rules) == name
    for variant in options.VARIANTS:
        options.advance(rules, variant)
        assert options.style(rules) == name


@pytest.mark.parametrize("field", [f[0] for f in FIELDS if f[0] not in options.VARIANTS])
def test_any_other_change_makes_the_rules_custom(field):
    rules = preset("kawu")
    options.advance(rules, field)
    assert options.style(rules) == "custom"


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_a_style_leaves_the_variants(name):
    rules = preset("classic")
    options.advance(rules, "gin_bonus")
    options.advance(rules, "oklahoma")
    options.advance(rules, "hollywood")
    options.set_style(rules, name)
    assert options.style(rules) == name
    assert rules.oklahoma and rules.hollywood
    assert rules.big_gin == preset(name).big_gin


@pytest.mark.parametrize(
    ("have", "field", "conflict"),
    [
        ({}, "ace_gin", "ace_gin"),
        ({}, "spades_double", "spades_double"),
        ({"oklahoma": 1}, "straight", "straight_oklahoma"),
        ({"straight": 1}, "oklahoma", "straight_oklahoma"),
        ({"target": 0}, "hollywood", "hollywood_single"),
    ],
)
def test_what_makes_no_sense_is_refused(have, field, conflict):
    rules = preset("classic")
    for name in have:
        rules.change(name, have[name])
    before = rules.to_bytes()
    assert options.advance(rules, field) == conflict
    assert rules.to_bytes() == before


def test_a_refused_target_is_passed_over():
    rules = preset("classic")
    rules.change("hollywood", 1)
    rules.change("target", 250)
    assert options.advance(rules, "target") == "hollywood_single"
    assert rules.target == 100


def test_oklahoma_takes_its_options_with_it():
    rules = preset("classic")
    for name in ("oklahoma", "ace_gin", "spades_double"):
        assert options.advance(rules, name) == ""
    assert options.advance(rules, "oklahoma") == ""
    assert (rules.oklahoma, rules.ace_gin, rules.spades_double) == (0, 0, 0)


def test_no_way_of_choosing_ends_in_rules_that_make_no_sense():
    rules = preset("classic")
    names = options.VARIANTS + options.DEALING + options.POINTS + options.ENDING
    seed = 1
    for _ in range(3000):
        seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
        options.advance(rules, names[(seed >> 8) % len(names)])
        rules.check()
        assert Rules(list(rules.to_bytes())).values() == rules.values()


class Chosen:
    """Settings with nothing but the chosen rules in them."""

    def __init__(self, rules):
        self.rules = bytes(rules)


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_a_style_chosen_before_a_field_was_added_has_it_as_the_style_has_it(name):
    rules = preset(name)
    rules.change("hollywood", 1)
    yesterday = rules.to_bytes()[:23]
    assert options.chosen(Chosen(yesterday)).values() == rules.values()


def test_rules_of_ones_own_are_kept_when_a_field_is_added():
    rules = preset("encyclopedia")
    rules.change("gin_bonus", 40)
    again = options.chosen(Chosen(rules.to_bytes()[:23]))
    rules.change("undercut_clear", 0)
    assert again.values() == rules.values()


def test_rules_chosen_in_a_newer_version_are_read_as_far_as_they_are_known():
    rules = preset("kawu")
    assert options.chosen(Chosen(rules.to_bytes() + bytes((7, 0)))).values() == rules.values()


def test_a_value_that_is_not_known_leaves_the_others():
    data = bytearray(preset("kawu").to_bytes())
    data[3] = 99  # the next dealer
    assert options.chosen(Chosen(data)).values() == preset("kawu").values()


def test_what_makes_no_sense_together_gives_way():
    names = [field[0] for field in FIELDS]
    for on in (("straight", "oklahoma", "ace_gin"), ("spades_double",), ("hollywood",)):
        data = bytearray(preset("classic").to_bytes())
        for name in on:
            data[names.index(name)] = 1
        data[names.index("target")] = 0
        rules = options.chosen(Chosen(data))
        rules.check()
        assert rules.straight == ("straight" in on) and rules.gin_bonus == 20
