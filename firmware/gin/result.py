"""How a deal ended: melds laid, cards laid off, and the arithmetic of its points."""

from micropython import const

from . import layoffs
from .cards import NONE, clear, hand
from .melds import MELDS, arrange, new_melds

VOID_STOCK = const(0)  # two cards were left in the stock
VOID_TURNS = const(1)  # nobody drew from the stock for too long
KNOCK = const(2)
UNDERCUT = const(3)
GIN = const(4)
BIG_GIN = const(5)
KIND_NAMES = ("void", "void", "knock", "undercut", "gin", "big gin")

_hidden = hand()


class Result:
    """The end of one deal. `winner` and `knocker` are seats, or NONE in a void deal.

    `melds[seat]` holds each hand's own melds (MELDS slots), `deadwood[seat]` what counts, the
    defender's after layoffs; `layoff` says which cards went where (see layoffs.Layoff).
    `points = (difference + bonus + deal_bonus) x 2 if doubled`.
    """

    def __init__(self):
        self.melds = (new_melds(), new_melds())
        self.deadwood = bytearray(2)
        self.layoff = layoffs.Layoff()
        self._no_melds = new_melds()
        self.clear()

    def clear(self):
        """Forget the last deal."""
        self.kind = VOID_STOCK
        self.winner = NONE
        self.knocker = NONE
        self.points = 0
        self.difference = 0
        self.bonus = 0
        self.deal_bonus = 0
        self.doubled = False
        self.layoff.clear()
        for seat in range(2):
            self.deadwood[seat] = 0
            for i in range(MELDS):
                self.melds[seat][i] = 0

    def void(self, kind, hands):
        """The deal is void: nobody scores. Both hands are arranged for all to see."""
        self.kind = kind
        for seat in range(2):
            self.deadwood[seat] = arrange(hands[seat], self.melds[seat])

    def showdown(self, rules, kind, knocker, hands, seen, doubled):
        """`knocker` ends the deal by `kind` (KNOCK, GIN or BIG_GIN) with what is in `hands`;
        `seen` is a hand of the discards, which the defender cannot hold."""
        defender = 1 - knocker
        self.knocker = knocker
        self._lay(knocker, hands[knocker], seen)
        laid = self.melds[knocker]
        if kind != KNOCK and not rules.gin_layoffs:
            laid = self._no_melds
        self.layoff.solve(hands[defender], laid)
        self.deadwood[defender] = self.layoff.deadwood
        for i in range(MELDS):
            self.melds[defender][i] = self.layoff.melds[i]
        self.doubled = doubled
        self._score(rules, kind, knocker)

    def _lay(self, knocker, own, seen):
        clear(_hidden)
        for s in range(4):
            _hidden[s] = 8191 & ~own[s] & ~seen[s]
        self.deadwood[knocker] = layoffs.lay(own, _hidden, self.melds[knocker])

    def _score(self, rules, kind, knocker):
        self.kind = kind
        self.winner = knocker
        self.deal_bonus = rules.deal_bonus
        self.difference = self.deadwood[1 - knocker] - self.deadwood[knocker]
        if kind == GIN:
            self.bonus = rules.gin_bonus
        elif kind == BIG_GIN:
            self.bonus = rules.big_gin_bonus
        elif self.difference <= 0:
            self.kind = UNDERCUT
            self.winner = 1 - knocker
            self.difference = -self.difference
            self.bonus = rules.undercut_bonus
            if not self.difference:
                self.bonus = rules.undercut_equal
                self.deal_bonus = 0
        self.points = self.difference + self.bonus + self.deal_bonus
        if self.doubled:
            self.points *= 2
