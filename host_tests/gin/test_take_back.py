"""A deal played again without its last action is the deal as it was before that action."""

from gin.deal import OVER
from gin.match import Match
from gin.record import pack
from gin.rules import preset
from players import decide
from players.easy import Easy
from players.view import View

SEEDS = 3
PRESETS = ("kawu", "arcade")
PLAIN = (
    "dealer",
    "stock",
    "first",
    "turn",
    "phase",
    "must_draw",
    "taken",
    "drawn",
    "pile_size",
    "turns_without_stock",
    "limit",
    "doubled",
)
OF_SEATS = ("hands", "known", "discarded", "refused")
LISTS = ("deck", "turns", "last_draw", "last_taken", "last_put")


def state(match):
    """All that a deal holds, and the record of the match."""
    deal = match.deal
    found = [getattr(deal, name) for name in PLAIN]
    found += [bytes(getattr(deal, name)) for name in LISTS]
    found += [bytes(hand) for name in OF_SEATS for hand in getattr(deal, name)]
    return found + [bytes(deal.pile[: deal.pile_size]), pack(match)]


def test_an_action_taken_back_leaves_no_trace():
    taken_back = 0
    for rules in PRESETS:
        for seed in range(SEEDS):
            match = Match(preset(rules), bytes([seed] * 8))
            player = Easy()
            player.begin_match(bytes(8))
            view = View()
            while not match.over:
                if match.deal.phase == OVER:
                    match.next_deal()
                view.read(match, match.deal.turn)
                action = decide(player, view)
                before = state(match)
                match.apply(action)
                if match.deal.phase != OVER:
                    match.take_back()
                    assert state(match) == before
                    match.apply(action)
                    taken_back += 1
    assert taken_back > 300


def refused(match):
    before = pack(match)
    try:
        match.take_back()
    except ValueError:
        return pack(match) == before
    return False


def test_there_must_be_an_action_of_a_deal_under_way():
    match = Match(preset("kawu"), bytes(8))
    assert refused(match)
    player = Easy()
    player.begin_match(bytes(8))
    view = View()
    while match.deal.phase != OVER:
        view.read(match, match.deal.turn)
        match.apply(decide(player, view))
    assert refused(match)
    match.next_deal()
    assert refused(match)
