"""The score sheet's rows against the match that they tell of."""

import pytest

from gin.cards import NONE
from gin.match import KIND, WINNER, Match
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
        if row.what == sheet.GAME:
            if row.number > 1:
                found.append([])
        elif row.what != sheet.TOTAL:
            found[-1].append(row)
    return found


def test_there_are_ended_matches(ended):
    assert len(ended) == 5


def test_the_last_running_totals_are_the_scores(ended):
    for match in ended:
        for game, rows in zip(match.games, parts(sheet.rows(match)), strict=True):
            deals = [row for row in rows if row.what == sheet.DEAL]
            assert list(deals[-1].figures) == game.scores


def test_running_totals_add_up(ended):
    for match in ended:
        for rows in parts(sheet.rows(match)):
            before = [0, 0]
            for row in rows[: [row.what for row in rows].index(sheet.LINE)]:
                ended = match.history[row.number - 1]
                assert (row.kind, row.winner) == (ended[KIND], ended[WINNER])
                if row.winner != NONE:
                    before[row.winner] += row.points
                assert list(row.figures) == before


def test_every_deal_of_a_single_game_is_there(ended):
    for match in ended:
        if len(match.games) == 1:
            numbers = [row.number for row in sheet.rows(match) if row.what == sheet.DEAL]
            assert numbers == list(range(1, len(match.history) + 1))


def test_hollywood_counts_the_first_win_once_and_the_second_twice(ended):
    for match in ended:
        if len(match.games) == 3:
            rows = parts(sheet.rows(match))
            for seat in range(2):
                won = [n + 1 for n, deal in enumerate(match.history) if deal[WINNER] == seat]
                first = [
                    row.number for row in rows[0] if row.what == sheet.DEAL and row.winner == seat
                ]
                second = [
                    row.number for row in rows[1] if row.what == sheet.DEAL and row.winner == seat
                ]
                third = [
                    row.number for row in rows[2] if row.what == sheet.DEAL and row.winner == seat
                ]
                assert first == won[: len(first)]
                assert second == won[1 : 1 + len(second)]
                assert third == won[2 : 2 + len(third)]


def test_a_tally_adds_up_and_ends_in_the_total(ended):
    for match in ended:
        for i, game in enumerate(match.games):
            rows = sheet.tally(match, i)
            assert rows[0].number == 0 and rows[-1].number == sheet.LAST
            for seat in range(2):
                assert sum(row.figures[seat] for row in rows[:-1]) == rows[-1].figures[seat]
                assert rows[-1].figures[seat] == game.tally(match.rules, seat)[4]
        totals = sheet.totals(match)
        for seat in range(2):
            assert sum(row.figures[seat] for row in totals[:-1]) == totals[-1].figures[seat]
            assert totals[-1].figures[seat] == match.totals()[seat]


def test_a_game_that_goes_on_has_no_tally():
    for match in matches():
        if not match.over:
            lines = [row for row in sheet.rows(match) if row.what in (sheet.LINE, sheet.TOTAL)]
            ended = sum(game.winner != NONE for game in match.games)
            assert bool(lines) == bool(ended)
