"""A tournament: fair, repeatable on any number of processes, honest about how sure it is."""

import json
import random

import pytest

from arena import crew, figures, roster
from arena.game import COUNTS, Table
from gin.rules import preset
from tournament import main


def run(capsys, *words):
    code = main([*words, "--games", "20", "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_json_holds_what_is_promised(capsys):
    code, found = run(capsys, "simple", "random", "--rules", "kawu", "--seed", "7")
    assert code == 0
    assert found["games"] == 20
    assert found["won"] / 20 == found["rate"] == 1.0
    assert found["low"] < found["rate"] <= found["high"]
    assert set(COUNTS) <= set(found)


def test_processes_do_not_change_the_result(capsys):
    one = run(capsys, "easy", "simple", "--processes", "1")
    assert run(capsys, "easy", "simple", "--processes", "2") == one


def test_the_other_python_plays_the_same(capsys, monkeypatch):
    here = run(capsys, "medium", "simple")
    monkeypatch.setattr(crew, "python", lambda: crew.sys.executable)
    assert run(capsys, "medium", "simple") == here


def test_a_player_against_itself_wins_half():
    """Both seats, the same deals: with no whims of its own the pair is even to the point."""
    table = Table(roster.player("champ"), roster.player("champ"), preset("kawu"))
    for number in range(2):
        counts = table.pair(3, number)
        assert counts["won"] == 1
        assert counts["points"] == counts["points_against"]


def test_the_interval_is_that_of_pairs():
    even = figures.interval([1] * 100)
    assert even[0] == 0.5
    split = figures.interval([0, 2] * 50)
    assert split[2] - split[1] > (even[2] - even[1])
    low, high = figures.wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


@pytest.mark.parametrize("score", [0, 2])
def test_one_pair_that_one_player_won_has_an_interval(score):
    rate, low, high = figures.interval([score])
    assert rate == score / 2
    assert 0 <= low < high <= 1


def test_the_interval_covers_the_rate():
    dice = random.Random(4)
    held = 0
    for _ in range(300):
        scores = [(dice.random() < 0.7) + (dice.random() < 0.7) for _ in range(100)]
        _, low, high = figures.interval(scores)
        held += low <= 0.7 <= high
    assert 275 < held <= 300


@pytest.mark.parametrize(
    "words",
    [
        ["nobody", "simple"],
        ["simple", "champ", "--games", "3"],
        ["simple", "champ", "--set", "target=abc"],
        ["simple", "champ", "--set", "moon=1"],
        ["os:path", "simple"],
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(capsys, words):
    assert main(words) == 2
    said = capsys.readouterr().err
    assert len(said.strip().splitlines()) == 1 and "Traceback" not in said


def test_a_trace_shows_the_numbers(capsys):
    assert main(["hard", "simple", "--trace", "--deal", "2"]) == 0
    said = capsys.readouterr().out
    assert "loose cards" in said and "opponent: steady" in said and "wins" in said
