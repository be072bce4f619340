"""Whole games of the variants, chosen and played by the four buttons, over power cuts."""

import pytest

import on_port

TWO = 4  # so many presses on the opponent's item choose two people
GAMES = 3


def play(language, seed, folder, opponent, fields):
    """Play; gives the tally's figures as [own, other's] lists, and the screens seen."""
    printed = on_port.run("variant_game.py", language, seed, str(folder), str(opponent), *fields)
    *tally, seen, presses, rules = printed.splitlines()
    assert rules.split()[1:] == fields
    assert int(presses.split()[3]) > 10, "the power went too seldom"
    figures = [[int(number) for number in line.split()[-2:]] for line in tally]
    return figures, [line.split()[0] for line in tally], set(seen.split())


@pytest.mark.parametrize(
    ("language", "opponent", "fields"),
    [
        ("en", 0, ["oklahoma"]),
        ("fr", 0, ["oklahoma", "ace_gin", "spades_double"]),
        ("fr", 0, ["straight", "big_gin"]),
        ("en", TWO, []),
        ("fr", TWO, ["oklahoma", "spades_double", "big_gin"]),
    ],
)
def test_a_whole_game(language, opponent, fields, tmp_path):
    figures, labels, seen = play(language, "0102030405060708", tmp_path, opponent, fields)
    assert labels[-1] == "Total"
    for seat in range(2):
        assert sum(row[seat] for row in figures[:-1]) == figures[-1][seat]
    assert max(figures[0]) >= 100
    assert ("Cover" in seen) == (opponent == TWO)


@pytest.mark.parametrize(("language", "opponent"), [("en", 0), ("fr", TWO)])
def test_a_whole_hollywood_match(language, opponent, tmp_path):
    figures, labels, _ = play(language, "0102030405060708", tmp_path, opponent, ["hollywood"])
    totals = figures[: GAMES + 1]
    for seat in range(2):
        assert sum(row[seat] for row in totals[:-1]) == totals[-1][seat]
    ends = [i for i, label in enumerate(labels) if label == "Total"][1:]
    assert len(ends) == GAMES
    start = GAMES + 1
    for game, end in enumerate(ends):
        assert max(figures[start]) >= 100, "each game goes to its own target"
        for seat in range(2):
            assert sum(row[seat] for row in figures[start:end]) == figures[end][seat]
        assert figures[end] == totals[game]
        start = end + 1
