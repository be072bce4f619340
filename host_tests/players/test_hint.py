"""The hint: Hard's own decision, from nothing but the View, for a reason that is true."""

from gin.actions import DISCARD, DRAW, GIN, KNOCK, PASS, TAKE, card_of
from gin.cards import NONE, copy, hand, has, remove
from gin.deal import OVER
from gin.match import Match
from gin.melds import deadwood
from gin.rules import PRESET_NAMES, preset
from naive.dice import Dice
from naive.hidden import permuted
from players import decide, hint
from players.hard import Hard
from players.view import View

DEALS = 24


def _views():
    """Every decision of some deals that are played as the hints say: match, seat, view."""
    view = View()
    for number in range(DEALS):
        match = Match(preset(PRESET_NAMES[number % len(PRESET_NAMES)]), bytes([number] * 8))
        while match.deal.phase != OVER:
            seat = match.deal.turn
            view.read(match, seat)
            yield match, seat, view
            match.apply(_ask(view).action)


def _ask(view):
    told = hint.Hint()
    told.ask(view)
    return told


def _said(told):
    return told.action, told.reason, bytes(told.cards[: told.n])


def test_it_is_what_hard_decides():
    for _, _, view in _views():
        hard = Hard()
        hard.begin_match(bytes(8))
        action = decide(hard, view)
        assert _ask(view).action == action
        assert action in list(view.legal[: view.n_legal])


def test_hidden_cards_change_neither_action_nor_reason():
    other = View()
    dice = Dice(5)
    for match, seat, view in _views():
        other.read(permuted(match, seat, dice), seat)
        assert _said(_ask(view)) == _said(_ask(other))


def test_reasons_are_true():
    seen = set()
    for _, _, view in _views():
        told = _ask(view)
        seen.add(told.reason)
        assert TRUE[told.reason](view, told.action, list(told.cards[: told.n])), _said(told)
    assert len(seen) >= len(TRUE) - 1, seen


def test_a_discard_is_safe_only_when_all_near_it_are_gone():
    """A king whose neighbours lie in the pile or in the hand; one of them out, and it is not."""
    view = View()
    match = Match(preset("classic"), bytes(8))
    view.read(match, match.deal.turn)
    view.phase = 2
    found = {True: 0, False: 0}
    dice = Dice(3)
    for _ in range(400):
        _deal_late(view, dice)
        told = _ask(view)
        if told.reason in (hint.SAFE, hint.SAFER):
            safe = not _near(view, told.cards[0])
            assert safe == (told.reason == hint.SAFE)
            found[safe] += 1
    assert found[True] > 3
    assert found[False] > 20


def _deal_late(view, dice):
    """Eleven cards in the hand, twenty in the pile, all others unseen."""
    cards = list(range(52))
    for i in range(51, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    for s in range(4):
        view.hand[s] = view.unseen[s] = view.known[s] = 0
    for card in cards[:11]:
        view.hand[card // 13] |= 1 << card % 13
    for card in cards[31:]:
        view.unseen[card // 13] |= 1 << card % 13
    view.pile_size = 20
    for i in range(20):
        view.pile[i] = cards[11 + i]
    view.upcard = cards[30]
    view.drawn = cards[0]
    view.taken = NONE
    view.turns = view.opponent_turns = 9
    view.n_legal = 11
    for i, card in enumerate(sorted(cards[:11])):
        view.legal[i] = DISCARD + card


def _near(view, card):
    """The cards that could be in a meld with `card` and are not in the hand or the pile."""
    s, r = card // 13, card % 13
    beside = [s * 13 + q for q in range(max(r - 2, 0), min(r + 2, 12) + 1) if q != r]
    same = [t * 13 + r for t in range(4) if t != s]
    return [c for c in beside + same if has(view.unseen, c) or has(view.known, c)]


def _with(view, card):
    """The least deadwood of the hand with `card` once the best other card is thrown."""
    held = hand()
    copy(held, view.hand)
    held[card // 13] |= 1 << card % 13
    return min(_without(held, c) for c in range(52) if has(held, c) and c != card)


def _without(held, card):
    rest = hand()
    copy(rest, held)
    remove(rest, card)
    return deadwood(rest)


def _is_meld(cards):
    a, b, c = sorted(cards)
    if a % 13 == b % 13 == c % 13:
        return True
    return a // 13 == c // 13 and c - b == b - a == 1


def _no_gain(view, action, cards):
    return action in (DRAW, PASS) and cards == [view.upcard]


def _completes(view, action, cards):
    return action == TAKE and cards == [view.upcard] and _with(view, cards[0]) > view.limit


def _to_knock(view, action, cards):
    return action == TAKE and cards == [view.upcard] and _with(view, cards[0]) <= view.limit


def _goes_gin(view, action, cards):
    return action >= GIN and _without(view.hand, card_of(action)) == 0


def _knocks(view, action, cards):
    return KNOCK <= action < GIN


def _may_knock(view, action, cards):
    """Not knocking, though one may."""
    legal = list(view.legal[: view.n_legal])
    return DISCARD <= action < KNOCK and any(KNOCK <= a < GIN for a in legal)


def _keeps(view, action, cards):
    one, other, sought = cards
    return (
        has(view.hand, one)
        and has(view.hand, other)
        and card_of(action) not in cards
        and has(view.unseen, sought)
        and _is_meld(cards)
    )


def _safe(view, action, cards):
    return cards == [card_of(action)] and not _near(view, cards[0])


def _safer(view, action, cards):
    return cards[0] == card_of(action) and has(view.hand, cards[1]) and _near(view, cards[0])


def _high(view, action, cards):
    return cards == [card_of(action)] and _without(view.hand, cards[0]) < deadwood(view.hand)


def _only(view, action, cards):
    return action in (DRAW, PASS) and view.n_legal == 1


TRUE = {
    hint.NO_GAIN: _no_gain,
    hint.COMPLETES: _completes,
    hint.TO_KNOCK: _to_knock,
    hint.GOES_GIN: _goes_gin,
    hint.KNOCKS_AHEAD: _knocks,
    hint.FOR_GIN: _may_knock,
    hint.UNDERCUT_RISK: _may_knock,
    hint.KEEPS: _keeps,
    hint.SAFE: _safe,
    hint.SAFER: _safer,
    hint.HIGH: _high,
    hint.ONLY: _only,
}
