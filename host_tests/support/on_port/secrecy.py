"""Whole games of two people, each turn drawn again with other hidden cards: not a pixel differs.

Command: micropython secrecy.py LANGUAGE SEED FOLDER, with firmware/ and tools/scenes/ on
MICROPYPATH. A turn lasts from one cover to the next. It is played by keys, and played again by the
same keys after the cards that its player cannot know were dealt anew: the other's hand and the
stock below its top. Prints how many turns and pictures were compared, and in how many ended deals
the other cards did show. RuntimeError where a picture gives them away.
"""

import sys

from headless import Board

from gin import record
from gin.actions import BIG_GIN, DISCARD, KNOCK, TAKE, card_of
from gin.cards import NONE, add, copy, fill, has
from gin.deal import OVER
from gin.match import Match
from gin.rules import preset
from gin.shuffle import Generator, shuffle
from players import decide
from players.easy import Easy
from players.view import View
from session.session import TWO, Session
from session.store import MatchStore
from system.keys import DOWN, LEFT, RIGHT, A, B
from ui.knock import Knock
from ui.screens.cover import Cover

AGAIN = 1  # how often a turn is played again
PAUSE_EVERY = 7  # every so many turns the player looks at the menu and the score sheet


class Turn:
    """One turn on a board of its own; `frames` is every picture until it, or the deal, is over."""

    def __init__(self, packed, language, folder):
        self.board = Board(folder)
        self.board.display.show = self.show
        self.app = Knock(self.board)
        self.app.settings.language = language
        self.app.speak(language)
        self.match = record.unpack(packed)
        if self.match.deal.phase == OVER:
            self.match.next_deal()
        self.app.session = Session(self.match, TWO, MatchStore(folder), bytes(8))
        self.seat = self.match.deal.turn
        self.frames = []
        self.keys = []
        self.revealed = None

    def show(self):
        if self.match.deal.phase == OVER:  # both hands are open, or their points are
            self.revealed = bytes(self.board.display.buffer)
        else:
            self.frames.append(bytes(self.board.display.buffer))

    def hide(self, generator, seats):
        """Deal anew what cannot be known: the hands of `seats`, the stock below its top."""
        deal = self.match.deal
        top = 52 - deal.stock
        hidden = bytearray(deal.deck[top + 1 :])
        held = []
        for seat in seats:
            unknown = [card for card in self.cards(seat) if not has(deal.known[seat], card)]
            hidden.extend(bytes(unknown))
            held.append(len(unknown))
        shuffle(hidden, generator)
        at = 0
        for seat, n in zip(seats, held):
            copy(deal.hands[seat], deal.known[seat])
            for card in hidden[at : at + n]:
                add(deal.hands[seat], card)
            at += n
        deal.deck[top + 1 :] = hidden[at:]

    def cards(self, seat):
        """The cards of a hand."""
        buffer = bytearray(52)
        return bytes(buffer[: fill(self.match.deal.hands[seat], buffer)])

    def cover(self):
        """Show the cover."""
        self.app.replace(Cover(self.app))
        self.app.turn()

    def press(self, key):
        self.keys.append(key)
        self.board.buttons.events.append(key)
        for _ in range(200):
            self.app.turn()
            if self.app.screen.pause_ms == 1000:
                return
        raise RuntimeError("the screen does not come to rest")

    def over(self):
        return type(self.app.screen).__name__ in ("Cover", "DealEnd") and len(self.frames) > 1

    def play(self, player, pause):
        """Play the turn as `player` decides, by keys."""
        view = View()
        self.cover()
        self.press(A)
        if pause:
            for key in (B, DOWN, A, B, B):
                self.press(key)
        while not self.over():
            view.read(self.match, self.seat)
            self.act(decide(player, view))

    def act(self, action):
        table = self.app.screen
        if type(table).__name__ != "Table":
            raise RuntimeError(f"no table but {type(table).__name__}")
        if action < DISCARD and action != BIG_GIN:
            if table.pile != (action == TAKE):
                self.press(RIGHT if action == TAKE else LEFT)
            self.press(A)
        elif DISCARD <= action < KNOCK:
            self.choose(action)
            self.press(A)
        else:
            while table.offer() == NONE:
                self.press(RIGHT)
            self.press(A)
            self.press(A)
            if action != BIG_GIN:
                self.choose(action)
                self.press(A)

    def choose(self, action):
        """Go to the card of `action`."""
        while self.app.screen.card() != card_of(action):
            self.press(RIGHT)

    def repeat(self, keys):
        """Play the turn by these keys."""
        self.cover()
        for key in keys:
            self.press(key)


def compare(turn, packed, language, folder, generator):
    """Play `turn` again with other hidden cards; True if they show once the deal is over."""
    revealed = False
    for _ in range(AGAIN):
        again = Turn(packed, language, folder)
        before = again.cards(1 - turn.seat)
        again.hide(generator, (1 - turn.seat,))
        if again.cards(1 - turn.seat) == before:
            raise RuntimeError("nothing was hidden")
        again.repeat(turn.keys)
        if again.frames != turn.frames:
            raise RuntimeError("a picture depends on the other's cards")
        revealed = revealed or again.revealed != turn.revealed
    covered = Turn(packed, language, folder)
    covered.hide(generator, (0, 1))
    covered.cover()
    if covered.frames[0] != turn.frames[0]:
        raise RuntimeError("the cover depends on a hand")
    return revealed


def main(language, seed, folder):
    seed = bytes.fromhex(seed)
    generator = Generator(seed)
    match = Match(preset("kawu"), seed)
    players = Easy(), Easy()
    for player in players:
        player.begin_match(seed)
    turns = pictures = revealed = 0
    while not match.over:
        packed = record.pack(match)
        turn = Turn(packed, language, folder)
        turn.play(players[turn.seat], turns % PAUSE_EVERY == 0)
        revealed += compare(turn, packed, language, folder, generator)
        turns += 1
        pictures += len(turn.frames)
        match = turn.match
    print("turns", turns, "pictures", pictures, "deals", len(match.history), "revealed", revealed)


if __name__ == "__main__":
    main(*sys.argv[1:])
