"""Hard: reads what the opponent took and refused, notices how they end their deals, and works out
when to knock."""

from gin.actions import BIG_GIN, DISCARD, DRAW, GIN, KNOCK, PASS, TAKE
from gin.deal import DISCARD_PHASE, OFFER

from .ahead import size
from .choices import Choices
from .race import Race
from .types import Types


class Hard:
    """A player (see players/__init__): it decides at once, from a View."""

    def __init__(self):
        self.choices = Choices()
        self.race = Race()
        self.types = Types()
        self._prepared = False  # until the first look at a deal, which may have begun long ago

    def begin_match(self, seed):
        """Start a match against somebody new; it has no whims."""
        self.types.forget()

    def begin(self, view):
        """Look at `view`, in which it is this player's turn."""
        self.view = view
        if view.turns == 0:
            self._prepared = False

    def deal_over(self, view):
        """Learn from the end of the deal."""
        self.types.learn(view)

    def step(self):
        """Its action."""
        view = self.view
        self.types.look(view)
        if view.phase == DISCARD_PHASE:
            return self._put_down()
        if view.n_legal > 1 and self._wants():
            return TAKE
        return PASS if view.phase == OFFER else DRAW

    def _wants(self):
        choices = self.choices
        left = choices.would_leave(self.view)
        if left == 0:
            return True
        if choices.improves(self.view):
            return True
        return left <= self.view.limit and self._knocks(left, left, 0)

    def _put_down(self):
        view = self.view
        if view.legal[0] == BIG_GIN:
            return BIG_GIN
        choices = self.choices
        least = choices.look(view)
        if least == 0:
            return GIN + choices.lowest()
        card = choices.discard(view, self.types.shares)
        if least <= view.limit and self._knocks(least, choices.after[card], choices.gin_outs):
            return KNOCK + choices.lowest()
        return DISCARD + card

    def _knocks(self, least, on, outs):
        """True if knocking with `least` is worth no less than playing on."""
        view = self.view
        race = self.race
        if not self._prepared:
            race.prepare(view)
            self._prepared = True
        now = race.knock(view.turns, least, self.types.shares)
        return now >= race.play_on(view.turns, on, self.types.shares, outs, size(view.unseen))
