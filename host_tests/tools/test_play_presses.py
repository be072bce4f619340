"""Presses of a terminal's keys, told apart from repeats and pasted text by their times."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from console.keyboard import QUIT
from console.presses import Presses
from system import keys


def played(*timed):
    """The (event, time) pairs given for those that came, as a session asks for them."""
    presses, found = Presses(), []
    for event, now in timed:
        found += presses.settle(now) + presses.take([event], now)
    return found + presses.settle(timed[-1][1] + 10)


@pytest.mark.parametrize("delay", [0.25, 0.5, 0.66])
@pytest.mark.parametrize("rate", [10.9, 25, 30, 40])
@pytest.mark.parametrize("key", [keys.A, keys.B, keys.X, keys.Y])
def test_a_held_key_is_one_press(key, delay, rate):
    repeats = [(key, delay + i / rate) for i in range(100)]
    assert played((key, 0.0), *repeats) == [key]
    after = repeats[-1][1] + 0.3
    assert played((key, 0.0), *repeats, (key, after)) == [key, key]


@pytest.mark.parametrize("key", [keys.LEFT, keys.RIGHT, keys.UP, keys.DOWN])
def test_arrows_repeat(key):
    assert played((key, 0.0), *[(key, 0.5 + i / 100) for i in range(9)]) == [key] * 10


@given(st.lists(st.sampled_from([keys.A, keys.B, keys.X, keys.Y]), min_size=1, max_size=30))
def test_of_pasted_text_the_first_key_counts(pasted):
    assert Presses().take(pasted, 5.0) == pasted[:1]
    in_parts = [(key, 5 + i / 99) for i, key in enumerate(pasted)]
    assert played(*in_parts) == pasted[:1]


@given(
    st.lists(
        st.tuples(
            st.sampled_from([keys.A, keys.B, keys.X, keys.Y, keys.LEFT, keys.UP]),
            st.integers(130, 900),
        ),
        min_size=1,
        max_size=30,
    )
)
def test_a_fast_person_loses_no_press(gaps):
    """Eight presses a second, of the same key or another."""
    now, timed = 0.0, []
    for key, gap in gaps:
        now += gap / 1000
        timed.append((key, now))
    assert played(*timed) == [key for key, _ in gaps]


def test_the_same_key_again_waits_until_it_is_clear():
    presses = Presses()
    assert presses.take([keys.A], 1.0) == [keys.A]
    assert presses.take([keys.A], 1.3) == []
    assert presses.undecided and presses.wait(1.35) == pytest.approx(0.07)
    assert presses.settle(1.4) == []
    assert presses.settle(1.43) == [keys.A]
    assert not presses.undecided


def test_ctrl_c_always_counts():
    assert Presses().take([keys.A, QUIT, keys.B], 1.0) == [keys.A, QUIT]
