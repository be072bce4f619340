"""Every screen in every language looks as in pictures/; `make golden` rewrites those.

Of one that does not, build/pictures/ has the picture as it is now and what has changed.
"""

from pathlib import Path

import pytest

from scenes import pictures, port
from scenes.pictures import SIZE
from ui.text import LANGUAGES
from ui.theme import Small

KEPT = pictures.kept()
FAILED = Path(__file__).resolve().parents[2] / "build" / "pictures"


@pytest.fixture(scope="module")
def all_drawn():
    return pictures.drawn()


@pytest.fixture
def drawn(all_drawn):
    return all_drawn[0]


def test_every_scene_has_its_picture(all_drawn):
    drawn, failed = all_drawn
    assert sorted([*drawn, *failed]) == sorted(KEPT)


@pytest.mark.parametrize("name", sorted(KEPT))
def test_scene_looks_as_before(all_drawn, name):
    drawn, failed = all_drawn
    assert name not in failed, failed[name]
    if drawn[name].tobytes() != KEPT[name].tobytes():
        FAILED.mkdir(parents=True, exist_ok=True)
        pictures.enlarged(drawn[name]).save(FAILED / f"{name}.png")
        pictures.difference(KEPT[name], drawn[name]).save(FAILED / f"{name}-difference.png")
        pytest.fail(f"look at build/pictures/{name}-difference.png, or run 'make golden'")


def test_a_difference_shows_what_came_and_what_went():
    old, new = (pictures.Image.new("L", SIZE) for _ in range(2))
    old.putpixel((3, 4), 255)
    new.putpixel((5, 6), 255)
    sheet = pictures.difference(old, new)
    third = 2 * (SIZE[1] + pictures.MARGIN)
    scale = pictures.SCALE
    assert sheet.getpixel((3 * scale, (third + 4) * scale)) == (255, 0, 0)
    assert sheet.getpixel((5 * scale, (third + 6) * scale)) == (0, 255, 0)


def test_a_scene_that_raises_fails_alone(tmp_path):
    script = tmp_path / "one_broken.py"
    script.write_text(
        "import sys, draw_all\n"
        "def broken(stage):\n    raise ValueError('no such scene')\n"
        "draw_all.SCENES = (broken, draw_all.SCENES[0])\n"
        "draw_all.main(sys.argv[1])\n"
    )
    port.run(script, str(tmp_path))
    assert "no such scene" in (tmp_path / "broken-en.failed").read_text()
    assert len(list(tmp_path.glob("*.bin"))) == len(LANGUAGES)


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
