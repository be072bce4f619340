"""What the scenes of the golden pictures are set on; runs under MicroPython."""

import os

from headless import Board

from gin.actions import parse_action
from gin.cards import code, name
from gin.match import Match
from gin.rules import preset
from session.session import Session
from session.store import MatchStore
from ui.knock import Knock
from ui.screens.deal_end import DealEnd
from ui.screens.opening import Opening
from ui.table.table import Table

ME = 0
SEEN_MS = 500
OTHER = 1
HARD = 2  # the level with the longest name

# hands of ten
NOTHING = "AS 3C 5D 7H 9S JC KD 2H 6C QD"
ONE_MELD = "7S 8S TS 3D 2C QC TC TD KH KD"
THREE_MELDS = "4C 5C 6C 9S 9H 9D TH JH QH AD"
NEARLY_GIN = "3S 4S 5S 8C 8D 8H JD QD KD 2C"
FOUR_LONG = "AS 2S 3S 4S 5C 6C 7C TD JD QD"
SIX_LEFT = "TS TC TD 4H 5H 6H AC 2C AH 2D"
CHAIN = "3H 7H 8H TH KS KC KD 5S 9C QD"  # much to lay off on SIX_LEFT
LONE = "7S 8H TH KS KC 4D 5S 9C QS JH"
THREE_LEFT = "4C 5C 6C 9S 9H 9D TS JS QS 3D"
THREE_LEFT_TOO = "2H 3H 4H 7C 7D 7H KC KD KS 3S"
POOR = "AS 2S 6C 7C 9H TH JH KS KC 4D"
POOR_TOO = "3C 5D 7H 9S JC KS 2H 6C QH 7D"


def cards(text):
    """The codes of cards written as 'AS TC'."""
    return [code(word) for word in text.split()]


def deck_of(mine, theirs, upcard, stock="", dealer=OTHER):
    """A deck that deals just these hands (any, where `theirs` is ''); the rest of the stock in
    ascending order."""
    if not theirs:
        taken = cards(mine) + cards(upcard) + cards(stock)
        free = [card for card in range(52) if card not in taken]
        theirs = " ".join(name(card) for card in free[::2][:10])
    first, second = (theirs, mine) if dealer == ME else (mine, theirs)
    dealt = []
    for a, b in zip(cards(first), cards(second)):
        dealt += [a, b]
    dealt += cards(upcard) + cards(stock)
    return bytes(dealt + [card for card in range(52) if card not in dealt])


class Stage:
    """An app on a headless board, in one language."""

    def __init__(self, folder, language):
        self.board = Board(folder)
        for file in ("settings", "match", "moves", "statistics"):
            try:  # noqa: SIM105 - MicroPython has no contextlib
                os.remove(folder + "/" + file)
            except OSError:
                pass
        self.app = Knock(self.board)
        self.app.settings.language = language
        self.app.speak(language)

    def rules(self, **changes):
        rules = preset(changes.pop("preset", "classic"))
        for field, value in changes.items():
            rules.change(field, value)
        return rules

    def choose(self, **changes):
        """Choose these rules for the next game."""
        self.app.settings.rules = self.rules(**changes).to_bytes()

    def deal(self, mine, theirs, upcard, actions="", stock="", dealer=OTHER, level=0, **changes):
        """A deal of these hands after `actions`, parted by commas."""
        deck = deck_of(mine, theirs, upcard, stock, dealer)
        match = Match(self.rules(**changes), bytes(8), deck, dealer)
        store = MatchStore(self.board.folder)
        self.app.session = Session(match, level, store, bytes(8))
        for action in actions.split(", ") if actions else ():
            self.app.session.apply(parse_action(action))
        return self.app.session

    def table(self, *args, **how):
        """The table in such a deal."""
        self.deal(*args, **how)
        self.app.replace(Table(self.app))

    def end(self, *args, **how):
        """The end of such a deal."""
        self.deal(*args, **how)
        self.app.replace(DealEnd(self.app))

    def press(self, *keys):
        """Press keys, each once the picture before it was seen, and let the screen that each
        opens be made."""
        for key in keys:
            if self.app.stale:
                self.app.turn()
            self.board.now += SEEN_MS
            self.board.buttons.events.append(key)
            self.app.turn()
            while isinstance(self.app.screen, Opening):
                self.app.turn()

    def rest(self, ms):
        """Let time go by."""
        end = self.board.now + ms
        while self.board.now < end:
            self.app.turn()

    def picture(self):
        """The display as it is drawn now."""
        self.app.screen.draw(self.app.canvas)
        return self.board.display.buffer
