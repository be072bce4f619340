"""What a firmware shows of its languages, whichever they are.

Command: micropython languages.py FOLDER SAVED, with the firmware and tools/scenes/ on MICROPYPATH.
Powers up with settings that name the language SAVED ('' for a new handheld). Prints the first
screen; chooses the last language where there is a choice; prints the items of the title, and then
those of the settings.
"""

import sys

import whole_game

from system.keys import LEFT, RIGHT, A
from system.settings import Settings


class Person(whole_game.Player):
    """Reads menus."""

    def shown(self):
        screen = self.app.screen
        print(
            type(screen).__name__,
            screen.heading(),
            *(item.label for item in screen.items),
            sep="; ",
        )


def main(folder, saved):
    settings = Settings(folder).load()
    settings.language = saved
    settings.save()
    person = Person("", bytes(8), folder)
    person.shown()
    if type(person.app.screen).__name__ == "Language":
        person.press(LEFT)
        person.press(A)
        person.shown()
    words = person.app.words
    while person.app.screen.items[person.app.screen.chosen].label != words.SETTINGS:
        person.press(RIGHT)
    person.press(A)
    person.shown()


if __name__ == "__main__":
    main(*sys.argv[1:])
