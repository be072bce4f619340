"""The totals of a match counted again from the list of its deals: pairs (winner, points).

A void deal has the winner None. Rules are the dicts of presets.py.
"""


def _counts_in(game, nth_win, rules):
    return nth_win >= game + 1 if rules["hollywood"] else game == 0


def _count_game(game, deals, rules):
    points = [0, 0]
    wins = [0, 0]
    won_before = [0, 0]
    winner = None
    for who, worth in deals:
        if who is None:
            continue
        won_before[who] += 1
        if winner is None and _counts_in(game, won_before[who], rules):
            points[who] += worth
            wins[who] += 1
            if points[who] >= rules["target"]:
                winner = who
    return points, wins, winner


def _extras(points, wins, winner, rules):
    extra = [wins[0] * rules["box_bonus"], wins[1] * rules["box_bonus"]]
    if winner is not None:
        loser = 1 - winner
        extra[winner] += rules["game_bonus"]
        shut_out = {"none": False, "points": points[loser] == 0, "deals": wins[loser] == 0}
        if shut_out[rules["shutout"]]:
            extra[winner] += rules["shutout_bonus"]
    return extra


def recount(rules, deals):
    """One dict a game (three in Hollywood): points, wins, winner, totals of both seats."""
    games = []
    for game in range(3 if rules["hollywood"] else 1):
        points, wins, winner = _count_game(game, deals, rules)
        extra = _extras(points, wins, winner, rules)
        totals = [points[0] + extra[0], points[1] + extra[1]]
        games.append({"points": points, "wins": wins, "winner": winner, "totals": totals})
    return games


def is_over(games):
    """Whether every game of a recount has its winner."""
    return all(game["winner"] is not None for game in games)
