"""The scenes of the golden pictures; runs under MicroPython and writes what the display shows.

Command: micropython scenes.py FOLDER, with firmware/ and host_tests/drawn/ on MICROPYPATH. Each
scene is drawn in both languages into FOLDER/NAME-LANGUAGE.bin, the display's buffer as it is.
"""

import os
import sys

from headless import Board

from gin.actions import parse_action
from gin.cards import code, name
from gin.match import Match
from gin.rules import preset
from system import sealed
from system.keys import LEFT, RIGHT, A, B, X
from system.store import GameStore
from ui.app import App
from ui.game import Game
from ui.screens.deal_end import DealEnd
from ui.screens.discards import Discards
from ui.screens.game_end import GameEnd
from ui.screens.language import Language
from ui.screens.table import Table
from ui.screens.title import Title
from ui.screens.trouble import Trouble
from ui.text import LANGUAGES

ME = 0
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
        for file in ("settings", "match", "moves"):
            try:  # noqa: SIM105 - MicroPython has no contextlib
                os.remove(folder + "/" + file)
            except OSError:
                pass
        self.app = App(self.board)
        self.app.settings.language = language
        self.app.speak(language)

    def rules(self, **changes):
        rules = preset(changes.pop("preset", "classic"))
        for field, value in changes.items():
            rules.change(field, value)
        return rules

    def deal(self, mine, theirs, upcard, actions="", stock="", dealer=OTHER, level=0, **changes):
        """A deal of these hands after `actions`, parted by commas."""
        deck = deck_of(mine, theirs, upcard, stock, dealer)
        match = Match(self.rules(**changes), bytes(8), deck, dealer)
        store = GameStore(self.board.folder)
        self.app.game = Game(match, level, store, bytes(8))
        self.app.game.level = level
        for action in actions.split(", ") if actions else ():
            self.app.game.apply(parse_action(action))
        return self.app.game

    def table(self, *args, **how):
        """The table in such a deal."""
        self.deal(*args, **how)
        self.app.replace(Table(self.app))

    def end(self, *args, **how):
        """The end of such a deal."""
        self.deal(*args, **how)
        self.app.replace(DealEnd(self.app))

    def press(self, *keys):
        """Press keys, and let the app come to rest after each."""
        for key in keys:
            self.board.buttons.events.append(key)
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


def language(stage):
    stage.app.settings.language = ""
    stage.app.replace(Language(stage.app))


def title(stage):
    stage.app.replace(Title(stage.app))


def title_continue(stage):
    stage.deal(NOTHING, "", "4S", level=HARD)
    stage.app.game.match.games[0].scores[:] = [88, 47]
    title(stage)


def throw_away(stage):
    title_continue(stage)
    stage.press(RIGHT, A)


def settings(stage):
    title(stage)
    stage.press(RIGHT, A)


def unsaved(stage):
    stage.table(NOTHING, "", "4S")
    stage.app.screen._tell_unsaved()


def damaged(stage):
    stage.app.store.problem = sealed.DAMAGED
    title(stage)


def trouble(stage):
    error = OSError("[Errno 5] EIO: the display at 0x3C no longer answers")
    stage.app.replace(Trouble(stage.app, error))


def pause(stage):
    stage.table(NOTHING, "", "4S")
    stage.press(B)


def pause_look(stage):
    stage.table(NOTHING, "", "4S", preset="encyclopedia")
    stage.press(B)


def discards(stage):
    game = stage.deal(NOTHING, "", "4S")
    game.deal.pile[:27] = bytes(range(27))
    game.deal.pile_size = 27
    stage.app.replace(Discards(stage.app))


def offer(stage):
    stage.table(NOTHING, "", "4S")


def offer_pass(stage):
    offer(stage)
    stage.press(LEFT)


def offer_second(stage):
    stage.table(NOTHING, "", "4S", "pass", dealer=ME)


def must_draw(stage):
    stage.table(NOTHING, "", "4S", "pass, pass")


def draw_after_take(stage):
    stage.table(NOTHING, LONE, "TC", "take, discard TH", dealer=ME, level=HARD)


def draw_pile(stage):
    draw_after_take(stage)
    stage.press(RIGHT)


def thinks(stage):
    stage.table(NOTHING, "", "4S", "take, discard KD", level=HARD)


def other_drew(stage):
    stage.table(NOTHING, "", "4S", "take, discard KD, draw", level=HARD)


def put_nothing(stage):
    stage.table(NOTHING, "", "4S", "pass, pass, draw", stock="8C")


def put_nothing_other(stage):
    put_nothing(stage)
    stage.press(RIGHT, RIGHT)


def put_barred(stage):
    stage.table(NOTHING, "", "7D", "take")


def put_barred_why(stage):
    put_barred(stage)
    while stage.app.screen.card() != code("7D"):
        stage.press(LEFT)
    stage.press(A)


def put_knock(stage):
    stage.table(THREE_MELDS, "", "KS", "pass, pass, draw", stock="8C", level=HARD)
    stage.app.game.match.games[0].scores[:] = [124, 210]


def put_knock_card(stage):
    put_knock(stage)
    stage.press(LEFT)


def ask_knock(stage):
    put_knock(stage)
    stage.press(A)


def hide_knock(stage):
    ask_knock(stage)
    stage.press(A)


def put_gin(stage):
    stage.table(NEARLY_GIN, "", "KS", "pass, pass, draw", stock="8S")


