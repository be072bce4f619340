"""The solver against brute force: the collected hands, random hands and played hands."""

from cases import of_kind
from gin import melds
from gin.cards import hand
from naive import bridge, played, solver
from naive.cards import BIT, DECK, mask, points, read
from naive.counts import count
from naive.dice import Dice

HANDS = count(20000, 20000, 1000)

_hand = hand()
_out = bytearray(52)
_one = melds.new_melds()
_all = melds.new_melds(72)


def _load(cards):
    return bridge.fill(_hand, cards)


def _check_least(cards):
    """Least deadwood of `cards` and of what each discard leaves, both equal to brute force."""
    assert melds.deadwood(_load(cards)) == solver.deadwood(cards), cards
    least = melds.after_discards(_hand, _out)
    left = solver.after_discards(cards)
    assert least == min(left.values()), cards
    for code in range(52):
        assert _out[code] == left.get(bridge.card_bit(code), 255), (cards, DECK[code])


def _check_arrangements(cards):
    """All best arrangements, the one that is shown, and the cards in any of them."""
    best = solver.arrangements(cards)
    n = melds.arrangements(_load(cards), _all)
    assert sorted([bridge.laid(_all, 4 * i) for i in range(n)]) == sorted(best), cards
    assert melds.arrange(_hand, _one) == solver.deadwood(cards), cards
    assert bridge.laid(_one) in best, cards
    inside = hand()
    melds.in_best_meld(_hand, inside)
    melded = 0
    for arrangement in best:
        for meld in arrangement:
            melded |= meld
    assert bridge.bits(inside) == melded, cards


def test_the_collected_hands():
    for case in of_kind("meld"):
        cards = read(case["hand"])
        assert melds.deadwood(_load(cards)) == case["deadwood"], case["id"]
        _check_arrangements(cards)
        if "best_discards" in case:
            least = melds.after_discards(_hand, _out)
            assert least == case["after_best_discard"], case["id"]
            best = [DECK[code] for code in range(52) if _out[code] == least]
            assert best == sorted(case["best_discards"].split(), key=DECK.index), case["id"]


def test_random_hands_of_ten_and_eleven_cards():
    for cards in played.random_hands(HANDS // 2, 10, 1):
        assert melds.deadwood(_load(cards)) == solver.deadwood(cards), cards
    for cards in played.random_hands(HANDS // 2, 11, 2):
        _check_least(cards)


def test_played_hands_of_ten_and_eleven_cards():
    for cards in played.hands(HANDS, 3):
        _check_least(cards)


def test_arrangements_of_played_hands():
    for cards in played.hands(HANDS // 20, 4):
        _check_arrangements(cards)


def test_the_hands_people_knock_with():
    """They are what makes played hands worth testing: many of them fool largest-meld-first."""
    fooled = 0
    for deal in played.showdowns(300, 5):
        cards = mask(deal.hands[deal.knocker])
        _check_arrangements(cards)
        fooled += _largest_meld_first(cards) != melds.deadwood(_load(cards))
    assert fooled >= 20, fooled


def _largest_meld_first(cards):
    while True:
        inside = [(points(meld), meld) for meld in solver.MELDS if meld & cards == meld]
        if not inside:
            return points(cards)
        cards &= ~max(inside)[1]


def test_small_hands():
    assert melds.deadwood(_load(0)) == 0
    for card in DECK:
        _check_least(BIT[card])
    for cards in ("AS 2S", "KS KD", "QS KS AS", "AS 2S 3S", "9S 9C 9D"):
        _check_least(read(cards))
        _check_arrangements(read(cards))


def test_one_suit_and_few_ranks():
    """The extremes: eleven cards of one suit, and hands out of three or four ranks."""
    for gap in range(13):
        for other in range(gap):
            _check_least(
                mask(
                    [card for card in DECK[39:] if card not in (DECK[39 + gap], DECK[39 + other])]
                )
            )
    for low in range(11):
        block = [rank + 13 * suit for suit in range(4) for rank in range(low, low + 3)]
        for left_out in block:
            cards = sum([1 << code for code in block if code != left_out])
            _check_least(cards)
            _check_arrangements(cards)


def test_a_meld_knows_its_cards():
    buffer = bytearray(52)
    for meld in solver.MELDS:
        cards = [card for card in DECK if meld & BIT[card]]
        code = bridge.meld_code(" ".join(cards))
        assert melds.is_run(code) == (cards[0][1] == cards[1][1])
        n = melds.meld_cards(code, buffer)
        assert [DECK[card] for card in buffer[:n]] == cards
        for card in range(52):
            assert melds.meld_has(code, card) == (DECK[card] in cards)


def test_hands_of_few_ranks():
    """Four of a rank may have to stay three, for a run; with two such ranks, each in its turn."""
    dice = Dice(17)
    for i in range(count(3000, 500, 400)):
        _check_least(mask(dice.few_ranks(4 + i % 3)[:11]))


def test_a_meld_from_its_cards():
    """Every three to five cards of a small deck: a meld where the naive solver leaves none."""
    sample = [0, 1, 2, 3, 4, 13, 14, 15, 16, 26, 27, 28, 39, 40, 49, 50, 51]
    found = 0
    for n in (3, 4):
        for chosen in _choices(sample, n):
            bits = sum([1 << card for card in chosen])
            if solver.deadwood(bits) == 0:
                meld = melds.meld_of(list(reversed(chosen)))
                assert sorted([card for card in range(52) if melds.meld_has(meld, card)]) == chosen
                found += 1
            else:
                assert _is_refused(chosen)
    assert found > 15
    for cards in ([], [0], [0, 1], [0, 0, 0], [0, 13], [0, 13, 26, 26], [5, 6, 7, 7]):
        assert _is_refused(cards)


def _choices(things, n):
    if not n:
        return [[]]
    return [
        [things[i]] + rest for i in range(len(things)) for rest in _choices(things[i + 1 :], n - 1)
    ]


def _is_refused(cards):
    try:
        melds.meld_of(cards)
    except ValueError:
        return True
    return False
