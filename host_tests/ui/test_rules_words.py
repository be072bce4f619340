"""The words for the choice of rules: complete, in both languages, and short enough."""

import pytest

from gin.rules import CONFLICTS, FIELDS, PRESET_NAMES, Rules, preset
from naive.cards import DECK
from session import options
from ui.fonts import text5x8
from ui.screens.page import wrap
from ui.text import LANGUAGES, guide, section, words
from ui.theme import Small

COLUMNS = (128 - 2 * Small.MARGIN) // text5x8.WIDTH
BAR = 1  # the scroll bar takes a column from a line with a value
MEANING_LINES = 2
PAGE_LINES = 5
GROUPS = options.VARIANTS + options.DEALING + options.POINTS + options.ENDING


def names(language):
    return sorted(name for name in vars(section("rules", language)) if name.isupper())


def shape(value):
    """What two languages must have in common: the keys, and how many texts there are."""
    if isinstance(value, dict):
        return {key: shape(value[key]) for key in value}
    return tuple(shape(part) for part in value) if isinstance(value, tuple) else str


def pages(words, rules, two=False):
    """Titles and paragraphs of the guide under `rules`."""
    known = guide.values(rules, two)
    return [(page[0], guide.paragraphs(page, known)) for page in guide.pages(words, known)]


def every_text(value):
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value
    return [text for part in parts for text in every_text(part)]


def every_entry(guide):
    entries = [entry.rpartition("|") for _, entries in guide.PAGES for entry in entries]
    return [(when, text) for when, _, text in entries]


def test_all_languages_have_the_same_words():
    first = section("rules", LANGUAGES[0])
    for language in LANGUAGES:
        assert names(language) == names(LANGUAGES[0])
        for name in names(language):
            here = shape(getattr(section("rules", language), name))
            there = shape(getattr(first, name))
            assert here == there, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_can_be_chosen_and_is_explained(language):
    said = section("rules", language)
    assert sorted(GROUPS) == sorted(field[0] for field in FIELDS)
    assert set(said.FIELDS) == set(GROUPS)
    assert set(said.CONFLICTS) == set(CONFLICTS)
    assert set(words(language).STYLES) == {*PRESET_NAMES, "custom"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_values_fit_a_line(language):
    said = section("rules", language)
    for name, least, most, _ in FIELDS:
        field = said.FIELDS[name]
        if len(field) > 2:
            assert len(field[2]) == most - least + 1, name
            values = field[2]
        else:
            values = [str(value) for value in options.values(name)]
            values += [words(language).YES, words(language).NO, said.SINGLE]
        for value in values:
            assert len(field[0]) + 1 + len(value) <= COLUMNS - BAR, (name, value)
    longest = max(len(said.FIELDS[name][0]) for name in options.VARIANTS)
    assert len(said.VARIANTS) + 1 + longest <= COLUMNS - BAR
    for style in words(language).STYLES.values():
        assert len(words(language).RULES) + 1 + len(style) <= COLUMNS - BAR
        assert len(said.STYLE) + 1 + len(style) <= COLUMNS - BAR


@pytest.mark.parametrize("language", LANGUAGES)
def test_meanings_fit_two_lines(language):
    said = section("rules", language)
    meanings = [field[1] for field in said.FIELDS.values()]
    meanings += [
        getattr(said, name) for name in names(language) if name.endswith(("_SAY", "_SAYS"))
    ]
    for meaning in meanings:
        lines = wrap(meaning, COLUMNS)
        assert len(lines) <= MEANING_LINES, lines
        assert all(len(line) <= COLUMNS for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_fit_a_page(language):
    for reason in section("rules", language).CONFLICTS.values():
        assert len(wrap(reason, COLUMNS)) <= PAGE_LINES
    assert len(section("rules", language).LOSE_CUSTOM) <= PAGE_LINES
    assert all(len(line) <= COLUMNS for line in section("rules", language).LOSE_CUSTOM)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["rules", "guide"])
def test_every_character_has_a_glyph(language, part):
    module = section(part, language)
    said = [getattr(module, name) for name in vars(module) if name.isupper()]
    missing = {char for text in every_text(said) for char in text if char not in text5x8.CHARS}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_takes_its_numbers_from_the_rules(language):
    values = list(preset("classic").values())
    for i, number in ((8, 77), (6, 66), (12, 155), (14, 44), (13, 188)):
        values[i] = number  # gin, undercut, target, box, game
    text = " ".join(every_text(pages(section("guide", language), Rules(values))))
    for number in ("77", "66", "155", "44", "188"):
        assert number in text
    assert "{" not in text


@pytest.mark.parametrize("columns", [*range(18, COLUMNS), COLUMNS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_a_colon(language, columns):
    guide = [text for when, text in every_entry(section("guide", language))]
    said = section("rules", language)
    for text in [*guide, *every_text(said.FIELDS), *every_text(said.CONFLICTS)]:
        lines = wrap(text, columns)
        assert " ".join(lines) == text
        assert not [line for line in lines if line[0] in ":;?!"]


def test_a_line_of_one_word_is_not_left_empty():
    assert wrap("combinaisons : trois", 13) == ["combinaisons", ": trois"]


def varied(**fields):
    rules = preset("encyclopedia")
    for name, value in fields.items():
        rules.change(name, value)
    return rules


VARIED = (
    varied(oklahoma=1, spades_double=1, big_gin=1, shutout=1),
    varied(oklahoma=1, ace_gin=1, hollywood=1, offer=0, first=1, look=1),
    varied(straight=1, big_gin=1, target=0),
    varied(undercut_clear=31, first_dealer=1, next_dealer=1, gin_layoffs=0, shutout=2),
    varied(next_dealer=2, deal_bonus=0, box_bonus=25),
)


def test_the_worked_examples_add_up():
    known = guide.values(preset("encyclopedia"))
    assert known["knock_sum"] == "21-6+20 = 35"
    assert known["undercut_sum"] == "6-4+10+20 = 32"
    assert known["gin_sum"] == "21+20+20 = 61"
    known = guide.values(preset("kawu"))
    assert known["knock_sum"] == "21-6 = 15"
    assert known["game_sum"] == "104+100+125 = 329"
    assert known["shutout_sum"] == "104+100+125+100 = 429"
    assert not guide.values(preset("arcade"))["end_bonus"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_the_guide_are_cards(language):
    text = " ".join(text for _, text in every_entry(section("guide", language)))
    cards = [part[:2] for part in text.split("#")[1:]]
    assert len(cards) > 20
    assert not [card for card in cards if card not in DECK]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_of_every_style_can_be_read(language):
    styles = [preset(name) for name in PRESET_NAMES]
    for rules in [*styles, *VARIED]:
        for two in (False, True):
            for title, paragraphs in pages(section("guide", language), rules, two):
                assert len(title) <= COLUMNS
                for paragraph in paragraphs:
                    lines = wrap(paragraph, COLUMNS)
                    assert len(lines) <= PAGE_LINES, "a thought that breaks over two pages"
                    assert all(len(line) <= COLUMNS for line in lines)
    one = every_text(pages(section("guide", language), preset("arcade")))
    two = every_text(pages(section("guide", language), preset("arcade"), True))
    assert one != two
