"""The rows of the score sheet: every deal with the running totals, and the tallies."""

from collections import namedtuple

from gin.cards import NONE
from gin.match import KIND, POINTS, WINNER, Game, counting
from micropython import const

# What a row is, and what its `number` counts; `figures` are those of seat 0 and seat 1.
DEAL = const(0)  # a deal, its running totals; `kind`, `winner` and `points` are its alone
LINE = const(1)  # a line of Game.tally
GAME = const(2)  # a game of a Hollywood match, whose rows follow
TOTAL = const(3)  # what a game ended with; number 0: all games

Row = namedtuple("Row", ("what", "number", "figures", "kind", "winner", "points"))

BOXES = const(1)  # the lines of Game.tally
LAST = const(4)


def row(what, number, figures=()):
    """A Row that is no deal's."""
    return Row(what, number, figures, 0, NONE, 0)


def rows(match):
    """The sheet of `match`, a list of Row."""
    parts = _deals(match)
    if len(parts) == 1:
        return parts[0] + tally(match, 0)
    found = []
    for i in range(len(parts)):
        found.append(row(GAME, i + 1))
        found += parts[i] + tally(match, i)
    if match.over:
        found += totals(match)
    return found


def _deals(match):
    """The DEAL rows of each game."""
    games = [Game() for _ in match.games]
    parts = [[] for _ in games]
    won = [0, 0]
    for n in range(len(match.history)):
        ended = match.history[n]
        kind = ended[KIND]
        winner = ended[WINNER]
        points = ended[POINTS]
        if winner == NONE:
            for i in range(len(games)):
                if games[i].winner == NONE:
                    parts[i].append(Row(DEAL, n + 1, tuple(games[i].scores), kind, NONE, 0))
                    break
            continue
        won[winner] += 1
        for i in counting(games, won[winner]):
            games[i].count(winner, points, match.rules.target)
            parts[i].append(Row(DEAL, n + 1, tuple(games[i].scores), kind, winner, points))
    return parts


def tally(match, i):
    """The LINE rows of game `i` once it is over, those that give nothing to anybody left out."""
    if match.games[i].winner == NONE:
        return []
    first = match.games[i].tally(match.rules, 0)
    second = match.games[i].tally(match.rules, 1)
    return [
        row(LINE, n, (first[n], second[n]))
        for n in range(LAST + 1)
        if first[n] or second[n] or n in (0, LAST)
    ]


def totals(match):
    """The TOTAL rows: of each game, then of all."""
    found = []
    for i in range(len(match.games)):
        game = match.games[i]
        figures = tuple(game.tally(match.rules, seat)[LAST] for seat in range(2))
        found.append(row(TOTAL, i + 1, figures))
    return found + [row(TOTAL, 0, tuple(match.totals()))]
