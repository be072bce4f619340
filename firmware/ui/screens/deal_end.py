"""The end of a deal in the game in hand."""

from system.keys import A, B
from ui.screen import REACTION_MS
from ui.screens.laid_deal import LaidDeal


class DealEnd(LaidDeal):
    """A goes on to the next deal or the game's end, B to the pause."""

    seen_ms = REACTION_MS  # what was won or lost is looked at before it goes

    def __init__(self, app):
        match = app.session.match
        super().__init__(app, match)
        app.afterwards(app.count)
        if match.over:
            app.afterwards(_load_end)

    def press(self, key):
        """What the keys do here; see Screen."""
        app = self.app
        if key == A:
            if app.session.match.over:
                from ui.screens.game_end import GameEnd

                app.replace(GameEnd(app))
            else:
                app.session.next_deal()
                app.go_on()
        elif key == B:
            app.pause()

    def draw_keys(self, canvas, y):
        """What A and B do."""
        words = self.app.words
        canvas.key(words.KEY_A, words.NEXT, canvas.theme.KEY_A_X, y)
        canvas.key(words.KEY_B, words.MENU, canvas.theme.KEY_B_X, y)


def _load_end():
    """Load the next screen while the deal's end is looked at: nobody waits for it then."""
    from ui.screens.game_end import GameEnd  # noqa: F401
