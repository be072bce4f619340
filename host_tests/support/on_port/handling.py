"""Presses that come too early, and what can be taken back; at times of their own.

Command: micropython handling.py FOLDER, with firmware/, tools/scenes/ and this folder on
MICROPYPATH. Prints the name of each trial that held; an assertion fails where one does not.
"""

import sys

import stage as stages
from timed import TimedBoard

from gin.actions import DISCARD, DRAW
from gin.cards import code
from gin.deal import DISCARD_PHASE, OVER
from session.session import TWO, take_up
from session.store import MatchStore
from system.keys import LEFT, RIGHT, A, B
from ui.screens.title import Title

stages.Board = TimedBoard
SLOW, NORMAL, FAST, AT_ONCE = range(4)


class Trial(stages.Stage):
    """A stage on which keys have times."""

    def __init__(self, *args):
        super().__init__(*args)
        self.board.most_ms = 5

    def tap(self, key, after=1000):
        """Press `key` so long after now, and let it be acted upon."""
        self.board.press(key, after)
        self.until(lambda: not self.board.planned and not self.board.buttons.events)

    def until(self, holds, most_ms=20_000):
        """Turn the loop until `holds()`."""
        end = self.board.now + most_ms
        while not holds():
            assert self.board.now < end, "it never comes"
            self.app.turn()

    def until_shown(self, screen, drawn=True):
        """Turn the loop until a screen of this kind is on top, and its picture was shown."""
        self.until(lambda: self.at() == screen and not (drawn and self.app.stale))

    def at(self):
        return type(self.app.screen).__name__

    def my_turn(self, speed=NORMAL, **how):
        """The table, the person to draw."""
        self.app.settings.speed = speed
        self.table(stages.NOTHING, "", "4S", "pass, pass", stock="8C KH", **how)
        self.until(lambda: not self.app.stale)


def state(session):
    """All of a deal that a discard changes."""
    deal = session.deal
    kept = [bytes(session.match.actions), deal.phase, deal.turn, deal.drawn, deal.taken]
    kept += [bytes(deal.pile[: deal.pile_size]), bytes(deal.turns), deal.stock]
    for seat in range(2):
        kept += [bytes(deal.hands[seat]), bytes(deal.known[seat]), bytes(deal.discarded[seat])]
        kept += [deal.last_draw[seat], deal.last_taken[seat], deal.last_put[seat]]
    return kept


def the_end_of_a_deal_is_seen(trial):
    for speed, ms in ((SLOW, 400), (NORMAL, 400), (AT_ONCE, 250)):
        trial.app.settings.speed = speed
        trial.table(
            stages.CHAIN,
            stages.SIX_LEFT,
            "KH",
            "pass, pass, draw, discard 8C, draw",
            stock="8C 8D",
        )
        trial.app.screen.course.set_out(128 + code("8D"))
        trial.until(lambda: trial.app.session.deal.phase == OVER and not trial.app.stale)
        trial.tap(A, after=ms - 40)
        assert trial.at() == "Table", "a press meant for the table ended the pause after the knock"
        trial.until_shown("DealEnd")
        trial.tap(A, after=ms - 40)
        assert trial.at() == "DealEnd"
        trial.tap(A, after=60)
        assert trial.at() == "Table" and trial.app.session.deal.phase != OVER


def nobody_opens_the_hand_of_the_other(trial):
    for speed in (SLOW, NORMAL, FAST, AT_ONCE):
        trial.app.settings.speed = speed
        trial.table(stages.NOTHING, "", "4S", "pass, pass, draw", stock="8C", level=TWO)
        trial.tap(A)
        trial.until_shown("Cover")
        trial.tap(A, after=230)
        assert trial.at() == "Cover"
        trial.tap(A, after=230)
        assert trial.at() == "Table", (speed, trial.at())


def a_drawn_card_is_seen_before_it_is_discarded(trial):
    for speed in (SLOW, NORMAL, FAST, AT_ONCE):
        trial.my_turn(speed)
        screen = trial.app.screen
        match = trial.app.session.match
        for after in (1000, 60, 60):  # the second hurries the card
            trial.tap(A, after=after)
        assert match.actions[-1] == DRAW and not screen.motion.on
        trial.my_turn(speed)
        screen = trial.app.screen
        match = trial.app.session.match
        trial.tap(A)
        trial.until(lambda m=match: m.deal.phase == DISCARD_PHASE and not trial.app.stale)
        trial.tap(A, after=130)
        assert match.actions[-1] == DRAW and not screen.motion.on
        trial.tap(A, after=30)
        assert match.actions[-1] >= DISCARD or screen.motion.on


def a_turn_of_two_presses_is_quick(trial):
    """Draw and discard, as soon as it may be: at normal speed within half a second."""
    for speed, most in ((NORMAL, 500), (FAST, 400), (AT_ONCE, 200)):
        trial.my_turn(speed)
        start = trial.board.now + 500
        trial.tap(A, after=500)
        screen = trial.app.screen
        session = trial.app.session
        trial.until(lambda motion=screen.motion: not motion.on)
        while session.mine() and not screen.motion.on:
            trial.tap(A, after=5)
        print("a turn of two presses, speed", speed, trial.board.now - start, "ms")
        assert trial.board.now - start <= most


def the_other_having_moved_a_press_waits(trial):
    """A press meant to hurry the other does not draw for the person."""
    trial.my_turn(NORMAL)
    trial.tap(A)
    trial.tap(A)
    session = trial.app.session
    trial.until(lambda: not session.mine())
    trial.until(lambda: session.mine() and not trial.app.stale)
    before = bytes(session.match.actions)
    trial.tap(A, after=250)
    assert bytes(session.match.actions) == before and not trial.app.screen.motion.on
    trial.tap(A, after=250)
    assert trial.app.screen.motion.on


