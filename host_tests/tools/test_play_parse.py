"""Scripts of keys: what they mean, and what is said about wrong ones."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from console.script import END, PACE, ScriptError, parse
from system import keys


def test_presses_come_at_a_steady_pace():
    script = parse("left right up\ndown a b x y")
    order = [keys.LEFT, keys.RIGHT, keys.UP, keys.DOWN, keys.A, keys.B, keys.X, keys.Y]
    assert script.keys == [(PACE * (i + 1), key) for i, key in enumerate(order)]
    assert script.end == PACE * 8 + END


def test_repeats_waits_and_comments():
    script = parse("a*2 # twice\n\n# nothing here: b\nwait 500 b*2")
    assert script.keys == [(200, keys.A), (400, keys.A), (1100, keys.B), (1300, keys.B)]


def test_a_picture_is_taken_after_its_pace():
    script = parse("a shot one.png wait 50 shot two.png")
    assert script.shots == [(400, Path("one.png")), (650, Path("two.png"))]


def test_a_mark_of_the_byte_order_is_no_key():
    assert parse("\ufeffa").keys == parse("a").keys


def test_seed():
    assert parse("seed 0011223344556677").seed == bytes.fromhex("0011223344556677")
    assert parse("a").seed == bytes(8)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a\nb\njump", "f.keys:3: unknown key 'jump'"),
        ("a*0", "f.keys:1: the repeats must be a number from 1 to 1000, not '0'"),
        ("a*", "not ''"),
        ("a*²", "not '²'"),
        ("a-long", "unknown key 'a-long'"),
        ("\nwait", "f.keys:2: 'wait' lacks its value"),
        ("wait a", "the wait must be a number from 1 to 86400000, not 'a'"),
        ("wait -5", "not '-5'"),
        ("wait " + "9" * 5000, "the wait must be a number from 1 to 86400000"),
        ("a*" + "9" * 5000, "the repeats must be a number from 1 to 1000"),
        ("shot a\0.png", "f.keys:1: no file can be called so"),
        ("seed 0011", "a seed has 16 hex digits, not '0011'"),
        ("seed 00112233445566zz", "a seed has 16 hex digits"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text, complaint):
    with pytest.raises(ScriptError) as error:
        parse(text, "f.keys")
    assert complaint in str(error.value)


@given(st.text())
def test_any_text_is_a_script_or_told_to_be_none(text):
    try:
        script = parse(text)
    except ScriptError as error:
        complaint = str(error)
    else:
        complaint = "script:"
        times = [time for time, _ in script.keys]
        assert times == sorted(times)
        assert script.end >= max(times, default=0) + END
    assert complaint.startswith("script:")
