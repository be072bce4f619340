"""What happens at odd moments: after a crash, at the end of a deal, at the ends of lists.

Command: micropython moments.py FOLDER; see handling.py, whose trials these are like.
"""

import stage as stages
from handling import NORMAL, hold

from gin.cards import NONE, add, code, hand
from gin.deal import OVER
from system.keys import DOWN, LEFT, RIGHT, UP
from ui.screens.score_sheet import ScoreSheet
from ui.table.hand_row import BY_MELDS, BY_RANK, HandRow


def what_was_to_be_done_later_is_not_done_after_a_crash(trial):
    trial.my_turn(NORMAL)
    done = []

    def crash(key):
        trial.app.afterwards(lambda: done.append("later"))
        raise ValueError("odd")

    trial.app.screen.press = crash
    trial.board.press(LEFT, 10)
    for _ in range(20):
        trial.app.go()
    assert trial.at() == "Trouble" and trial.app.session is None
    assert done == []
    trial.app.afterwards(lambda: done.append("anew"))
    trial.app.go()
    trial.app.redraw()
    trial.app.go()
    assert done == ["anew"]


def the_end_of_a_deal_is_paused_at(trial):
    """From the knock to both hands: time to see what was done, whoever did it."""
    for mine in (True, False):
        trial.app.settings.speed = NORMAL
        draws = "pass, pass, draw" if mine else "pass, pass, draw, discard 8C, draw"
        hands = (stages.SIX_LEFT, stages.CHAIN) if mine else (stages.CHAIN, stages.SIX_LEFT)
        trial.table(*hands, "KH", draws, stock="8C 8D")
        trial.app.screen.course.set_out(128 + code("8C" if mine else "8D"))
        trial.until(lambda: trial.app.session.deal.phase == OVER)
        start = trial.board.now
        trial.until_shown("DealEnd", drawn=False)
        assert 1000 <= trial.board.now - start <= 3000, trial.board.now - start


def a_sheet_scrolls_to_both_of_its_ends(trial):
    session = trial.deal(stages.NOTHING, "", "4S", "pass, pass")
    session.match.history = [(0, NONE, 0, 0, NONE)] * 30
    trial.app.replace(ScoreSheet(trial.app))
    sheet = trial.app.screen
    trial.until(lambda: not trial.app.stale)
    last = sheet.top
    assert last > 20
    for back, on in ((LEFT, RIGHT), (UP, DOWN)):
        for _ in range(40):
            trial.tap(back, after=20)
        assert sheet.top == 0
        trial.tap(on, after=20)
        assert sheet.top == 1
        for _ in range(40):
            trial.tap(on, after=20)
        assert sheet.top == last


def held_of(cards):
    """A hand of these cards."""
    held = hand()
    for card in cards.split():
        add(held, code(card))
    return held


def of_equal_cards_the_last_is_the_dearest(trial):
    row = HandRow(trial.app.canvas, trial.app.faces)
    for sort in (BY_MELDS, BY_RANK):
        row.arrange(held_of("KS QH JC AS 2D 3H 5S 7C 9D TS"), sort)
        assert row.cards[row.dearest(NONE)] == code("KS")
        assert row.cards[row.dearest(code("KS"))] == code("QH")
    row.arrange(held_of("AS 2S 3S 4C 5C 6C 9S 9H 9D 9C"), BY_MELDS)
    assert row.dearest(NONE) == row.n - 1
    assert row.dearest(row.cards[row.n - 1]) == row.n - 2


TRIALS = (
    what_was_to_be_done_later_is_not_done_after_a_crash,
    the_end_of_a_deal_is_paused_at,
    a_sheet_scrolls_to_both_of_its_ends,
    of_equal_cards_the_last_is_the_dearest,
)


hold(TRIALS)
