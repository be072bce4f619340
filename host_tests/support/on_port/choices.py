"""What is asked before something is lost, by presses of the four buttons.

Command: micropython choices.py FOLDER, with firmware/ and tools/scenes/ on MICROPYPATH. Prints
a line for each thing that was done and held; an assertion fails where one does not.
"""

import sys

import whole_game

from session import options
from session.statistics import GAMES, LEVELS, Statistics
from system.keys import LEFT, RIGHT, A, B


class Person(whole_game.Player):
    """Presses keys, and looks where that leads."""

    def at(self):
        return type(self.app.screen).__name__

    def item(self, label):
        """Choose and press the item `label` of the menu in sight."""
        while self.app.screen.items[self.app.screen.chosen].label != label:
            self.press(RIGHT)
        self.press(A)

    def home(self):
        """From the table to the title."""
        self.press(B)
        self.item(self.app.words.QUIT)


def ask_for_a_new_game(person):
    """Starting a game asks before the one under way is given up."""
    app = person.app
    words = app.words
    person.item(words.PLAY)
    person.item(words.START)
    assert person.at() == "Table"
    session = app.session
    person.home()
    person.item(words.PLAY)
    person.item(words.START)
    assert person.at() == "Confirm"
    person.press(B)
    assert person.at() == "NewGame" and app.session is session
    person.press(B)
    print("a new game is asked for and refused: same game")


def change_rules_and_level(person):
    """Neither changes the game under way; both offer a new one."""
    app = person.app
    words = app.words
    session = app.session
    person.item(words.SETTINGS)
    person.item(words.RULES)
    person.item("Target")
    person.press(B)
    person.press(B)
    assert person.at() == "Confirm"
    person.press(B)
    assert person.at() == "Title" and app.session is session
    assert session.match.rules.target == 100 and options.chosen(app.settings).target == 150
    print("changed rules wait for the next game: same game, same rules")
    person.item(words.SETTINGS)
    person.item(words.LEVEL)
    person.press(B)
    assert person.at() == "Confirm"
    person.press(LEFT)
    person.press(A)
    assert person.at() == "Table" and app.session is not session
    assert app.session.match.rules.target == 150 and app.session.level == 1
    print("a new game is asked for and agreed: new game, new rules")


def change_brightness(person):
    app = person.app
    levels = []
    app.board.display.contrast = levels.append
    person.home()
    person.item(app.words.SETTINGS)
    for _ in range(5):
        person.item(app.words.BRIGHTNESS)
    assert sorted(set(levels)) == [16, 64, 128, 207, 255]
    person.press(B)
    assert person.at() == "Title"
    print("brightness is shown at once")


def clear_statistics(person):
    """Only after two questions, each of which stands on no."""
    kept = Statistics(person.folder)
    kept.of(1)[GAMES] = 3
    kept._save()
    person.item(person.app.words.STATISTICS)
    while person.app.screen._level < LEVELS:
        person.press(RIGHT)
    for keys in ((A, A), (A, B), (A, LEFT, A, A), (A, LEFT, A, B)):
        for key in keys:
            person.press(key)
        assert person.at() == "StatisticsPage"
        assert Statistics(person.folder).load().of(1)[GAMES] == 3
    print("statistics are asked about twice")
    for key in (A, LEFT, A, LEFT, A):
        person.press(key)
    assert person.at() == "StatisticsPage"
    assert Statistics(person.folder).load().of(1)[GAMES] == 0
    print("statistics are clear")


def main(folder):
    person = Person("en", bytes(8), folder)
    person.choose_language()
    ask_for_a_new_game(person)
    change_rules_and_level(person)
    change_brightness(person)
    clear_statistics(person)


if __name__ == "__main__":
    main(*sys.argv[1:])
