"""Plays games through the app, one after another; for tools/emulator/wasm.mjs.

`main` yields after every turn of the app's loop; at the end of a game it yields its number.
"""

from board import Board

from gin.melds import after_discards
from system.keys import LEFT, RIGHT, A, B
from ui.knock import Knock

CHOOSE = 1
PUT = 2
AT_ONCE = 3  # settings.speed: no card travels, nobody waits


class Player:
    """Presses keys on a headless board, as a simple person would."""

    def __init__(self, seed):
        self.board = Board("/save", chance=seed)
        self.app = Knock(self.board)
        self.app.start()

    def name(self):
        return type(self.app.screen).__name__

    def press(self, key):
        """Press `key`; yields at every turn until nothing moves and nobody thinks."""
        self.board.buttons.events.append(key)
        self.app.turn()
        yield
        while self.app.screen.pause_ms != 1000:
            self.app.turn()
            yield

    def game(self, level):
        """A game from the title to the title."""
        self.app.settings.speed = AT_ONCE
        self.app.settings.level = level
        yield from self.press(A)
        yield from self.press(A)
        while self.name() != "GameEnd":
            yield from self.step()
        yield from self.press(A)
        while self.name() != "Title":  # from the menu that offers another
            yield from self.press(B)

    def step(self):
        """One decision."""
        screen = self.app.screen
        if self.name() == "Table" and screen.mode == CHOOSE:
            if screen.pile:
                yield from self.press(LEFT)
        elif self.name() == "Table" and screen.mode == PUT and not screen.allowed.n_offers:
            best = self.best(screen.row)
            while screen.at != best:
                yield from self.press(RIGHT if screen.at < best else LEFT)
        yield from self.press(A)

    def best(self, row):
        """The place of the card whose discard leaves the least deadwood."""
        deal = self.app.session.deal
        after = bytearray(52)
        after_discards(deal.hands[deal.turn], after)
        if deal.taken < 52:
            after[deal.taken] = 255
        return min(range(row.n), key=lambda i: after[row.cards[i]])


def main(games, seed, *levels):
    """Play `games` games against opponents of these levels in turn."""
    player = Player(bytes.fromhex(seed))
    yield from player.press(A)
    for number in range(int(games)):
        player.board._chance = number.to_bytes(2, "big")
        yield from player.game(int(levels[number % len(levels)]))
        yield number
