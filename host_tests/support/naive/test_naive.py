"""The brute force itself, against hands whose answers were worked out elsewhere."""

from cases import of_kind
from naive import solver
from naive.cards import BIT, read
from naive.dice import Dice
from naive.game import Deal
from naive.presets import PRESETS


def _masks(texts):
    return tuple(sorted([read(text) for text in texts]))


def test_least_deadwood_of_the_cases():
    for case in of_kind("meld"):
        hand = read(case["hand"])
        assert solver.deadwood(hand) == case["deadwood"], case["id"]
        best = max([worth for _, _, worth in solver.ways(hand)])
        found = [tuple(sorted(melds)) for melds, _, worth in solver.ways(hand) if worth == best]
        assert len(found) == case["arrangements"], case["id"]
        assert _masks(case["one"]) in found, case["id"]


def test_discards_of_the_cases():
    for case in of_kind("meld"):
        if "best_discards" in case:
            left = solver.after_discards(read(case["hand"]))
            assert min(left.values()) == case["after_best_discard"], case["id"]
            best = [card for card in left if left[card] == min(left.values())]
            assert sum(best) == read(case["best_discards"]), case["id"]


def test_layoffs_of_the_cases():
    for case in of_kind("layoff"):
        defender = read(case["defender"])
        assert solver.deadwood(defender) == case["defender_before"], case["id"]
        if case["knocker_deadwood"] > 0:
            after = solver.after_layoffs(defender, _masks(case["laid"]))
            assert after == case["defender_after"], case["id"]


def test_arrangements_of_the_cases():
    for case in of_kind("knocker_choice"):
        knocker = read(case["knocker"])
        assert solver.deadwood(knocker) == case["knocker_deadwood"], case["id"]
        for option in case["options"]:
            laid = _masks(option["laid"])
            assert laid in solver.arrangements(knocker), case["id"]
            after = solver.after_layoffs(read(case["defender"]), laid)
            assert after == option["defender_after"], case["id"]


def test_exposure_counts_chains_in_full_and_each_card_once():
    laid = _masks(["4S 5S 6S", "7C 7D 7H"])
    assert solver.exposure(laid, read("2S 3S 7S 8S 9C")) == 2 + 3 + 7 + 8
    assert solver.exposure(laid, read("2S 8S 9C")) == 0


def test_a_deal_goes_round():
    deal = Deal(PRESETS["classic"], Dice(1).deck(), 0)
    for action in ("pass", "pass", "draw"):
        assert action in deal.legal()
        deal.apply(action)
    assert len(deal.hands[1]) == 11 and len(deal.hands[0]) == 10 and len(deal.stock) == 30
    card = deal.hands[1][0]
    deal.apply("discard " + card)
    assert deal.turn == 0 and deal.pile[-1] == card and BIT[card]
