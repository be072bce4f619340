"""The last deal seen again is the deal that ended, wherever the match stands since."""

import pytest

from gin.deal import OVER
from gin.kinds import BIG_GIN, GIN, KNOCK, UNDERCUT, VOID_STOCK, VOID_TURNS
from gin.match import Match
from gin.result import Result
from gin.rules import preset
from players import decide
from players.easy import Easy
from players.view import View
from ui.screens.laid_deal import terms
from ui.screens.last_deal import ended
from ui.table.laid_row import LaidRow
from ui.text import words


def laid(match):
    """All that a person sees of the deal that ended."""
    result = match.deal.result
    rows = [LaidRow(match.deal, seat).cards for seat in range(2)]
    return rows, terms(words("en"), result), result.winner, result.points


def scores(match):
    return [list(game.scores) for game in match.games]


@pytest.mark.parametrize("seed", range(6))
def test_it_is_played_again_to_where_it_ended(seed):
    rules = preset("kawu")
    rules.change("hollywood", seed % 2)
    match = Match(rules, bytes((seed,)) * 8)
    players, views = [Easy(), Easy()], [View(), View()]
    for player in players:
        player.begin_match(match.seed)
    seen = None
    while not match.over and len(match.history) < 4:
        if match.deal.phase == OVER:
            seen = laid(match), scores(match)
            assert ended(match) is match
            match.next_deal()
        turn = match.deal.turn
        views[turn].read(match, turn)
        match.apply(decide(players[turn], views[turn]))
        if seen and match.deal.phase != OVER:
            again = ended(match)
            assert again is not match
            assert (laid(again), scores(again)) == seen
    assert seen


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ((KNOCK, 0, [1, 40], 39, [], 0), "Knock 40-1"),
        ((KNOCK, 1, [28, 0], 28, [], 0), "Knock 28"),
        ((KNOCK, 1, [28, 6], 22, [10], 0), "Knock 28-6+10"),
        ((GIN, 1, [69, 0], 69, [20, 20], 0), "Gin 69+20+20"),
        ((GIN, 1, [69, 0], 69, [20, 0], 1), "Gin (69+20)x2"),
        ((BIG_GIN, 0, [0, 83], 83, [31], 0), "Big gin 83+31"),
        ((UNDERCUT, 1, [6, 3], 3, [10], 0), "Undercut 6-3+10"),
        ((UNDERCUT, 1, [3, 3], 0, [10], 0), "Tie 3-3+10"),
        ((VOID_STOCK, 255, [30, 30], 0, [], 0), "Two cards in stock"),
        ((VOID_TURNS, 255, [30, 30], 0, [], 0), "20 turns, no draw"),
    ],
)
def test_how_the_points_come_about_in_words(facts, told):
    result = Result()
    result.kind, result.winner, result.deadwood, result.difference = facts[:4]
    result.bonuses, result.doubled = facts[4:]
    assert " ".join(terms(words("en"), result)) == told
