"""Hints by the Y button in whole deals, which are then played as the hints say.

Command: micropython hints.py DEALS FOLDER, with firmware/ and tools/scenes/ on MICROPYPATH.
Prints how many hints were given, and the bytes of heap that one more leaves taken.
"""

import gc
import sys

from stage import Stage

from gin.actions import BIG_GIN, DISCARD, TAKE, card_of
from gin.deal import OVER
from gin.match import Match
from gin.rules import PRESET_NAMES, preset
from players.hard import Hard
from players.view import View
from session.session import TWO, Session
from session.store import MatchStore
from system.keys import B, X, Y
from ui.table.modes import CHOOSE


def decision(match, seat):
    """What Hard decides, knowing nobody yet."""
    view = View()
    view.read(match, seat)
    hard = Hard()
    hard.begin_match(bytes(8))
    hard.begin(view)
    action = hard.step()
    assert action in list(view.legal[: view.n_legal])
    return action


def check_choice(table, action):
    """The cursor is where a press of A leads to `action`."""
    if table.mode == CHOOSE:
        assert table.pile == (action == TAKE)
    elif action == BIG_GIN or action >= 2 * DISCARD:
        assert table.offer() == (action & 192 or action)
    else:
        assert table.card() == card_of(action)


def check(stage, match, seat):
    """Ask in the turn of `seat`; gives the hint's action."""
    table = stage.app.screen
    before = bytes(match.actions)
    action = decision(match, seat)
    stage.press(Y)
    assert table.hint and bytes(match.actions) == before
    check_choice(table, action)
    pieces = [piece for line in table.hint for piece in line]
    assert action < DISCARD or card_of(action) in pieces
    stage.press(Y if len(before) % 2 else X)
    assert not table.hint
    shown = bytes(stage.board.display.buffer)
    table.shown()
    assert bytes(stage.picture()) == shown, "a part of the picture is not up to date"
    check_choice(table, action)
    return action


def main(deals, folder):
    stage = Stage(folder, "fr")
    stage.app.settings.speed = 3
    hints = 0
    for number in range(int(deals)):
        rules = preset(PRESET_NAMES[number % len(PRESET_NAMES)])
        match = Match(rules, bytes([number] * 8))
        stage.app.session = Session(match, TWO, MatchStore(folder), bytes(8))
        while match.deal.phase != OVER:
            seat = match.deal.turn
            stage.app.session.sit(seat)
            stage.app.go_on()
            assert not hasattr(stage.app.screen, "hint")  # a cover: nobody is told anything
            stage.press(B)
            assert stage.app.words.HINT not in [item.label for item in stage.app.screen.items]
            stage.press(B, 3)
            match.apply(check(stage, match, seat))
            hints += 1
    print("hints", hints)
    weigh(stage)


def weigh(stage):
    """What a hint leaves in memory."""
    stage.table("AS 3C 5D 7H 9S JC KD 2H 6C QD", "", "4S")
    stage.press(Y, Y)
    first = _taken(stage)
    stage.press(Y, Y)
    print("heap", _taken(stage) - first)


def _taken(stage):
    gc.collect()
    return gc.mem_alloc()


if __name__ == "__main__":
    main(*sys.argv[1:])