def take_back(trial, when):
    """Discard, and have it back when `when()` holds."""
    trial.my_turn(NORMAL)
    trial.tap(A)
    session = trial.app.session
    trial.until(lambda: session.deal.phase == DISCARD_PHASE)
    trial.until(lambda: not trial.app.stale)
    trial.tap(RIGHT)
    card = trial.app.screen.card()
    before = state(session)
    trial.tap(A)
    trial.until(lambda: when(session))
    trial.tap(B, after=1)
    assert state(session) == before and trial.at() == "Table"
    assert trial.app.screen.card() == card, "the cursor is on the card again"
    trial.app.turn()
    return session, before


def a_discard_is_taken_back_while_it_travels(trial):
    take_back(trial, lambda session: trial.app.screen.motion.on)


def a_discard_is_taken_back_until_the_other_acts(trial):
    session, _ = take_back(trial, lambda session: not session.mine())
    trial.tap(A)
    trial.until(lambda: not session.mine() and trial.app.screen.motion.on)
    assert not trial.app.screen.course.may_take_back(), "it is seen what the other does"
    trial.until(lambda: not session.mine() and session.deal.phase == DISCARD_PHASE)
    actions = bytes(session.match.actions)
    trial.tap(B, after=1)
    assert bytes(session.match.actions)[: len(actions)] == actions, "too late"


def what_was_taken_back_is_not_in_the_save(trial):
    trial.app.settings.speed = NORMAL
    trial.app.play()
    session = trial.app.session
    screen = trial.app.screen
    for number in range(4):
        while not screen.course.may_take_back():
            trial.until(lambda: session.mine() and not screen.motion.on and not trial.app.stale)
            trial.tap(A)
            trial.until(lambda: not screen.motion.on)
        if number < 3:
            trial.tap(B, after=1)
        again = take_up(MatchStore(trial.board.folder), bytes(8))
        assert state(again) == state(session)
    assert session.deal.turns[0] == 1, "the same discard, four times"


def a_meld_is_not_broken_by_one_press(trial):
    trial.table(stages.THREE_MELDS, "", "KS", "pass, pass, draw", stock="8C KH")
    trial.until(lambda: not trial.app.stale)
    screen = trial.app.screen
    while screen.card() != code("5C"):
        trial.tap(RIGHT)
    before = state(trial.app.session)
    trial.tap(A)
    assert not screen.motion.on
    trial.tap(B)
    assert screen.card() == code("5C") and state(trial.app.session) == before
    trial.tap(A)
    trial.tap(A)
    assert screen.motion.on
    trial.until(lambda: not trial.app.session.mine())
    assert trial.app.session.deal.last_put[0] == code("5C")


def the_last_card_discarded_beside_an_offer_is_forgotten(trial):
    """Places count the offers too: the last one is beyond the hand of a turn without offers."""
    hand = "4C 5C 6C 9S 9H 9D AH 2S 3D 4H"
    trial.table(hand, "", "KS", "pass, pass, draw", stock="KD KH QS")
    trial.until(lambda: not trial.app.stale)
    screen = trial.app.screen
    assert screen.allowed.n_offers == 1
    trial.tap(LEFT)
    assert screen.at == 11
    session = trial.app.session
    trial.tap(A)
    trial.tap(A)
    trial.until(lambda: not session.mine())
    trial.until(lambda: session.mine() and not screen.motion.on and not trial.app.stale)
    session.deal.pile[session.deal.pile_size - 1] = code("QS")  # once taken it stays: no knock
    trial.tap(RIGHT)
    trial.tap(A)
    trial.until(lambda: session.deal.phase == DISCARD_PHASE)
    assert not screen.allowed.n_offers
    assert 0 <= screen.at - screen.allowed.n_offers < 11


def a_press_while_a_screen_opens_is_for_nobody(trial):
    trial.app.replace(Title(trial.app))
    trial.until(lambda: not trial.app.stale)
    trial.board.press(A, 500)
    trial.board.press(A, 40)
    trial.until(lambda: trial.at() == "NewGame" and not trial.app.stale)
    for _ in range(20):
        trial.app.turn()
    assert trial.at() == "NewGame"


def three_presses_destroy_nothing(trial):
    """A A A from the title, a game under way: it is still there."""
    for first in range(5):
        session = trial.deal(stages.NOTHING, "", "4S", "pass, pass")
        trial.app.replace(Title(trial.app))
        trial.until(lambda: not trial.app.stale)
        for _ in range(first):
            trial.tap(RIGHT)
        for _ in range(5):
            trial.tap(A)
        assert trial.app.session is session and not session.match.over


TRIALS = (
    the_end_of_a_deal_is_seen,
    nobody_opens_the_hand_of_the_other,
    a_drawn_card_is_seen_before_it_is_discarded,
    a_turn_of_two_presses_is_quick,
    the_other_having_moved_a_press_waits,
    a_discard_is_taken_back_while_it_travels,
    a_discard_is_taken_back_until_the_other_acts,
    what_was_taken_back_is_not_in_the_save,
    a_meld_is_not_broken_by_one_press,
    the_last_card_discarded_beside_an_offer_is_forgotten,
    a_press_while_a_screen_opens_is_for_nobody,
    three_presses_destroy_nothing,
)


def hold(trials):
    """Make all of them, each on a stage of its own."""
    for one in trials:
        one(Trial(sys.argv[1], "en"))
        print(one.__name__, "holds")


if __name__ == "__main__":
    hold(TRIALS)
