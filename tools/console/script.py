"""Scripts of keys: a text of tokens, read into events at virtual times.

    left right up down a b x y      a press
    right*3                         the same press three times
    wait 500                        let 500 milliseconds pass
    seed 0011223344556677           the cards of the games that follow (16 hex digits)
    shot title.png                  take a picture
    # ...                           the rest of the line is a comment

Time is virtual: a press or a picture comes 200 ms after what is before it, and the script ends
1000 ms after its last token.
"""

from dataclasses import dataclass, field
from pathlib import Path

from system import keys

PACE = 200
END = 1000
_WORDS = ("wait", "seed", "shot")
_MOST_REPEATS = 1000
_MOST_WAIT = 24 * 3600 * 1000

NAMES = {
    "left": keys.LEFT,
    "right": keys.RIGHT,
    "up": keys.UP,
    "down": keys.DOWN,
    "a": keys.A,
    "b": keys.B,
    "x": keys.X,
    "y": keys.Y,
}


class ScriptError(Exception):
    """A script that cannot be played; the message says where and why."""


@dataclass
class Script:
    """Presses and pictures by virtual time (ms since power-up), in order."""

    seed: bytes = bytes(8)
    keys: list[tuple[int, int]] = field(default_factory=list)
    shots: list[tuple[int, Path]] = field(default_factory=list)
    end: int = END


def _number(text: str, most: int, what: str) -> int:
    digits = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not digits or not 1 <= int(text) <= most:
        raise ScriptError(f"{what} must be a number from 1 to {most}, not '{text}'")
    return int(text)


def _press(token: str) -> tuple[int, int]:
    """Give the key event and how often it comes."""
    name, star, times = token.partition("*")
    repeats = _number(times, _MOST_REPEATS, "the repeats") if star else 1
    if name not in NAMES:
        raise ScriptError(f"unknown key '{name}' (known: {' '.join(NAMES)}; and wait, seed, shot)")
    return NAMES[name], repeats


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 8:
        raise ScriptError(f"a seed has 16 hex digits, not '{text}'")
    return seed


def _word(script: Script, word: str, value: str | None, now: int) -> int:
    """Do a word that takes a value; give the time after it."""
    if value is None:
        raise ScriptError(f"'{word}' lacks its value")
    if word == "wait":
        return now + _number(value, _MOST_WAIT, "the wait")
    if word == "seed":
        script.seed = _seed(value)
        return now
    if "\0" in value:
        raise ScriptError("no file can be called so")
    script.shots.append((now + PACE, Path(value)))
    return now + PACE


def parse(text: str, name: str = "script") -> Script:
    """Read a script; ScriptError names the line (`name:line:`) and what is wrong."""
    script = Script()
    now = 0
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        tokens = iter(line.partition("#")[0].split())
        try:
            for token in tokens:
                if token in _WORDS:
                    now = _word(script, token, next(tokens, None), now)
                    continue
                key, repeats = _press(token)
                for _ in range(repeats):
                    now += PACE
                    script.keys.append((now, key))
        except ScriptError as error:
            raise ScriptError(f"{name}:{number}: {error}") from None
    script.end = now + END
    return script
