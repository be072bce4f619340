"""What a request holds, read into the game's own: cards, rules, a seed."""

import os
from array import array

from gin import rules as gin_rules
from gin.cards import add, code, hand, has, name
from gin.melds import meld_of, new_melds

# Words that may stand for the numbers of a rules field.
WORDS: dict[str, tuple[str, ...]] = {
    "first": ("non-dealer", "human"),
    "first_dealer": ("lot", "computer"),
    "next_dealer": ("winner", "loser", "alternate", "computer"),
    "shutout": ("none", "points", "deals"),
}
# Rules fields that are switched on and off; JSON's true and false do it too.
YES_OR_NO = {field for field, _, most, _ in gin_rules.FIELDS if most == 1} - set(WORDS)


class BadRequest(ValueError):
    """What was asked makes no sense; the message says why and what would."""


def read_card(value) -> int:
    """The card that JSON `value` is: its text, or its number; ValueError if it is none."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 52:
        return value
    return code(value)


def read_cards(value, what: str, sizes: tuple[int, ...]) -> list[int]:
    """The cards of JSON list `value`; BadRequest if it is no list of different cards, or is not
    as long as one of `sizes`."""
    if not isinstance(value, list):
        raise BadRequest(f'{what} must be a list of cards, as in ["AS", "TC"]')
    cards = [read_card(card) for card in value]
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise BadRequest(f"{what} holds {name(card)} twice")
    if len(cards) not in sizes:
        wanted = " or ".join(map(str, sizes))
        raise BadRequest(f"{what} must have {wanted} cards, not {len(cards)}")
    return cards


def read_rules(value) -> gin_rules.Rules:
    """The rules that a preset's name or an object of changes stands for."""
    if isinstance(value, str):
        return gin_rules.preset(value)
    if not isinstance(value, dict):
        raise BadRequest('rules must be a preset\'s name or an object: {"preset": "kawu", ...}')
    changes = dict(value)
    base = changes.pop("preset", "classic")
    if not isinstance(base, str):
        raise BadRequest("preset must be a name: " + ", ".join(gin_rules.PRESET_NAMES))
    rules = gin_rules.preset(base)
    for field in sorted(changes, key=_place):
        rules.change(field, _read_setting(field, changes[field]))
    rules.check()
    return rules


def _place(field: str) -> int:
    """Where `field` stands among the rules: one may follow another until it is set itself."""
    return next((i for i, known in enumerate(gin_rules.FIELDS) if known[0] == field), -1)


def _read_setting(field: str, value):
    """The number that `value` stands for in rules field `field`: a word of it, or yes and no."""
    words = WORDS.get(field, ())
    if value in words:
        return words.index(value)
    if isinstance(value, bool) and field not in YES_OR_NO:
        raise BadRequest(f"rule {field} is a number, not {str(value).lower()}")
    return value


def read_seed(text) -> bytes:
    """The seed that 16 hex digits stand for; one of the system's where `text` is None."""
    if text is None:
        return os.urandom(8)
    try:
        seed = bytes.fromhex(text)
    except (TypeError, ValueError):
        seed = b""
    if len(seed) != 8:
        raise BadRequest(f"seed must be 16 hex digits, not {text!r}")
    return seed


def read_melds(value, defender) -> array:
    """The knocker's melds (see gin.melds.new_melds) that a list of lists of cards stands for;
    none of them holds a card of the hand `defender`."""
    if not isinstance(value, list):
        raise BadRequest('knocker must be a list of melds: [["4S", "5S", "6S"], ...]')
    melds = [read_cards(meld, "a meld", tuple(range(3, 12))) for meld in value]
    if sum(map(len, melds)) > 11:
        raise BadRequest("the knocker's melds have more than 11 cards")
    laid = hand()
    codes = new_melds()
    for card in (card for meld in melds for card in meld):
        if has(defender, card) or has(laid, card):
            raise BadRequest(f"{name(card)} is there twice")
        add(laid, card)
    for i, meld in enumerate(melds):
        codes[i] = meld_of(meld)
    return codes
