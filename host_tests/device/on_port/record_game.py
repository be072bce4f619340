"""Plays a whole game under the Unix port and tells every press and what the display shows then.

Command: micropython record_game.py LANGUAGE SEED FOLDER, with firmware/, host_tests/drawn/ on
MICROPYPATH. Prints a line a step: 'power' or the key's number, then the display's buffer in hex.
"""

import sys

import whole_game

from gin.melds import after_discards
from system.keys import LEFT, RIGHT, A


class Recorder(whole_game.Player):
    """The player of whole_game, telling what it does."""

    def power_up(self):
        super().power_up()
        self.tell("power")

    def press(self, key):
        super().press(key)
        self.tell(key)

    def put(self):
        """Go straight to the card whose discard leaves the least deadwood."""
        screen = self.app.screen
        deal = self.app.game.deal
        after = bytearray(52)
        after_discards(deal.hands[0], after)
        if deal.taken < 52:
            after[deal.taken] = 255
        row = screen.row
        best = min(range(row.n), key=lambda i: after[row.cards[i]])
        while screen.at != best:
            self.press(RIGHT if screen.at < best else LEFT)
        self.press(A)

    def tell(self, what):
        print(what, self.board.display.buffer.hex())


language, seed, folder = sys.argv[1:]
player = Recorder(language, bytes.fromhex(seed), folder)
player.play()
player.press(A)
