"""The rows of the score sheet: every deal with the running totals, and the tallies."""

from gin.cards import NONE
from gin.match import KIND, POINTS, WINNER, Game, counting
from micropython import const

DEAL = const(0)  # number, kind, winner, points, running totals (seat 0, seat 1)
LINE = const(1)  # line of the tally (TALLY_...), figures (seat 0, seat 1)
GAME = const(2)  # number of the game of a Hollywood match; its rows follow
TOTAL = const(3)  # of game number, figures; number 0: of all games

BOXES = const(1)  # the lines of Game.tally
LAST = const(4)


def rows(match):
    """The sheet of `match` as tuples, the first number says which: DEAL, LINE, GAME or TOTAL."""
    parts = _deals(match)
    if len(parts) == 1:
        return parts[0] + tally(match, 0)
    found = []
    for i in range(len(parts)):
        found.append((GAME, i + 1))
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
                    parts[i].append((DEAL, n + 1, kind, NONE, 0) + tuple(games[i].scores))
                    break
            continue
        won[winner] += 1
        for i in counting(games, won[winner]):
            games[i].count(winner, points, match.rules.target)
            parts[i].append((DEAL, n + 1, kind, winner, points) + tuple(games[i].scores))
    return parts


def tally(match, i):
    """The LINE rows of game `i` once it is over, those that give nothing to anybody left out."""
    if match.games[i].winner == NONE:
        return []
    first = match.games[i].tally(match.rules, 0)
    second = match.games[i].tally(match.rules, 1)
    return [
        (LINE, n, first[n], second[n])
        for n in range(LAST + 1)
        if first[n] or second[n] or n in (0, LAST)
    ]


def totals(match):
    """The TOTAL rows: of each game, then of all."""
    found = []
    for i in range(len(match.games)):
        game = match.games[i]
        found.append((TOTAL, i + 1) + tuple(game.tally(match.rules, s)[LAST] for s in range(2)))
    return found + [(TOTAL, 0) + tuple(match.totals())]
