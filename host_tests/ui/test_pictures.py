"""Every screen in both languages looks as in pictures/; `make golden` rewrites those."""

import pytest

from drawn import pictures
from drawn.pictures import SIZE
from ui.theme import Small

KEPT = pictures.kept()


@pytest.fixture(scope="module")
def drawn():
    return pictures.drawn()


def test_every_scene_has_its_picture(drawn):
    assert sorted(drawn) == sorted(KEPT)


@pytest.mark.parametrize("name", sorted(KEPT))
def test_scene_looks_as_before(drawn, name):
    assert drawn[name].tobytes() == KEPT[name].tobytes(), f"look at {name}, or run 'make golden'"


@pytest.mark.parametrize("name", sorted(n for n in KEPT if n.startswith(("put", "draw", "end"))))
def test_nothing_is_cut_at_the_right(drawn, name):
    """Words that are too long would leave pixels in the last column; scores and cards do not."""
    column = [drawn[name].getpixel((127, y)) for y in range(20, 31)]
    assert not any(column)


@pytest.mark.parametrize("name", sorted(n for n in KEPT if n.startswith(("draw_", "two_took"))))
def test_the_other_cards_stand_apart_from_what_is_said(drawn, name):
    below = Small.OTHER_Y + 1 + Small.BACK_H
    row = [drawn[name].getpixel((x, below)) for x in range(Small.BACKS_X, SIZE[0])]
    assert not any(row)
