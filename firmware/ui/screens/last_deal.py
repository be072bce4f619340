"""The last deal that ended, to be looked at again."""

from gin import record
from gin.deal import OVER
from gin.match import Match
from system.keys import A, B
from ui.screens.laid_deal import LaidDeal


class LastDeal(LaidDeal):
    """On top of the score sheet: B goes back to it, A to where that was opened."""

    def __init__(self, app):
        super().__init__(app, ended(app.session.match))

    def press(self, key):
        """What the keys do here; see Screen."""
        if key in (A, B):
            self.app.close()
        if key == A:
            self.app.close()

    def draw_keys(self, canvas, y):
        """What A and B do."""
        words = self.app.words
        canvas.key(words.KEY_A, words.OK, canvas.theme.KEY_A_X, y)
        canvas.key(words.KEY_B, words.BACK, canvas.theme.KEY_B_X, y)


def ended(match):
    """`match` as it was when its last deal had ended, of which there is one: played again, unless
    it stands there."""
    if match.deal.phase == OVER:
        return match
    again = Match(match.rules, match.seed)
    for action in match.actions:
        record.replay(again, (action,))
        if len(again.history) == len(match.history):
            break
    return again
