"""A match: deals up to the target, who deals them, the running scores and the final tally.

A match is one game, or under Hollywood three games scored at once.
"""

from micropython import const

from . import rules as _rules
from .cards import NONE
from .deal import OVER, Deal
from .shuffle import Generator, fresh_deck, shuffle

# Of an ended deal in Match.history.
DEALER = const(0)
WINNER = const(1)
KIND = const(2)
POINTS = const(3)
KNOCKER = const(4)


class Game:
    """One game's running score. `scores[seat]`, `deals[seat]` (won), `winner` (NONE until a score
    reaches the target)."""

    def __init__(self):
        self.scores = [0, 0]
        self.deals = [0, 0]
        self.winner = NONE

    def count(self, seat, points, target):
        """Count a won deal for `seat`."""
        self.scores[seat] += points
        self.deals[seat] += 1
        if self.scores[seat] >= target:
            self.winner = seat

    def shutout(self, rules):
        """True if the loser of this ended game is shut out under `rules`."""
        if self.winner == NONE:
            return False
        loser = 1 - self.winner
        if rules.shutout == _rules.NO_POINTS:
            return self.scores[loser] == 0
        return rules.shutout == _rules.NO_DEALS and self.deals[loser] == 0

    def tally(self, rules, seat):
        """What `seat` ends with: (points of deals, boxes, game bonus, shutout bonus, total)."""
        boxes = self.deals[seat] * rules.box_bonus
        won = self.winner == seat
        bonus = rules.game_bonus if won else 0
        shutout = rules.shutout_worth() if won and self.shutout(rules) else 0
        points = self.scores[seat]
        return (points, boxes, bonus, shutout, points + boxes + bonus + shutout)


def counting(games, won):
    """The indices of `games` in which the `won`-th won deal of a player counts.

    Hollywood: the first counts in one game, the second in two, the others in three, of those that
    are still open, in their order.
    """
    return [i for i in range(len(games)) if games[i].winner == NONE][:won]


class Match:
    """Deals under `rules`, all of them following from `seed` (8 bytes) and the actions.

    `deal` is the deal being played or just ended, `games` one Game or three, `history` a tuple for
    each ended deal (its DEALER, WINNER, KIND, POINTS, KNOCKER), `actions` all actions so far.
    """

    def __init__(self, rules, seed, deck=None, dealer=NONE):
        """The first deal is dealt at once, from `deck` and by `dealer` where they are given; such
        a match can't be rebuilt from its seed."""
        rules.check()
        self.rules = rules
        self.seed = bytes(seed)
        self.games = [Game() for _ in range(3 if rules.hollywood else 1)]
        self.history = []
        self.actions = bytearray()
        self.deal = Deal()
        self._generator = Generator(self.seed)
        by_lot = self._generator.below(2)
        if dealer != NONE:
            self._dealer = dealer
        elif rules.first_dealer == _rules.COMPUTER:
            self._dealer = _rules.SEAT_COMPUTER
        else:
            self._dealer = by_lot
        self._deal(deck)

    def _deal(self, deck):
        if deck is None:
            deck = self.deal.deck
            fresh_deck(deck)
            shuffle(deck, self._generator)
        self._begun = len(self.actions)
        self.deal.begin(self.rules, deck, self._dealer)

    def apply(self, action):
        """Do `action` in the deal (see Deal.apply) and, if that ends it, count its points."""
        self.deal.apply(action)
        self.actions.append(action)
        if self.deal.phase == OVER:
            self._count()

    def take_back(self):
        """Undo the last action of a deal that is not over, by playing the deal again without it;
        ValueError where there is none."""
        again = self.actions[self._begun : -1]
        if self.deal.phase == OVER or len(self.actions) == self._begun:
            raise ValueError("there is no action to take back")
        self.actions = self.actions[:-1]
        self.deal.begin(self.rules, self.deal.deck, self.deal.dealer)
        for action in again:
            self.deal.apply(action)

    def _count(self):
        result = self.deal.result
        winner = result.winner
        self.history.append((self.deal.dealer, winner, result.kind, result.points, result.knocker))
        if winner == NONE:
            return
        won = 0
        for entry in self.history:
            if entry[WINNER] == winner:
                won += 1
        for i in counting(self.games, won):
            self.games[i].count(winner, result.points, self.rules.target)
        self._dealer = self._next_dealer(winner)

    def _next_dealer(self, winner):
        how = self.rules.next_dealer
        if how == _rules.WINNER:
            return winner
        if how == _rules.LOSER:
            return 1 - winner
        if how == _rules.ALTERNATE:
            return 1 - self.deal.dealer
        return _rules.SEAT_COMPUTER

    def next_deal(self, deck=None):
        """Deal again, from `deck` where it is given; ValueError while a deal is being played or
        when the match is over."""
        if self.deal.phase != OVER:
            raise ValueError("the deal is not over")
        if self.over:
            raise ValueError("the match is over")
        self._deal(deck)

    @property
    def over(self):
        """True when every game has a winner."""
        return self.running() is None

    def running(self):
        """The first game that is not over, or None."""
        for game in self.games:
            if game.winner == NONE:
                return game
        return None

    def totals(self):
        """The final score of each seat over all games, bonuses included: [seat 0, seat 1]."""
        totals = [0, 0]
        for game in self.games:
            for seat in range(2):
                totals[seat] += game.tally(self.rules, seat)[4]
        return totals

    @property
    def winner(self):
        """The seat that won: the game's winner, or of three games whoever has more in all; NONE
        while the match goes on, and when the totals of three games are equal."""
        if not self.over:
            return NONE
        if len(self.games) == 1:
            return self.games[0].winner
        totals = self.totals()
        if totals[0] == totals[1]:
            return NONE
        return 0 if totals[0] > totals[1] else 1
