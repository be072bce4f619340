"""The end of a deal and of a game in plain lines."""

from typing import TYPE_CHECKING

from gin.cards import NONE
from gin.kinds import BIG_GIN, GIN
from gin.melds import meld_cards
from session import score_rows
from session.session import Session
from ui.screens.laid_deal import terms
from ui.table.laid_row import LaidRow

if TYPE_CHECKING:
    from plain.app import PlainApp


def scores(app: "PlainApp", session: Session) -> tuple[int, str, int]:
    """The person's score in the game that is played for, the other's name, and their score."""
    match = session.match
    running = (match.running() or match.games[-1]).scores
    other = 1 - session.seat
    return running[session.seat], session.who(app.words, other).lower(), running[other]


def tell_deal_end(app: "PlainApp", session: Session) -> None:
    """Both hands, what was laid off, and how the points come about."""
    own = app.own
    result = session.deal.result
    app.count()
    app.say(_deed(app, session))
    other = session.who(app.words, 1 - session.seat)
    for seat, whose in (
        (session.seat, own.HAND),
        (1 - session.seat, own.ITEM.format(other, "").rstrip()),
    ):
        row = LaidRow(session.deal, seat)
        parts = [
            app.letters.names([card for card, of, guest in row.cards if of == group and not guest])
            for group in range(row.melds + 1)
        ]
        app.say(f"{whose} {' | '.join(part for part in parts if part)}")
    _tell_layoffs(app, session)
    told = " ".join(terms(app.words, result))
    app.say(f"{told}." if result.winner == NONE else f"{told} = {result.points}.")
    app.say(own.SCORE.format(*scores(app, session)))


def _deed(app: "PlainApp", session: Session) -> str:
    """How the deal ended."""
    result = session.deal.result
    if result.knocker == NONE:
        return f"{app.words.VOID}."
    deeds = app.own.DEEDS if session.me(result.knocker) else app.own.THEIR_DEEDS
    return deeds[2 if result.kind == BIG_GIN else int(result.kind == GIN)]


def _tell_layoffs(app: "PlainApp", session: Session) -> None:
    """The cards laid off, and on which melds."""
    result = session.deal.result
    laid = []
    for i in range(result.layoff.n):
        meld = bytearray(13)
        n = meld_cards(result.melds[result.knocker][result.layoff.onto[i]], meld)
        card = app.letters.name(result.layoff.cards[i])
        laid.append(app.own.ONTO.format(card, app.letters.names(meld[:n])))
    if laid:
        app.say(app.own.LAID_OFF.format(", ".join(laid)))


def tell_game_end(app: "PlainApp", session: Session) -> None:
    """Who won, and the tally; the game is no longer kept."""
    session.end()
    app.keep()
    match = session.match
    heard = app.words
    other = session.who(heard, 1 - session.seat).lower()
    if match.winner == NONE:
        won = heard.NOBODY_WINS
    else:
        won = heard.YOU_WIN if match.winner == session.seat else heard.THEY_WIN
    app.say(f"{won}.".replace("!.", "!"))
    one = len(match.games) == 1
    for row in score_rows.tally(match, 0) if one else score_rows.totals(match):
        label = heard.TALLY[row.number if row.what == score_rows.LINE else -1]
        if row.what == score_rows.TOTAL and row.number:
            label = heard.GAME_NUMBER.format(row.number)
        own, others = row.figures[session.seat], row.figures[1 - session.seat]
        figures = f"{heard.YOU} {own}, {other} {others}."
        app.say(app.own.ITEM.format(label, figures))
