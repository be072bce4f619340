"""Actions are integers of one byte: what a player may do, and how it is written in words."""

from micropython import const

from .cards import code, name

DRAW = const(0)  # the top of the stock
TAKE = const(1)  # the top of the discard pile
PASS = const(2)  # refuse the upcard that is offered at the start
BIG_GIN = const(3)
DISCARD = const(64)  # + card
KNOCK = const(128)  # + card: it goes face down
GIN = const(192)  # + card: a knock with deadwood 0

LEGAL_MOST = const(24)  # room for all that may be done at once: 11 discards, 11 knocks, big gin

_PLAIN = ("draw", "take", "pass", "biggin")
_WITH_CARD = ("discard", "knock", "gin")


def is_action(action):
    """True if `action` is an action's code, legal now or not."""
    return isinstance(action, int) and (
        0 <= action <= BIG_GIN or (DISCARD <= action < 256 and action & 63 < 52)
    )


def card_of(action):
    """The card that a discard, knock or gin puts down."""
    return action & 63


def action_text(action):
    """It in words: 'draw', 'take', 'pass', 'discard 9D', 'knock QH', 'gin 3C', 'biggin'."""
    if not is_action(action):
        return f"action {action!r}"
    if action <= BIG_GIN:
        return _PLAIN[action]
    return _WITH_CARD[(action >> 6) - 1] + " " + name(action & 63)


def parse_action(text):
    """The action that `text` names (see action_text); ValueError if it names none."""
    words = text.split() if isinstance(text, str) else ()
    if len(words) == 1 and words[0] in _PLAIN:
        return _PLAIN.index(words[0])
    if len(words) == 2 and words[0] in _WITH_CARD:
        return (_WITH_CARD.index(words[0]) + 1) * 64 + code(words[1])
    raise ValueError(
        f"no such action: {text!r} (there are draw, take, pass, biggin, and discard, knock, gin"
        " with a card, as in 'discard 9D')"
    )
