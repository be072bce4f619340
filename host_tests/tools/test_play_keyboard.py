"""Bytes from a terminal, read into key events."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from console.keyboard import CELLS, QUIT, SUSPEND, Keyboard
from system import keys


@pytest.mark.parametrize(
    ("data", "events"),
    [
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", [keys.UP, keys.DOWN, keys.RIGHT, keys.LEFT]),
        (b"\x1bOA\x1bOD", [keys.UP, keys.LEFT]),
        (b"z \r\n", [keys.A] * 4),
        (b"x\x7f\x08", [keys.B] * 3),
        (b"cv", [keys.X, keys.Y]),
        (b"wasd" + b"WASD", []),  # no directions here: nothing
        (b"ZXCV", [keys.A, keys.B, keys.X, keys.Y]),  # Shift does nothing
        (b"\x1b[1;2C", [keys.RIGHT]),
        (b"\x1b[1;5C", [keys.RIGHT]),
        (b"\x1bz", [keys.B, keys.A]),
        (b"\x03\x1a\t", [QUIT, SUSPEND, CELLS]),
        (b"q1\xc3\xa9\x1b[5~\x1b[15~", []),
    ],
)
def test_events(data, events):
    assert Keyboard().feed(data) == events


@given(st.lists(st.sampled_from([b"\x1b[A", b"\x1b[1;2D", b"z", b"\x1bOB", b"X"]), max_size=6))
def test_a_sequence_may_come_in_pieces(parts):
    whole, pieces = Keyboard(), Keyboard()
    data = b"".join(parts)
    one_by_one = [event for byte in data for event in pieces.feed(bytes((byte,)))]
    assert one_by_one == whole.feed(data)
    assert len(one_by_one) == len(parts)


def test_escape_by_itself_counts_once_nothing_follows():
    keyboard = Keyboard()
    assert keyboard.feed(b"\x1b") == []
    assert keyboard.undecided
    assert keyboard.settle() == [keys.B]
    assert not keyboard.undecided
    assert keyboard.settle() == []
