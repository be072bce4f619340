"""The score sheet's rows against the match that they tell of."""

import pytest

from gin.cards import NONE
from gin.match import Match
from gin.rules import preset
from players import decide
from players.easy import Easy
from players.view import View
from session import score_rows as sheet


def matches():
    """Whole matches of two Easy players, one game and Hollywood, in several styles."""
    for number, (style, changes) in enumerate(
        (
            ("classic", {}),
            ("kawu", {"target": 150}),
            ("encyclopedia", {"hollywood": 1}),
            ("arcade", {"hollywood": 1, "oklahoma": 1}),
            ("classic", {"target": 0}),
        )
    ):
        rules = preset(style)
        for name in changes:
            rules.change(name, changes[name])
        match = Match(rules, bytes((number + 1,)) * 8)
        players = Easy(), Easy()
        view = View()
        for player in players:
            player.begin_match(bytes(8))
        while not match.over:
            if match.deal.phase == 3:
                match.next_deal()
            yield match
            view.read(match, match.deal.turn)
            match.apply(decide(players[match.deal.turn], view))
        yield match


@pytest.fixture(scope="module")
def ended():
    return [match for match in matches() if match.over]


def parts(rows):
    """The rows of each game."""
    found = [[]]
    for row in rows:
        if row[0] == sheet.GAME:
            if row[1] > 1:
                found.append([])
        elif row[0] != sheet.TOTAL:
            found[-1].append(row)
    return found


def test_there_are_ended_matches(ended):
    assert len(ended) == 5


def test_the_last_running_totals_are_the_scores(ended):
    for match in ended:
        for game, rows in zip(match.games, parts(sheet.rows(match)), strict=True):
            deals = [row for row in rows if row[0] == sheet.DEAL]
            assert list(deals[-1][5:]) == game.scores


def test_running_totals_add_up(ended):
    for match in ended:
        for rows in parts(sheet.rows(match)):
            before = [0, 0]
            for _, number, kind, winner, points, *after in rows[: [r[0] for r in rows].index(1)]:
                assert (kind, winner) == (
                    match.history[number - 1][2],
                    match.history[number - 1][1],
                )
                if winner != NONE:
                    before[winner] += points
                assert after == before


def test_every_deal_of_a_single_game_is_there(ended):
    for match in ended:
        if len(match.games) == 1:
            numbers = [row[1] for row in sheet.rows(match) if row[0] == sheet.DEAL]
            assert numbers == list(range(1, len(match.history) + 1))


def test_hollywood_counts_the_first_win_once_and_the_second_twice(ended):
    for match in ended:
        if len(match.games) == 3:
            rows = parts(sheet.rows(match))
            for seat in range(2):
                won = [n + 1 for n, deal in enumerate(match.history) if deal[1] == seat]
                first = [row[1] for row in rows[0] if row[0] == sheet.DEAL and row[3] == seat]
                second = [row[1] for row in rows[1] if row[0] == sheet.DEAL and row[3] == seat]
                third = [row[1] for row in rows[2] if row[0] == sheet.DEAL and row[3] == seat]
                assert first == won[: len(first)]
                assert second == won[1 : 1 + len(second)]
                assert third == won[2 : 2 + len(third)]


def test_a_tally_adds_up_and_ends_in_the_total(ended):
    for match in ended:
        for i, game in enumerate(match.games):
            rows = sheet.tally(match, i)
            assert rows[0][1] == 0 and rows[-1][1] == sheet.LAST
            for seat in range(2):
                assert sum(row[2 + seat] for row in rows[:-1]) == rows[-1][2 + seat]
                assert rows[-1][2 + seat] == game.tally(match.rules, seat)[4]
        totals = sheet.totals(match)
        for seat in range(2):
            assert sum(row[2 + seat] for row in totals[:-1]) == totals[-1][2 + seat]
            assert totals[-1][2 + seat] == match.totals()[seat]


def test_a_game_that_goes_on_has_no_tally():
    for match in matches():
        if not match.over:
            lines = [row for row in sheet.rows(match) if row[0] in (sheet.LINE, sheet.TOTAL)]
            ended = sum(game.winner != NONE for game in match.games)
            assert bool(lines) == bool(ended)
