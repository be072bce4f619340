"""The line protocol: what a program that drives the engine asks and gets."""

import pytest

from cases import of_kind
from engine_process import EngineProcess
from naive import bridge, game, solver
from naive.cards import BIT, DECK, POINTS, cards_of, mask, read
from naive.dice import Dice
from naive.presets import PRESETS
from naive.recount import is_over, recount
from naive.stacked import stacked
from naive.tempers import tempers

HAND = "AS 2S 3S 4C 5C 6C 9D 9H 9S 6H"  # deadwood 6
WEAK = "KS KD QD JH 8D 5H 2H 2D 4D 7C"  # the seven goes on 4C 5C 6C; then 61


@pytest.fixture
def engine():
    """A fresh engine, which must end cleanly."""
    process = EngineProcess()
    yield process
    process.stop()


def test_a_deal_from_new_to_its_result(engine):
    deck = stacked(HAND, WEAK, "KH", "QC")
    state = engine.ask("new", rules="classic", deck=deck, dealer=1)
    assert (state["phase"], state["turn"], state["dealer"]) == ("offer", 0, 1)
    assert "result" not in state
    assert engine.ask("legal") == {"legal": ["take", "pass"]}
    engine.ask("apply", action="pass")
    engine.ask("apply", action="pass")
    assert engine.ask("legal") == {"legal": ["draw"]}
    engine.ask("apply", action="draw")
    assert "knock QC" in engine.ask("legal")["legal"]
    engine.ask("apply", action="knock QC")
    assert engine.ask("legal") == {"legal": []}
    assert engine.ask("state")["face_down"] == "QC"
    result = engine.ask("state")["result"]
    assert (result["winner"], result["points"]) == (0, 61 - 6)
    assert result["deadwood"] == [6, 61]
    laid = [sorted(meld) for meld in result["melds"][0]]
    assert sorted(laid) == [["2S", "3S", "AS"], ["4C", "5C", "6C"], ["9D", "9H", "9S"]]
    assert result["melds"][1] == []
    (layoff,) = result["layoffs"][1]
    assert layoff["card"] == "7C"
    assert sorted(layoff["onto"]) == ["4C", "5C", "6C"]
    assert result["layoffs"][0] == []


def test_the_state_shows_both_hands_the_stock_and_the_discards(engine):
    deck = Dice(1).deck()
    state = engine.ask("new", rules="kawu", deck=deck, dealer=0)
    assert sorted(state["hands"][1]) == sorted(deck[0:20:2])
    assert sorted(state["hands"][0]) == sorted(deck[1:20:2])
    assert state["discards"] == [deck[20]]
    assert state["stock"] == deck[21:]
    assert engine.ask("state") == state


def test_a_deck_may_be_numbers_too(engine):
    deck = Dice(2).deck()
    words = engine.ask("new", rules="kawu", deck=deck, dealer=0)
    numbers = engine.ask("new", rules="kawu", deck=[DECK.index(card) for card in deck], dealer=0)
    del words["match"], numbers["match"]
    assert words == numbers


def test_a_void_deal_has_no_winner(engine):
    engine.ask("new", rules="classic", deck=Dice(3).deck(), dealer=0)
    for action in ("pass", "pass"):
        engine.ask("apply", action=action)
    while True:
        state = engine.ask("apply", action="draw")
        (drawn,) = [card for card in state["hands"][state["turn"]] if card not in held(state)]
        state = engine.ask("apply", action="discard " + drawn)
        if state["phase"] == "over":
            break
    assert (state["result"]["winner"], state["result"]["points"]) == (None, 0)
    assert len(state["stock"]) == 2
    assert engine.ask("legal") == {"legal": []}


def held(state):
    """Cards of the turn's hand that were dealt to it, in a deal without takes."""
    dealt = Dice(3).deck()
    return dealt[1:20:2] if state["turn"] == 0 else dealt[0:20:2]


