"""The hint at the table: what Hard would do, shown and chosen but never done; and its words."""

import pytest

import on_port
from ui.fonts import suit7x7, text5x8
from ui.text import LANGUAGES, section, words
from ui.theme import Small

ROOM = 128 - Small.SAY_X
CARD = 2 * text5x8.WIDTH + suit7x7.WIDTH  # a ten; after it comes a pixel
REASONS = 12
ONE_LINE = (3, 4)  # beside a knock or gin, whose card takes the second line


def test_hints_are_shown_and_chosen_and_leave_nothing_behind(tmp_path):
    lines = on_port.run("hints.py", "12", str(tmp_path)).splitlines()
    hints = int(lines[0].split()[1])
    assert hints > 200
    assert lines[1] == "heap 0"


def width(line):
    """The pixels of a line with tens for its cards."""
    cards = line.count("{")
    letters = len(line) - 3 * cards
    last = 1 if cards and not line.endswith("}") else 0
    return letters * text5x8.WIDTH + cards * CARD + (cards - 1 + last if cards else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_fit_beside_the_piles(language):
    reasons = section("hint", language).REASONS
    assert len(reasons) == REASONS
    for i, reason in enumerate(reasons):
        lines = reason.split("\n")
        assert len(lines) <= (1 if i in ONE_LINE else 2), reason
        for line in lines:
            assert width(line) <= ROOM, line
            letters = line.replace("{", "").replace("}", "")
            assert not set(letters) - set(text5x8.CHARS), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_fits_beside_the_piles(language):
    said = words(language)
    for word in (said.DO_TAKE, said.DO_PUT):
        assert width(word + " {0}") <= ROOM
