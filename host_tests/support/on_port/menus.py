"""Every menu by four buttons or three, as far down as they go.

Command: micropython menus.py LANGUAGE FOLDER KEYS, with firmware/ and tools/scenes/ on
MICROPYPATH. Opens every item of every menu, lets it be drawn, and comes back: by B, or where KEYS
is 3 (left, right, A) by what else leads back. Prints the kinds of screens that were seen, how many
presses it took, and whether what was set is kept.
"""

import sys

import whole_game

from session.statistics import LEVELS
from system.keys import LEFT, RIGHT, A, B
from system.settings import FIELDS
from ui.text import LANGUAGES, words

MOST_BACK = 100


class Explorer(whole_game.Player):
    """Goes through the menus; items that leave them (by their words) are left out."""

    def __init__(self, language, folder, keys):
        self.keys = self.keys[:keys]
        super().__init__(language, bytes(8), folder)
        self.choose_language()
        self.leaving = set()
        for tongue in LANGUAGES:
            said = words(tongue)
            self.leaving.update((said.START, said.RESUME, said.HINT, said.QUIT, said.CONTINUE))
            self.leaving.add(said.GO_BACK)

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
            self.leave()
        raise RuntimeError(f"no way back from {type(self.app.screen).__name__}")

    def leave(self):
        """Go back from the screen in sight."""
        screen = self.app.screen
        if B in self.keys:
            self.press(B)
            return
        if hasattr(screen, "items"):
            words = self.app.words
            back = [
                i
                for i, one in enumerate(screen.items)
                if one.label in (words.GO_BACK, words.RESUME)
            ]
            while back and screen.chosen != back[0]:
                self.press(RIGHT)
        elif self._asks_to_forget(screen):
            self.press(RIGHT)
        self.press(A)

    def _asks_to_forget(self, screen):
        """True if A would do what cannot be undone."""
        kind = type(screen).__name__
        if kind == "StatisticsPage":
            return screen._level == LEVELS
        return kind == "Confirm" and screen._agreed

    def open_pause(self):
        """From the table to the pause."""
        if B in self.keys:
            self.press(B)
        else:
            self.press(LEFT)
            self.press(LEFT)
            self.press(A)

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


def main(language, folder, keys):
    explorer = Explorer(language, folder, int(keys))
    first = chosen(explorer.app)
    explorer.explore()
    explorer.start_game()
    explorer.open_pause()
    explorer.explore()
    print("seen", *sorted(explorer.seen))
    print("presses", explorer.presses)
    before = chosen(explorer.app)
    explorer.power_up()
    print("changed", sum(a != b for a, b in zip(first, before)))
    print("kept", chosen(explorer.app) == before)


if __name__ == "__main__":
    main(*sys.argv[1:])
