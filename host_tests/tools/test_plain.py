"""The game in plain lines, played by what is written into it."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gin.cards import NONE
from plain.app import PlainApp
from plain.cards import Letters
from plain.words import en, fr
from session.store import MatchStore
from ui.text import LANGUAGES, words

ROOT = Path(__file__).resolve().parents[2]
LETTERS = Letters("A23456789TJQK", "SCDH")
NEW_GAME = ("1", "1")  # English, then the first item of the menu


def chance(n):
    """The same cards every time."""
    return bytes(range(n))


def play(folder, *lines):
    """What is written when these lines are typed, and then no more."""
    target = io.StringIO()
    PlainApp(folder, io.StringIO("".join(line + "\n" for line in lines)), target, chance).run()
    return target.getvalue()


class Typist(io.StringIO):
    """Plays by what it reads: ends deals as soon as it may, and leaves after the game."""

    own = en

    def __init__(self, *first):
        super().__init__()
        self.first = list(first)
        self.target = io.StringIO()
        self.over = False

    def isatty(self):
        return True

    def readline(self, *_):
        if self.first:
            return self.first.pop(0) + "\n"
        said = self.target.getvalue().splitlines()
        if said[-1].startswith(self.own.CHOICE):
            self.over = True
            return ""
        if said[-1].startswith(self.own.NEXT):
            return "\n"
        return self.act(said[-2], said) + "\n"

    def act(self, can, said):
        """What to type, in words."""
        if (ends := re.findall(r"(?:knock|gin|big gin) \w+", can)) and "Gin only" not in can:
            return ends[-1]
        if "discard" in can:
            return can.partition(": ")[2].partition(",")[0].lower()
        return "draw" if "draw" in can else "pass"


class Counting(Typist):
    """The same by numbers, in fr."""

    own = fr

    def act(self, can, said):
        if ends := re.findall(r"(?:frapper|grand gin|gin) \w+", can):
            return ends[-1]
        if "jeter" in can:
            return "1"
        return "1" if "piocher" in can else "2"


@pytest.mark.parametrize(("typist", "language"), [(Typist, "1"), (Counting, "2")])
def test_a_whole_game(tmp_path, typist, language):
    person = typist(language, "1")
    PlainApp(tmp_path, person, person.target, chance).run()
    assert person.over
    heard = words(LANGUAGES[int(language) - 1])
    said = person.target.getvalue()
    score = re.compile(person.own.SCORE.replace("{}", r"([\w']+)").replace(".", r"\."))
    scores = [(int(own), int(other)) for own, _, other in score.findall(said)]
    assert max(scores[-1]) >= 100 > max(scores[-2])
    assert scores == sorted(scores)
    won = heard.YOU_WIN if scores[-1][0] >= 100 else heard.THEY_WIN
    assert won.rstrip("!") in said
    tally = re.findall(
        rf"{heard.TALLY[0]} ?: {heard.YOU} (\d+), {heard.THEM.lower()} (\d+)\.", said
    )
    assert [tuple(map(int, figures)) for figures in tally] == scores[-1:]
    assert said.rstrip().endswith(person.own.BYE)
    assert MatchStore(str(tmp_path)).load() is None


def test_the_end_of_the_input_ends_at_any_place_and_loses_nothing(tmp_path):
    lines = [*NEW_GAME, "2", "1", "11", "1", "?", "hint", "score", "nonsense", "1"]
    for n in range(len(lines) + 1):
        folder = tmp_path / str(n)
        said = play(folder, *lines[:n])
        assert said.rstrip().endswith(en.BYE if n else "Goodbye. A game under way is kept.")
        hands = [line for line in said.splitlines() if line.startswith(en.HAND)]
        if n > 2:
            again = play(folder, "1")
            drawn = said.rpartition(en.HAND)[2]
            assert hands, n
            assert f"{en.HAND}{drawn.splitlines()[0]}" in again


def test_what_is_shown(tmp_path):
    said = play(tmp_path, *NEW_GAME)
    hand = re.search(r"Your hand: (.*), deadwood (\d+)\n", said)
    cards = [LETTERS.card(name) for name in hand[1].replace("|", " ").split()]
    assert len(set(cards)) == 10
    assert NONE not in cards
    assert re.search(r"Upcard \w+, 31 in the stock\.\nYou can 1 take, 2 pass\.\n", said)


def test_wrong_words_change_nothing_and_help(tmp_path):
    wrong = ("zz", "99", "0", "knock", "discard", "d", "knock as")
    said = play(tmp_path / "wrong", *NEW_GAME, "take", *wrong)
    play(tmp_path / "right", *NEW_GAME, "take")
    assert said.count("That cannot be done now.") + said.count("You do not hold that card.") == 7
    assert said.count("Cards: rank and suit") == 7
    wrong, right = (MatchStore(str(tmp_path / name)).load() for name in ("wrong", "right"))
    assert wrong == right


def test_a_card_just_taken_is_barred(tmp_path):
    upcard = re.search(r"Upcard (\w+)", play(tmp_path / "look", *NEW_GAME))[1]
    said = play(tmp_path / "play", *NEW_GAME, "take", upcard)
    assert "Just taken: not this turn" in said


def test_a_game_under_way_is_asked_for(tmp_path):
    play(tmp_path, *NEW_GAME)
    kept = MatchStore(str(tmp_path)).load()
    said = play(tmp_path, "2", "no")
    assert "A game is under way. Give it up? (yes?)" in said
    assert MatchStore(str(tmp_path)).load() == kept


def test_settings_are_those_of_the_game(tmp_path):
    play(tmp_path, "1", "2", "4", "3", "2")
    said = play(tmp_path)
    assert "2 Opponent: Expert" in said
    assert "3 Rules: Kawu" in said


def test_a_number_without_end_is_none(tmp_path):
    said = play(tmp_path, "1", "9" * 5000, "1", "9" * 5000)
    assert "Goodbye" in said


def test_the_guide_can_be_read(tmp_path):
    said = play(tmp_path, "1", "4")
    assert len(said.split()) > 500
    assert "as 9S 9H 9D." in said
    assert "#" not in said


@pytest.mark.parametrize("text", ["10d", "TD", "td", "10D"])
def test_a_ten_may_be_typed_in_two_ways(text):
    assert LETTERS.card(text) == 2 * 13 + 9
    assert LETTERS.name(2 * 13 + 9) == "10D"


def test_french_letters_name_every_card_alone():
    letters = Letters(words("fr").RANKS, fr.SUITS)
    assert [letters.card(letters.name(card)) for card in range(52)] == list(range(52))
    assert {letters.card(text) for text in ("", "A", "AX", "1P", "AS", "10")} == {NONE}


def test_as_a_program(tmp_path):
    command = [sys.executable, ROOT / "tools" / "play.py", "--text", "--saves", tmp_path / "saves"]
    done = subprocess.run(command, input=b"1\n1\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Your hand:" in done.stdout
    done = subprocess.run(command, input=b"1\n\xff\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    line = " ".join(f"'{word}'" for word in command)
    done = subprocess.run(
        f"yes 1 | {line} | head -c 5", shell=True, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