def _play_beside_naive(engine, rules, number):
    """One deal in both, compared at every step."""
    dice = Dice(number)
    deck, dealer = dice.deck(), dice.below(2)
    naive = game.Deal(PRESETS[rules], deck, dealer)
    players = tempers(dice)
    state = engine.ask("new", rules=rules, deck=deck, dealer=dealer)
    while True:
        legal = naive.legal()
        assert sorted(engine.ask("legal")["legal"]) == sorted(legal)
        assert [sorted(hand) for hand in state["hands"]] == [sorted(h) for h in naive.hands]
        assert state["stock"] == naive.stock
        assert state["phase"] == naive.phase
        everything = [*state["hands"][0], *state["hands"][1], *state["stock"], *state["discards"]]
        if state["face_down"]:
            everything.append(state["face_down"])
        assert sorted(everything) == sorted(DECK)
        assert (state["face_down"] is not None) == (naive.knocker is not None)
        if not legal:
            break
        assert state["discards"] == naive.pile
        assert state["turn"] == naive.turn
        action = players[naive.turn].choose(naive, legal)
        naive.apply(action)
        state = engine.ask("apply", action=action)
    found = state["result"]
    laid = ()
    if naive.knocker is not None:
        laid = tuple(sorted(mask(meld) for meld in found["melds"][naive.knocker]))
        assert laid in naive.ways_to_lay()
    expected = naive.result(laid)
    assert found["winner"] == expected["winner"]
    assert found["points"] == expected["points"]
    if naive.knocker is not None:
        assert found["deadwood"] == expected["deadwood"]


@pytest.mark.parametrize("rules", PRESETS)
def test_whole_deals_beside_the_naive_rules(engine, rules):
    for number in range(15):
        _play_beside_naive(engine, rules, number)


def test_solve(engine):
    for case in of_kind("meld"):
        hand = case["hand"].split()
        if len(hand) < 10:
            continue
        answer = engine.ask("solve", hand=hand)
        assert answer["deadwood"] == case["deadwood"], case["id"]
        melds = [mask(meld) for meld in answer["melds"]]
        assert all(meld in solver.WORTH for meld in melds)
        left = mask(hand) & ~sum(melds)
        assert sum(POINTS[BIT[card]] for card in cards_of(left)) == case["deadwood"]
        assert ("discards" in answer) == (len(hand) == 11)
        if "best_discards" in case:
            least = min(answer["discards"].values())
            best = [card for card in hand if answer["discards"][card] == least]
            assert least == case["after_best_discard"]
            assert sorted(best) == sorted(case["best_discards"].split())


def test_layoff(engine):
    for case in of_kind("layoff"):
        laid = [text.split() for text in case["laid"]] if case["knocker_deadwood"] else []
        answer = engine.ask("layoff", knocker=laid, defender=case["defender"].split())
        assert answer["deadwood"] == case["defender_after"], case["id"]
        left = read(case["defender"]) & ~sum(mask(meld) for meld in answer["melds"])
        grown = [mask(meld) for meld in laid]
        for layoff in answer["layoffs"]:
            assert sorted(layoff["onto"]) in [sorted(meld) for meld in laid]
            grown[layoff["meld"]] |= BIT[layoff["card"]]
            assert grown[layoff["meld"]] in solver.WORTH
            left &= ~BIT[layoff["card"]]
        assert sum(POINTS[BIT[card]] for card in cards_of(left)) == case["defender_after"]


def test_every_card_that_can_be_added_is_named_and_those_that_help_marked(engine):
    laid = [["5S", "6S", "7S"], ["9S", "9D", "9H"]]
    defender = ["9C", "TC", "JC", "8S", "3S", "4S", "KH", "KD", "KS", "AD"]
    answer = engine.ask("layoff", knocker=laid, defender=defender)
    assert answer["deadwood"] == 1
    assert [(a["card"], a["meld"], a["helps"]) for a in answer["addable"]] == [
        ("4S", 0, True),
        ("3S", 0, True),
        ("8S", 0, True),
        ("9C", 1, False),  # its own run needs it
    ]
    assert answer["addable"][3]["onto"] == ["9S", "9D", "9H"]
    assert engine.ask("layoff", knocker=[], defender=defender)["addable"] == []


