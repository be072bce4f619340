"""What the table sounds like."""

from types import SimpleNamespace

import pytest

from gin.actions import parse_action
from ui.sounds import tell


class Buzzer:
    def __init__(self):
        self.tones = []

    def play(self, hertz, ms):
        self.tones.append((hertz, ms))


def heard(action, sound=1):
    buzzer = Buzzer()
    app = SimpleNamespace(
        board=SimpleNamespace(buzzer=buzzer), settings=SimpleNamespace(sound=sound)
    )
    tell(app, parse_action(action))
    return buzzer.tones


@pytest.mark.parametrize("action", ["draw", "take", "pass"])
def test_drawing_is_silent(action):
    assert heard(action) == []


def test_a_card_a_knock_and_gin_sound_different():
    tones = [heard(action) for action in ("discard 9D", "knock QH", "gin 3C")]
    assert all(len(tone) == 1 for tone in tones)
    assert len({tone[0] for tone in tones}) == 3
    assert heard("biggin") == heard("gin 3C") == heard("gin AS")
    assert heard("knock AS") == heard("knock QH")
    assert heard("discard AS") == heard("discard 9D")


def test_who_wants_no_sound_hears_none():
    assert heard("gin 3C", sound=0) == []


def test_a_board_without_a_buzzer():
    app = SimpleNamespace(board=SimpleNamespace(buzzer=None), settings=SimpleNamespace(sound=1))
    tell(app, parse_action("gin 3C"))
