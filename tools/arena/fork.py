"""A deal played on from the middle, as often as wanted: what a choice is worth in the end."""

from gin.cards import NONE, copy
from gin.deal import OVER, Deal
from gin.match import Game
from players import decide
from players.view import View

_PLAIN = (
    "rules", "dealer", "stock", "first", "turn", "phase", "must_draw", "taken", "drawn",
    "pile_size", "turns_without_stock", "limit", "doubled",
)  # fmt: skip
_LISTS = ("deck", "pile", "turns", "last_draw", "last_taken", "last_put")


def copy_deal(target, source):
    """Make the deal `target` stand where `source` stands, the hidden cards alike."""
    for name in _PLAIN:
        setattr(target, name, getattr(source, name))
    for name in _LISTS:
        getattr(target, name)[:] = getattr(source, name)
    target.result.clear()
    for seat in range(2):
        copy(target.hands[seat], source.hands[seat])
        copy(target.known[seat], source.known[seat])
        copy(target.discarded[seat], source.discarded[seat])
        copy(target.refused[seat], source.refused[seat])


class Bench:
    """A single deal that looks like a match to a View; the score is the one given."""

    def __init__(self, rules, scores=(0, 0)):
        self.rules = rules
        self.deal = Deal()
        self.games = [Game()]
        self.games[0].scores[:] = scores
        self._view = View()

    def running(self):
        """The game that is being played for."""
        return self.games[0]

    def view(self, seat):
        """What `seat` knows now."""
        self._view.read(self, seat)
        return self._view

    def play_out(self, players):
        """Play the deal to its end; gives the points of seat 0, negative when seat 1 has them."""
        deal = self.deal
        while deal.phase != OVER:
            deal.apply(decide(players[deal.turn], self.view(deal.turn)))
        return self.points()

    def points(self):
        """The points of seat 0 of the ended deal, negative when seat 1 has them."""
        ended = self.deal.result
        if ended.winner == NONE:
            return 0
        return ended.points if ended.winner == 0 else -ended.points
