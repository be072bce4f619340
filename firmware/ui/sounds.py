"""What the table sounds like, where a board has a buzzer: a card put down, a knock, gin."""

from gin.actions import BIG_GIN, DISCARD, GIN, KNOCK
from micropython import const

_CARD = const(700)  # hertz
_CARD_MS = const(10)
_KNOCK = const(330)
_KNOCK_MS = const(120)
_GIN = const(1047)
_GIN_MS = const(300)


def tell(app, action):
    """The sound of `action`, if the person wants any; drawing and passing are silent."""
    buzzer = app.board.buzzer
    if buzzer and app.settings.sound:
        if action == BIG_GIN or action >= GIN:
            buzzer.play(_GIN, _GIN_MS)
        elif action >= KNOCK:
            buzzer.play(_KNOCK, _KNOCK_MS)
        elif action >= DISCARD:
            buzzer.play(_CARD, _CARD_MS)
