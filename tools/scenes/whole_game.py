"""A whole game by presses of left, right, A and B alone, from power-up to the final score.

Command: micropython whole_game.py LANGUAGE SEED FOLDER, with firmware/ and tools/scenes/ on
MICROPYPATH. The saves go to FOLDER. The power goes every 40 presses, and the game is continued.
After each press the table is compared with the same table drawn at once. Prints the final tally,
the screens that were seen, and the number of presses and of power cuts.
"""

import sys

from headless import Board

from system.keys import LEFT, RIGHT, A, B
from ui.knock import Knock
from ui.text import LANGUAGES

POWER_EVERY = 40
CHOOSE = 1
PUT = 2


class Player:
    """Presses keys as a simple person would: draws, throws what leaves the least deadwood."""

    most_presses = 4000
    keys = bytes((LEFT, RIGHT, A, B))
    line_on = RIGHT  # the key that goes a line on in a list

    def __init__(self, language, seed, folder):
        self.language = language
        self.folder = folder
        self.seed = seed
        self.presses = 0
        self.seen = set()
        self.cuts = 0
        self.power_up()

    def power_up(self):
        """A board with the same saves: what was in its memory is gone."""
        self.board = Board(self.folder, chance=self.seed)
        self.board.buttons.keys = self.keys
        self.app = Knock(self.board)
        self.app.start()
        self.app.turn()

    def press(self, key):
        """Press `key`, and wait until nothing moves any more."""
        self.presses += 1
        self.board.buttons.events.append(key)
        for _ in range(200):
            self.app.turn()
            if self.app.screen.pause_ms == 1000:
                break
        name = type(self.app.screen).__name__
        self.seen.add(name)
        if name == "Table":
            self.check_picture()

    def check_picture(self):
        """What was drawn bit by bit is what is drawn at once."""
        before = bytes(self.board.display.buffer)
        self.app.screen.shown()
        self.app.screen.draw(self.app.canvas)
        if bytes(self.board.display.buffer) != before:
            raise RuntimeError(f"press {self.presses}: a part of the table is not up to date")

    def choose_language(self):
        for _ in range(LANGUAGES.index(self.language)):
            self.press(self.line_on)
        self.press(A)

    def play(self):
        """Play until the final tally is shown; gives its lines."""
        self.choose_language()
        self.press(A)
        while type(self.app.screen).__name__ != "GameEnd":
            if self.presses > self.most_presses:
                raise RuntimeError("the game does not end")
            if self.presses // POWER_EVERY > self.cuts:
                self.cut()
            self.step()
        self.rules = self.app.session.match.rules
        return self.app.screen.lines()

    def cut(self):
        """The power goes and comes back; 'Continue' is the first thing on the title."""
        self.cuts += 1
        before = self.state()
        self.power_up()
        self.press(A)
        if self.state() != before:
            raise RuntimeError("the saved game is another one")

    def state(self):
        """All of the game: its actions, and whose hand it is."""
        match = self.app.session.match
        return bytes(match.actions), list(match.games[0].scores), bytes(match.deal.hands[0])

    def step(self):
        """One decision."""
        screen = self.app.screen
        if type(screen).__name__ != "Table":
            self.press(A)
        elif screen.mode == CHOOSE:
            if screen.pile:
                self.press(LEFT)
            self.press(A)
        elif screen.mode == PUT and not screen.allowed.n_offers:
            self.put()
        else:
            self.press(A)

    def put(self):
        """Try every card, as a person looks at the deadwood; put down the best."""
        screen = self.app.screen
        best = 0
        least = 999
        for i in range(screen.row.n):
            self.press(RIGHT)
            if screen.left < least and screen.card() != self.app.session.deal.taken:
                least = screen.left
                best = i
        for _ in range(best + 1):
            self.press(RIGHT)
        self.press(A)


def tell(player):
    """Let `player` play, and print how it went."""
    for line in player.play():
        print(*line)
    player.press(A)
    print("seen", *sorted(player.seen))
    print("presses", player.presses, "cuts", player.cuts)


if __name__ == "__main__":
    language, seed, folder = sys.argv[1:]
    tell(Player(language, bytes.fromhex(seed), folder))
