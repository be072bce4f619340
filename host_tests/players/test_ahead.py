"""What one draw may bring, against the solver itself."""

from array import array

from gin.cards import add, count, hand, has, remove
from gin.melds import after_discards, deadwood
from gin.solver_plain import TABLE
from naive.dice import Dice
from players.ahead import PARTS, dearest, least_after, look_ahead, size, split


def _deal(dice, n, cards):
    cards = list(cards)
    return [cards.pop(dice.below(len(cards))) for _ in range(n)]


def _narrow(dice):
    """The cards of five ranks, or five neighbours: hands with many melds."""
    if dice.below(2):
        return [s * 13 + r for s in range(4) for r in range(4, 9)]
    return [s * 13 + r for s in range(4) for r in (0, 3, 4, 8, 12)]


def _two_fours(h):
    four = h[0] & h[1] & h[2] & h[3]
    return four & (four - 1)


def test_least_after_is_the_best_discard():
    dice = Dice(1)
    left = bytearray(52)
    seen = 0
    for number in range(400):
        h = hand(_deal(dice, 11, _narrow(dice) if number % 2 else range(52)))
        if not _two_fours(h):
            assert least_after(h) == after_discards(h, left)
            seen += 1
    assert seen > 300


def test_split_parts_the_hand():
    dice = Dice(2)
    parts = array("H", [0] * PARTS)
    for number in range(300):
        h = hand(_deal(dice, 10, _narrow(dice) if number % 2 else range(52)))
        dw = split(h, 0, parts)
        assert sum(TABLE[parts[s]] for s in range(4)) == dw
        four = h[0] & h[1] & h[2] & h[3]
        assert dw == deadwood(h) or (four and dw > deadwood(h))
        for s in range(4):
            assert parts[s] | parts[4 + s] | parts[8] & h[s] == h[s]
            assert not parts[s] & (parts[4 + s] | parts[8] & h[s] & ~parts[s])


def test_dearest():
    parts = array("H", [0] * PARTS)
    assert dearest(parts) == 0
    parts[2] = 1 << 4
    assert dearest(parts) == 5
    parts[0] = 1 << 11
    assert dearest(parts) == 10


def test_look_ahead_is_a_draw_and_its_best_discard():
    dice = Dice(3)
    left = bytearray(52)
    for _ in range(12):
        cards = _deal(dice, 30, range(52))
        own = hand(cards[:10])
        unseen = hand(cards[10:])
        if _two_fours(own):
            continue
        lefts = bytearray(128)
        total = look_ahead(own, unseen, deadwood(own), lefts)
        expected = bytearray(128)
        for card in cards[10:]:
            add(own, card)
            expected[after_discards(own, left)] += 1
            remove(own, card)
        assert lefts == expected
        assert total == sum(i * n for i, n in enumerate(expected))


def test_size_counts():
    dice = Dice(4)
    for n in range(12):
        h = hand(_deal(dice, n, range(52)))
        assert size(h) == count(h) == n
        assert not has(h, 0) or n
