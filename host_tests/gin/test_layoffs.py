"""Layoffs and the knocker's way to lay, against brute force."""

from array import array

from cases import of_kind
from gin import layoffs, melds
from gin.cards import hand
from naive import bridge, played, solver
from naive.cards import BIT, DECK, mask, points, read
from naive.counts import count
from naive.dice import Dice

# The slower Python plays fewer: layoffs run the same file on both, unlike the solver.
SHOWDOWNS = count(2000, 500, 60)

_defender = hand()
_laid = melds.new_melds()
_layoff = layoffs.Layoff()


def _melds(texts):
    codes = [bridge.meld_code(text) for text in texts]
    return array("H", codes + [0] * (4 - len(codes)))


def _check_valid(cards, laid, result):
    """The result's own melds and layoffs can be done in that order and leave its deadwood."""
    for meld in bridge.laid(result.melds):
        assert meld in solver.WORTH and meld & cards == meld
        cards &= ~meld
    table = [bridge.meld_bits(meld) for meld in laid if meld]
    for i in range(result.n):
        card = bridge.card_bit(result.cards[i])
        onto = result.onto[i]
        assert card & cards and table[onto] | card in solver.WORTH
        cards ^= card
        table[onto] |= card
    assert points(cards) == result.deadwood


def _check(defender, laid):
    bridge.fill(_defender, defender)
    expected = solver.after_layoffs(defender, bridge.laid(laid))
    assert _layoff.solve(_defender, laid) == expected, (defender, list(laid))
    assert _layoff.deadwood == expected
    _check_valid(defender, laid, _layoff)


def _check_lay(knocker, unseen):
    """The knocker lays one of the best ways; it is left in _laid."""
    deadwood = layoffs.lay(bridge.fill(hand(), knocker), bridge.fill(hand(), unseen), _laid)
    assert deadwood == solver.deadwood(knocker)
    assert bridge.laid(_laid) in solver.ways_to_lay(knocker, unseen), knocker


def test_the_collected_layoffs():
    for case in of_kind("layoff"):
        defender = read(case["defender"])
        laid = _melds(case["laid"]) if case["knocker_deadwood"] else _melds([])
        bridge.fill(_defender, defender)
        assert _layoff.solve(_defender, laid) == case["defender_after"], case["id"]
        _check_valid(defender, laid, _layoff)


def test_the_collected_ways_to_lay():
    for case in of_kind("knocker_choice"):
        knocker = read(case["knocker"])
        _check_lay(knocker, mask(DECK) & ~knocker)
        for option in case["options"]:
            bridge.fill(_defender, read(case["defender"]))
            after = _layoff.solve(_defender, _melds(option["laid"]))
            assert after == option["defender_after"], case["id"]


def test_the_knocker_avoids_an_undercut_where_the_arrangement_decides():
    for case in of_kind("knocker_choice"):
        if case["id"] in ("K02", "K03", "K06", "K08", "K13"):
            knocker = read(case["knocker"])
            _check_lay(knocker, mask(DECK) & ~knocker)
            bridge.fill(_defender, read(case["defender"]))
            after = _layoff.solve(_defender, _laid)
            assert after == max([option["defender_after"] for option in case["options"]])


def test_played_showdowns():
    for deal in played.showdowns(SHOWDOWNS, 10):
        knocker = mask(deal.hands[deal.knocker])
        defender = mask(deal.hands[1 - deal.knocker])
        _check_lay(knocker, mask(DECK) & ~knocker & ~mask(deal.pile))
        _check(defender, _laid)


def test_crowded_hands():
    """Both hands out of few ranks: melds and layoffs compete for every card."""
    dice = Dice(11)
    for i in range(count(2000, 2000, 60)):
        deck = dice.few_ranks(5 + i % 4)
        knocker = mask(deck[:10])
        _check_lay(knocker, mask(deck[10:]))
        _check(mask(deck[10:20]), _laid)


def test_a_run_takes_several_cards_at_both_ends():
    laid = _melds(["7D 8D 9D"])
    bridge.fill(_defender, read("5D 6D TD JD AS 3C 5H 7S 9C KS"))
    assert _layoff.solve(_defender, laid) == 1 + 3 + 5 + 7 + 9 + 10
    assert sorted([DECK[card] for card in _layoff.cards[: _layoff.n]]) == ["5D", "6D", "JD", "TD"]


def test_aces_are_low_in_layoffs_too():
    for laid, card in (("JS QS KS", "AS"), ("AS 2S 3S", "KS")):
        bridge.fill(_defender, BIT[card])
        _layoff.solve(_defender, _melds([laid]))
        assert _layoff.n == 0 and _layoff.deadwood == points(BIT[card])


def test_the_fourth_card_serves_the_defender_where_it_saves_most():
    """A set of nines could take the fourth, but the defender's run needs it more, or not."""
    laid = _melds(["9S 9C 9H"])
    _check(read("7D 8D 9D AS 2C 3H 5S 5H KC KH"), laid)
    assert _layoff.n == 0
    _check(read("7D 8D 9D 7S 7C 8S 8C 2H 4H KH"), laid)
    assert [DECK[card] for card in _layoff.cards[: _layoff.n]] == ["9D"]


def test_nothing_is_laid_off_on_no_melds():
    for cards in played.random_hands(200, 10, 12):
        bridge.fill(_defender, cards)
        assert _layoff.solve(_defender, _melds([])) == solver.deadwood(cards)
        assert _layoff.n == 0