def ask_gin(stage):
    put_gin(stage)
    stage.press(A)


def hide_gin(stage):
    ask_gin(stage)
    stage.press(A)


def put_big_gin(stage):
    stage.table(FOUR_LONG, "", "2H", "pass, pass, draw", stock="KD", big_gin=1)


def ask_big_gin(stage):
    put_big_gin(stage)
    stage.press(A)


def sorted_by_suit(stage):
    put_knock(stage)
    stage.press(X)


def sorted_by_rank(stage):
    put_knock(stage)
    stage.press(X, X)


def card_on_its_way(stage):
    stage.table(NOTHING, "", "7D", "pass")
    stage.app.game.match.apply(parse_action("pass"))
    stage.app.screen._refresh()
    stage.press(A)
    stage.rest(60)


def limit(stage):
    stage.table(NOTHING, "", "4S", "pass, pass, draw", stock="8C", oklahoma=1)


def other_knocks(stage):
    stage.table(
        CHAIN,
        SIX_LEFT,
        "KH",
        "pass, pass, draw, discard 5S, draw, knock JS",
        stock="9S JS",
        level=HARD,
    )


def end_knock(stage):
    stage.end(THREE_MELDS, ONE_MELD, "KS", "pass, pass, draw, knock 8C", stock="8C", level=HARD)


def end_layoffs(stage):
    stage.end(
        CHAIN,
        SIX_LEFT,
        "KH",
        "pass, pass, draw, discard 5S, draw, knock JS",
        stock="9S JS",
        level=HARD,
    )


def end_undercut(stage):
    stage.end(
        SIX_LEFT,
        "4C 5C 6C 9S 9H 9D JS JC JD 3D",
        "KS",
        "pass, pass, draw, knock 8C",
        stock="8C",
        level=HARD,
    )


def end_tie(stage):
    stage.end(
        THREE_LEFT,
        THREE_LEFT_TOO,
        "8S",
        "pass, pass, draw, knock 8H",
        stock="8H",
    )


def end_gin(stage):
    stage.end(NEARLY_GIN, POOR, "KH", "pass, pass, draw, gin 2C", stock="8S", level=HARD)


def end_other_gin(stage):
    stage.end(
        POOR_TOO,
        NEARLY_GIN,
        "KH",
        "pass, pass, draw, gin 2C",
        stock="8S",
        level=HARD,
        dealer=ME,
        preset="encyclopedia",
    )


def end_big_gin(stage):
    stage.end(FOUR_LONG, LONE, "5D", "pass, pass, draw, biggin", stock="KD", big_gin=1, level=HARD)


def end_void(stage):
    game = stage.deal(NOTHING, LONE, "4S", "pass, pass", level=HARD)
    _play_out(game)
    stage.app.replace(DealEnd(stage.app))


def _play_out(game):
    """Draw and discard the drawn card until the stock is at its end."""
    while game.deal.phase != 3:
        game.apply(0)
        game.apply(64 + game.deal.drawn)


def end_void_turns(stage):
    game = stage.deal(NOTHING, LONE, "4S", "take")
    held = [0, 0]
    while game.deal.phase != 3:
        seat = game.deal.turn
        if game.deal.phase == 1:
            game.apply(1)
        legal = bytearray(24)
        n = game.deal.legal(legal)
        game.apply(max(a for a in legal[:n] if 64 <= a < 128))
        held[seat] += 1
    stage.app.replace(DealEnd(stage.app))


def game_won(stage):
    stage.deal(NEARLY_GIN, POOR, "KH", "pass, pass, draw", stock="8S", level=HARD)
    match = stage.app.game.match
    match.games[0].scores[0] = 81
    match.games[0].deals[0] = 3
    stage.app.game.apply(parse_action("gin 2C"))
    stage.app.replace(GameEnd(stage.app))


def game_lost(stage):
    stage.deal(
        POOR_TOO,
        NEARLY_GIN,
        "KH",
        "pass, pass, draw",
        stock="8S",
        level=HARD,
        dealer=ME,
        preset="kawu",
    )
    game = stage.app.game.match.games[0]
    game.scores[:] = [74, 91]
    game.deals[:] = [3, 5]
    stage.app.game.apply(parse_action("gin 2C"))
    stage.app.replace(GameEnd(stage.app))


SCENES = (
    language, title, title_continue, throw_away, settings, unsaved, damaged, trouble, pause,
    pause_look, discards, offer, offer_pass, offer_second, must_draw, draw_after_take, draw_pile,
    thinks, other_drew, put_nothing, put_nothing_other, put_barred, put_barred_why, put_knock,
    put_knock_card, ask_knock, hide_knock, put_gin, ask_gin, hide_gin, put_big_gin, ask_big_gin,
    sorted_by_suit, sorted_by_rank, card_on_its_way, limit, other_knocks, end_knock, end_layoffs,
    end_undercut, end_tie, end_gin, end_other_gin, end_big_gin, end_void, end_void_turns, game_won,
    game_lost,
)  # fmt: skip


def main(folder):
    """Draw all scenes into `folder`."""
    for scene in SCENES:
        for tongue in LANGUAGES:
            stage = Stage(folder, tongue)
            try:
                scene(stage)
            except Exception:
                print("scene", scene.__name__, tongue)
                raise
            with open(f"{folder}/{scene.__name__}-{tongue}.bin", "wb") as file:
                file.write(stage.picture())


if __name__ == "__main__":
    main(sys.argv[1])
