"""Every menu by the four buttons, as far down as they go.

Command: micropython menus.py LANGUAGE FOLDER, with firmware/ and tools/scenes/ on
MICROPYPATH. Opens every item of every menu, lets it be drawn, and comes back by B. Prints the
kinds of screens that were seen, how many presses it took, and whether what was set is kept.
"""

import sys

import whole_game

from system.keys import RIGHT, A, B
from system.settings import FIELDS
from ui.text import LANGUAGES, words

MOST_BACK = 3


class Explorer(whole_game.Player):
    """Goes through the menus; items that leave them (by their words) are left out."""

    def __init__(self, language, folder):
        super().__init__(language, bytes(8), folder)
        self.choose_language()
        self.leaving = set()
        for tongue in LANGUAGES:
            said = words(tongue)
            self.leaving.update((said.START, said.RESUME, said.HINT, said.QUIT, said.CONTINUE))

    def explore(self, above=None):
        """Open all that the screen in sight leads to, and come back to it, or to `above`."""
        screen = self.app.screen
        if not hasattr(screen, "items"):
            for _ in range(3):
                self.press(RIGHT)
            return
        for place in range(len(screen.items)):
            while screen.chosen != place:
                self.press(RIGHT)
            if screen.items[place].label in self.leaving:
                continue
            self.press(A)
            if self.app.screen is above:  # a choice that closes its menu: open it again
                self.press(A)
                screen = self.app.screen
            elif self.app.screen is not screen:
                self.explore(screen)
                self.back_to(screen)

    def back_to(self, screen):
        for _ in range(MOST_BACK):
            if self.app.screen is screen:
                return
            self.press(B)
        raise RuntimeError(f"no way back from {type(self.app.screen).__name__}")

    def start_game(self):
        """From the title to the table."""
        while self.app.screen.items[self.app.screen.chosen].label != self.app.words.PLAY:
            self.press(RIGHT)
        self.press(A)
        while self.app.screen.chosen:
            self.press(RIGHT)
        self.press(A)


def chosen(app):
    """All that can be set, as it is now."""
    settings = app.settings
    return [settings.language, settings.rules] + [getattr(settings, row[0]) for row in FIELDS]


def main(language, folder):
    explorer = Explorer(language, folder)
    first = chosen(explorer.app)
    explorer.explore()
    explorer.start_game()
    explorer.press(B)
    explorer.explore()
    print("seen", *sorted(explorer.seen))
    print("presses", explorer.presses)
    before = chosen(explorer.app)
    explorer.power_up()
    print("changed", sum(a != b for a, b in zip(first, before)))
    print("kept", chosen(explorer.app) == before)


if __name__ == "__main__":
    main(*sys.argv[1:])
