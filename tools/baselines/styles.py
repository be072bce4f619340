"""The three types of opponent that Hard and Expert reckon with, as players to tune them by."""

from gin.actions import BIG_GIN, DISCARD, DRAW, GIN, KNOCK, PASS, TAKE
from gin.deal import DISCARD_PHASE, OFFER
from players.choices import Choices


class Steady:
    """Type 0: knocks with little deadwood, and little less as the deal goes on."""

    belief = bytes((64, 0, 0))

    def __init__(self):
        self.choices = Choices()

    def begin_match(self, seed):
        """Start a match; it has no whims."""

    def begin(self, view):
        """Look at `view`, in which it is this player's turn."""
        self.view = view

    def deal_over(self, view):
        """It learns nothing."""

    def knocks(self, left, turns):
        """True if it knocks with deadwood `left` after so many turns."""
        return left <= 6

    def would_end(self, left):
        """True if it ends the deal where a discard leaves `left`."""
        view = self.view
        return left == 0 or (left <= view.limit and self.knocks(left, view.turns))

    def step(self):
        """Its action."""
        view = self.view
        choices = self.choices
        if view.phase == DISCARD_PHASE:
            if view.legal[0] == BIG_GIN:
                return BIG_GIN
            least = choices.look(view)
            if self.would_end(least):
                return (KNOCK if least else GIN) + choices.lowest()
            return DISCARD + choices.discard(view, self.belief)
        if view.n_legal > 1 and (
            self.would_end(choices.would_leave(view)) or choices.improves(view)
        ):
            return TAKE
        return PASS if view.phase == OFFER else DRAW


class Keen(Steady):
    """Type 1: knocks as soon as it may."""

    def knocks(self, left, turns):
        """Always."""
        return True


class Waiter(Steady):
    """Type 2: knocks in its first four turns, then waits for gin."""

    belief = bytes((0, 0, 64))

    def knocks(self, left, turns):
        """In the first four turns."""
        return turns < 4
