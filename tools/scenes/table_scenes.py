"""The scenes at the table and at the end of a deal."""

from stage import (
    CHAIN,
    FOUR_LONG,
    HARD,
    LONE,
    ME,
    NEARLY_GIN,
    NOTHING,
    ONE_MELD,
    POOR,
    POOR_TOO,
    SIX_LEFT,
    THREE_LEFT,
    THREE_LEFT_TOO,
    THREE_MELDS,
)

from gin.actions import parse_action
from gin.cards import code
from system.keys import LEFT, RIGHT, A, X
from ui.screens.deal_end import DealEnd


def offer(stage):
    stage.table(NOTHING, "", "4S")


def offer_menu(stage):
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


def put_barred_dearest(stage):
    """The card just taken is the dearest: another one is proposed."""
    stage.table(NOTHING, "", "KH", "take")
    assert stage.app.screen.card() != code("KH")


def put_barred_why(stage):
    put_barred(stage)
    while stage.app.screen.card() != code("7D"):
        stage.press(LEFT)
    stage.press(A)


def put_knock(stage):
    stage.table(THREE_MELDS, "", "KS", "pass, pass, draw", stock="8C", level=HARD)
    stage.app.session.match.games[0].scores[:] = [124, 210]


def put_knock_card(stage):
    put_knock(stage)
    stage.press(LEFT)


def ask_knock(stage):
    put_knock(stage)
    stage.press(A)


def ask_break(stage):
    put_knock(stage)
    while stage.app.screen.card() != code("5C"):
        stage.press(RIGHT)
    stage.press(A)


def put_undo(stage):
    put_nothing(stage)
    stage.press(A)
    stage.rest(100)


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
    stage.app.session.match.apply(parse_action("pass"))
    stage.app.screen.refresh()
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
    session = stage.deal(NOTHING, LONE, "4S", "pass, pass", level=HARD)
    _play_out(session)
    stage.app.replace(DealEnd(stage.app))


def _play_out(session):
    """Draw and discard the drawn card until the stock is at its end."""
    while session.deal.phase != 3:
        session.apply(0)
        session.apply(64 + session.deal.drawn)


def end_void_turns(stage):
    session = stage.deal(NOTHING, LONE, "4S", "take")
    held = [0, 0]
    while session.deal.phase != 3:
        seat = session.deal.turn
        if session.deal.phase == 1:
            session.apply(1)
        legal = bytearray(24)
        n = session.deal.legal(legal)
        session.apply(max(a for a in legal[:n] if 64 <= a < 128))
        held[seat] += 1
    stage.app.replace(DealEnd(stage.app))


SCENES = (
    offer, offer_menu, offer_second, must_draw, draw_after_take, draw_pile, thinks, other_drew,
    put_nothing, put_nothing_other, put_barred, put_barred_dearest, put_barred_why, put_knock,
    put_knock_card, put_undo, ask_knock, ask_break, hide_knock, put_gin, ask_gin, hide_gin,
    put_big_gin, ask_big_gin, sorted_by_suit, sorted_by_rank, card_on_its_way, limit,
    other_knocks, end_knock, end_layoffs, end_undercut, end_tie, end_gin, end_other_gin,
    end_big_gin, end_void, end_void_turns,
)  # fmt: skip
