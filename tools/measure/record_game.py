"""Plays a whole game under the Unix port and tells every press and what the display shows then.

Command: micropython record_game.py LANGUAGE SEED FOLDER LEVEL KIND, with firmware/ and
tools/scenes/ on MICROPYPATH. LEVEL is the opponent's number. KIND 'cuts' cuts the power now
and then, 'steady' does not, nor does 'tour', which opens every menu item on the way. FOLDER takes
the saves and the file `steps`: a line a step, 'power' or the key's number, then the display's
buffer in hex.
"""

import sys

import headless
import whole_game

from gin.melds import after_discards
from system.keys import DOWN, LEFT, RIGHT, UP, A, B
from ui.screens.menu import Menu

PATIENCE = 20_000  # turns of the loop


class Buzzer:
    """Makes no sound; the board has one, so the settings offer it."""

    def play(self, hertz, ms):
        pass

    def stop(self):
        pass


class Recorder(whole_game.Player):
    """The player of whole_game with the default board's keys, telling what it does."""

    keys = bytes((LEFT, RIGHT, UP, DOWN, A, B))
    line_on = DOWN

    def __init__(self, level, kind, *args):
        self.level = level
        self.kind = kind
        self.to_look = kind == "tour"
        self.steps = open(args[-1] + "/steps", "w")  # noqa: SIM115 - open while the game runs
        super().__init__(*args)

    def power_up(self):
        super().power_up()
        self.tell("power")

    def press(self, key):
        """Press `key`, and wait until nothing moves any more and nobody thinks."""
        self.presses += 1
        self.board.buttons.events.append(key)
        self.app.turn()
        for _ in range(PATIENCE):
            if self.app.screen.pause_ms == 1000:
                break
            self.app.turn()
        self.tell(key)

    def tell(self, what):
        self.steps.write(f"{what} {self.board.display.buffer.hex()}\n")

    def choose_language(self):
        """After the language: the opponent, and a look at everything."""
        super().choose_language()
        if self.to_look:
            self.look_around()
        self.press(A)
        self.choose(self.app.words.LEVEL)
        while self.app.settings.level != self.level:
            self.press(A)
        self.choose(self.app.words.START)

    def choose(self, label):
        """Move to the item of a menu with this label."""
        screen = self.app.screen
        while screen.items[screen.chosen].label != label:
            self.press(DOWN)

    def look_around(self):
        """Open every item of this menu that leads to another screen, and turn its pages."""
        words = self.app.words
        screen = self.app.screen
        leaving = (words.START, words.RESUME, words.HINT, words.CONTINUE, words.QUIT)
        leaving += (words.GO_BACK,)
        if not isinstance(screen, Menu):
            for _ in range(3):
                self.press(RIGHT)
            return
        for label in [item.label for item in screen.items if not item.value]:
            if label in leaving:
                continue
            self.choose(label)
            self.press(A)
            if self.app.screen is not screen:
                self.look_around()
                while self.app.screen is not screen:
                    self.press(B)
        while screen.chosen:
            self.press(UP)

    def step(self):
        """One decision; on a tour, the first at the table looks into the pause."""
        if self.to_look and type(self.app.screen).__name__ == "Table":
            self.to_look = False
            self.press(B)
            self.look_around()
            self.press(B)
        super().step()

    def cut(self):
        """The power goes and comes back, if it may."""
        if self.kind == "cuts":
            super().cut()
        else:
            self.cuts += 1

    def put(self):
        """Go straight to the card whose discard leaves the least deadwood."""
        screen = self.app.screen
        deal = self.app.session.deal
        after = bytearray(52)
        after_discards(deal.hands[deal.turn], after)
        if deal.taken < 52:
            after[deal.taken] = 255
        row = screen.row
        best = min(range(row.n), key=lambda i: after[row.cards[i]])
        while screen.at != best:
            self.press(RIGHT if screen.at < best else LEFT)
        self.press(A)


headless.Board.buzzer = Buzzer()
language, seed, folder, level, kind = sys.argv[1:]
player = Recorder(int(level), kind, language, bytes.fromhex(seed), folder)
player.play()
player.press(A)
player.steps.close()
