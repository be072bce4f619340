"""Cards and hands."""

from gin import cards
from naive.bridge import bits
from naive.cards import BIT, DECK, POINTS


def test_codes_names_and_values():
    for i, text in enumerate(DECK):
        assert cards.name(i) == text
        assert cards.code(text) == i
        assert cards.value(i) == POINTS[BIT[text]]
        assert DECK[cards.suit(i) * 13 + cards.rank(i)] == text
    assert [cards.name(i) for i in (0, 22, 34, 50)] == ["AS", "TC", "9D", "QH"]


def test_what_is_no_card_is_refused():
    for text in (
        "",
        "A",
        "1S",
        "10S",
        "as",
        "AS ",
        " AS",
        "SA",
        "♠A",
        "A♠",
        None,
        7,
        ["AS"],
        b"AS",
    ):
        try:
            cards.code(text)
        except ValueError as error:
            assert repr(text) in str(error)
        else:
            raise AssertionError(repr(text) + " was taken for a card")


def test_a_hand_keeps_what_it_is_given():
    hand = cards.hand()
    buffer = bytearray(52)
    held = []
    for i in range(52):
        card = i * 23 % 52
        assert not cards.has(hand, card)
        cards.add(hand, card)
        held.append(card)
        assert cards.has(hand, card)
        assert cards.count(hand) == len(held)
        assert bits(hand) == sum([1 << c for c in held])
        assert cards.fill(hand, buffer) == len(held)
        assert list(buffer[: len(held)]) == sorted(held)
    for card in held[:40]:
        cards.remove(hand, card)
        assert not cards.has(hand, card)
    assert cards.fill(hand, buffer) == 12
    assert list(buffer[:12]) == sorted(held[40:])


def test_adding_twice_and_removing_what_is_not_there_change_nothing():
    hand = cards.hand()
    cards.add(hand, 51)
    cards.add(hand, 51)
    assert cards.count(hand) == 1
    cards.remove(hand, 50)
    assert cards.count(hand) == 1 and cards.has(hand, 51)
