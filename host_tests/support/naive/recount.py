"""The totals of a match counted again from the list of its deals: pairs (winner, points).

A void deal has the winner None. Rules are the dicts of presets.py.
"""


def _enter(games, who, worth, entries, target):
    """A deal that `who` has won, entered in `entries` of the games that go on."""
    for game in games:
        if game["winner"] is None and entries > 0:
            entries -= 1
            game["points"][who] += worth
            game["wins"][who] += 1
            if game["points"][who] >= target:
                game["winner"] = who


def _extras(points, wins, winner, rules):
    extra = [wins[0] * rules["box_bonus"], wins[1] * rules["box_bonus"]]
    if winner is not None:
        loser = 1 - winner
        extra[winner] += rules["game_bonus"]
        if rules["target"] and rules["shutout"] == "points" and points[loser] == 0:
            extra[winner] += rules["shutout_bonus"]
        if rules["target"] and rules["shutout"] == "deals" and wins[loser] == 0:
            extra[winner] += rules["game_bonus"]
    return extra


def recount(rules, deals):
    """One dict a game (three in Hollywood): points, wins, winner, totals of both seats."""
    games = [
        {"points": [0, 0], "wins": [0, 0], "winner": None}
        for _ in range(3 if rules["hollywood"] else 1)
    ]
    won = [0, 0]
    for who, worth in deals:
        if who is not None:
            won[who] += 1
            _enter(games, who, worth, won[who], rules["target"])
    for game in games:
        extra = _extras(game["points"], game["wins"], game["winner"], rules)
        game["totals"] = [game["points"][0] + extra[0], game["points"][1] + extra[1]]
    return games


def is_over(games):
    """Whether every game of a recount has its winner."""
    return all(game["winner"] is not None for game in games)
