"""What Hard would do in the person's place, and why, in words.

It is given only a View. The player and the words live for one answer.
"""

from gin.actions import BIG_GIN, DISCARD, DRAW, GIN, KNOCK, TAKE, card_of
from players.hint import Hint
from players.view import View
from ui.text import section


def ask(app):
    """What to do in the game of `app`, in which the person is to act: the action, and its lines.

    A line is a tuple of texts and cards; the first text says what to do.
    """
    view = View()
    view.read(app.session.match, app.session.seat)
    hint = Hint()
    action = hint.ask(view)
    reason = section("hint", app.settings.language).REASONS[hint.reason]
    lines = _deed(app.words, action, view.upcard)
    for line in reason.split("\n"):
        lines.append(_line(line, hint.cards))
    return action, lines


def _deed(words, action, upcard):
    """The lines that tell `action`: of a knock or gin, the card to put down too."""
    if action == TAKE:
        return [(words.DO_TAKE, " ", upcard)]
    if action < DISCARD:
        word = words.DO_DRAW if action == DRAW else words.DO_REFUSE
        return [(words.BIG_GIN if action == BIG_GIN else word,)]
    put = (words.DO_PUT, " ", card_of(action))
    if action < KNOCK:
        return [put]
    return [(words.KNOCK if action < GIN else words.GIN,), put]


def _line(text, cards):
    """`text` in pieces, a card for each of its numbers in braces."""
    parts = text.split("{")
    pieces = [parts[0]]
    for part in parts[1:]:
        pieces.append(cards[int(part[0])])
        pieces.append(part[2:])
    return tuple(pieces)
