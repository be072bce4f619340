"""Medium: plays like a person who knows the game.

It sees melds in the making and counts the cards that would finish them, forgets what the opponent
did, misjudges now and then, and knocks as soon as it may.
"""

from gin.actions import BIG_GIN, DISCARD, DRAW, GIN, KNOCK, PASS, TAKE
from gin.cards import NONE, VALUES, copy, hand
from gin.deal import DISCARD_PHASE, OFFER
from micropython import const

from .choices import Choices
from .features import EXTENSIONS, NEW_MELDS
from .whims import Whims

# Set by hand, for a level between Easy and Hard: `make tournament` shows where it stands.
_POINT = const(8)  # a point of deadwood
_OUT = const(4)  # a card that would meld with two loose ones or extend a meld
_NOISE = const(30)  # what it misjudges a discard by, at most
_NEAR = const(9)  # points: no discard that leaves more above the least is looked at


class Medium:
    """A player (see players/__init__): it decides at once, from a View and its own seed."""

    def __init__(self):
        self._whims = Whims()
        self._choices = Choices()
        self._hand = hand()

    def begin_match(self, seed):
        """Start a match; `seed` (8 bytes) decides what it misjudges."""
        self._whims.begin_match(seed)

    def begin(self, view):
        """Look at `view`, in which it is this player's turn."""
        self.view = view
        self._whims.begin(view)

    def deal_over(self, view):
        """It learns nothing from a showdown."""

    def step(self):
        """Its action."""
        view = self.view
        if view.phase == DISCARD_PHASE:
            return self._put_down()
        if view.n_legal > 1 and self._wants():
            return TAKE
        return PASS if view.phase == OFFER else DRAW

    def _wants(self):
        choices = self._choices
        left = choices.would_leave(self.view)
        return left <= self.view.limit or choices.improves(self.view)

    def _put_down(self):
        view = self.view
        if view.legal[0] == BIG_GIN:
            return BIG_GIN
        choices = self._choices
        least = choices.look(view)
        if least == 0:
            return GIN + choices.lowest()
        if least <= view.limit:
            return KNOCK + choices.lowest()
        return DISCARD + self._throw(view, choices)

    def _throw(self, view, choices):
        own = self._hand
        after = choices.after
        values = choices.features.values
        best = 1 << 20
        found = NONE
        for card in range(52):
            if after[card] <= choices.least + _NEAR:
                copy(own, view.hand)
                own[card // 13] &= ~(1 << card % 13)
                choices.features.count_outs(own, view.unseen)
                worth = after[card] * _POINT - VALUES[card % 13]
                worth -= (values[NEW_MELDS] + values[EXTENSIONS]) * _OUT
                worth += self._whims.below(_NOISE)
                if worth < best:
                    best = worth
                    found = card
        return found
