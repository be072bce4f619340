"""The scenes of scores: the sheet, the end of a game, statistics; and of two people."""

from stage import HARD, ME, NEARLY_GIN, NOTHING, ONE_MELD, POOR, POOR_TOO, THREE_MELDS

from gin.actions import parse_action
from gin.cards import NONE
from gin.kinds import BIG_GIN, GIN, KNOCK, UNDERCUT, VOID_STOCK
from session.session import TWO
from session.statistics import Statistics
from system.keys import LEFT, RIGHT, A
from ui.menus.statistics_page import StatisticsPage
from ui.screens.cover import Cover
from ui.screens.game_end import GameEnd
from ui.screens.score_sheet import ScoreSheet
from ui.table.table import Table

OTHER = 1
# (winner, kind, points) of the deals of a game
SHORT = ((ME, KNOCK, 15), (OTHER, UNDERCUT, 32), (NONE, VOID_STOCK, 0), (ME, GIN, 45))
LONG = SHORT + ((OTHER, KNOCK, 9), (ME, BIG_GIN, 61))
THREE = ((ME, GIN, 62), (OTHER, KNOCK, 23), (ME, KNOCK, 48), (ME, UNDERCUT, 57), (ME, GIN, 110))


def played(stage, deals, **rules):
    """A game in which `deals` have ended."""
    session = stage.deal(NOTHING, "", "4S", **rules)
    for winner, kind, points in deals:
        result = session.match.deal.result
        result.winner, result.kind, result.points = winner, kind, points
        result.knocker = 1 - winner if kind == UNDERCUT else winner
        session.match._count()
    return session


def sheet_empty(stage):
    played(stage, ())
    stage.app.replace(ScoreSheet(stage.app))


def sheet(stage):
    played(stage, SHORT, level=HARD)
    stage.app.replace(ScoreSheet(stage.app))


def sheet_ended(stage):
    played(stage, LONG, level=HARD)
    stage.app.replace(ScoreSheet(stage.app))


def sheet_scrolled(stage):
    sheet_ended(stage)
    stage.press(*[LEFT] * 9)


def sheet_hollywood(stage):
    played(stage, THREE[:3], level=HARD, hollywood=1)
    stage.app.replace(ScoreSheet(stage.app))


def sheet_hollywood_ended(stage):
    played(stage, THREE, level=HARD, hollywood=1)
    stage.app.replace(ScoreSheet(stage.app))


def hollywood_end(stage):
    played(stage, THREE, level=HARD, hollywood=1)
    stage.app.replace(GameEnd(stage.app))


def hollywood_end_first(stage):
    hollywood_end(stage)
    stage.press(*[RIGHT] * 4)


def game_won(stage):
    stage.deal(NEARLY_GIN, POOR, "KH", "pass, pass, draw", stock="8S", level=HARD)
    match = stage.app.session.match
    match.games[0].scores[0] = 81
    match.games[0].deals[0] = 3
    stage.app.session.apply(parse_action("gin 2C"))
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
    game = stage.app.session.match.games[0]
    game.scores[:] = [74, 91]
    game.deals[:] = [3, 5]
    stage.app.session.apply(parse_action("gin 2C"))
    stage.app.replace(GameEnd(stage.app))


def play_again(stage):
    """What a game's end leads to."""
    game_won(stage)
    stage.press(A)


def last_deal(stage):
    """From the score sheet."""
    actions = "pass, pass, draw, knock 8C"
    stage.end(THREE_MELDS, ONE_MELD, "KS", actions, stock="8C", level=HARD)
    stage.app.replace(ScoreSheet(stage.app))
    stage.press(A)


def statistics(stage):
    kept = Statistics(stage.board.folder)
    kept.of(0)[:] = [128, 97, 1024, 615, 103, 68, 41, 124, 3, 17]
    kept._save()
    stage.app.replace(StatisticsPage(stage.app))


def statistics_other(stage):
    statistics(stage)
    stage.press(RIGHT, RIGHT)


def statistics_forget(stage):
    statistics(stage)
    stage.press(LEFT)


def statistics_clear(stage):
    statistics_forget(stage)
    stage.press(A)


def statistics_clear_again(stage):
    statistics_clear(stage)
    stage.press(LEFT, A)


def cover(stage):
    stage.deal(THREE_MELDS, ONE_MELD, "4S", level=TWO)
    stage.app.replace(Cover(stage.app))


def two_offer(stage):
    cover(stage)
    stage.press(A)


def two_second(stage):
    """The other of the two, after the first has passed."""
    session = stage.deal(THREE_MELDS, ONE_MELD, "4S", "pass", level=TWO)
    session.sit(OTHER)
    stage.app.replace(Table(stage.app))


def two_took(stage):
    session = stage.deal(THREE_MELDS, ONE_MELD, "4S", "take, discard AD", level=TWO)
    session.sit(OTHER)
    stage.app.replace(Table(stage.app))


def two_knock(stage):
    actions = "pass, pass, draw, knock 8C"
    stage.end(THREE_MELDS, ONE_MELD, "KS", actions, stock="8C", level=TWO)


def two_end(stage):
    played(stage, LONG, level=TWO)
    stage.app.replace(GameEnd(stage.app))


SCENES = (
    sheet_empty, sheet, sheet_ended, sheet_scrolled, sheet_hollywood, sheet_hollywood_ended,
    hollywood_end, hollywood_end_first, game_won, game_lost, play_again, last_deal,
    statistics, statistics_other, statistics_forget, statistics_clear, statistics_clear_again,
    cover, two_offer, two_second, two_took, two_knock, two_end,
)  # fmt: skip