def test_what_is_laid_off_is_among_what_can_be_added(engine):
    for case in of_kind("layoff"):
        laid = [text.split() for text in case["laid"]]
        answer = engine.ask("layoff", knocker=laid, defender=case["defender"].split())
        helping = [(a["card"], a["meld"]) for a in answer["addable"] if a["helps"]]
        assert sorted(helping) == sorted((a["card"], a["meld"]) for a in answer["layoffs"])


def test_rules_are_a_preset_and_changes(engine):
    deck = stacked("AS 2S 3S 4C 5C 6C 9D 9H 9S 9C", WEAK, "KH", "TC 7S")
    rules = {"preset": "kawu", "big_gin": True, "big_gin_bonus": 50, "offer": 0}
    engine.ask("new", rules=rules, deck=deck, dealer=1)
    engine.ask("apply", action="draw")
    engine.ask("apply", action="discard TC")
    engine.ask("apply", action="draw")
    state = engine.ask("apply", action="discard 7S")
    assert state["phase"] == "draw"
    rules["next_dealer"] = "loser"
    assert "error" not in engine.ask("new", rules=rules)


def test_the_presets_are_told(engine):
    told = engine.ask("rules")
    for name, words in PRESETS.items():
        for field, value in words.items():
            if field != "look":
                number = told["presets"][name][field]
                choices = bridge.CHOICES.get(field)
                assert (choices[number] if choices else number) == value


def _play_match(engine, rules, number):
    """A whole match through the protocol: the deals as (winner, points), and the last state."""
    dice = Dice(number)
    deals = []
    state = engine.ask("new", rules=rules, seed=f"{number:016x}")
    while True:
        while state["phase"] != "over":
            legal = engine.ask("legal")["legal"]
            ends = [action for action in legal if action.split()[0] in ("gin", "knock")]
            state = engine.ask("apply", action=dice.pick(ends or legal))
        deals.append((state["result"]["winner"], state["result"]["points"]))
        if state["match"]["over"]:
            return deals, state["match"]
        state = engine.ask("next")


@pytest.mark.parametrize(
    "changes",
    [
        {"preset": "classic"},
        {"preset": "kawu", "hollywood": True},
        {"preset": "encyclopedia", "oklahoma": True, "spades_double": True},
        {"preset": "arcade", "target": 0},
    ],
    ids=lambda changes: changes["preset"],
)
def test_a_whole_match_adds_up(engine, changes):
    words = {"knock_limit": 10, "deal_bonus": 60, **changes}
    rules = {**PRESETS[changes["preset"]], **words}
    del rules["preset"]
    deals, match = _play_match(engine, words, 7)
    games = recount(rules, deals)
    assert is_over(games)
    for expected, found in zip(games, match["games"], strict=True):
        assert found["scores"] == expected["points"]
        assert found["deals_won"] == expected["wins"]
        assert found["winner"] == expected["winner"]
        assert [tally["total"] for tally in found["tally"]] == expected["totals"]


def test_the_same_seed_gives_the_same_match(engine):
    one = engine.ask("new", rules="kawu", seed="0011223344556677")
    assert engine.ask("new", rules="kawu", seed="0011223344556677") == one
    assert engine.ask("new", rules="kawu", seed="0011223344556678")["hands"] != one["hands"]
    fresh = [engine.ask("new")["hands"] for _ in range(3)]
    assert fresh[0] != fresh[1] != fresh[2]


def test_help(engine):
    assert any('"cmd": "new"' in line for line in engine.ask("help")["help"])
