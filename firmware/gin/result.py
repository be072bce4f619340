"""How a deal ended: melds laid, cards laid off, and what the rules give for it."""

from . import layoffs
from .cards import ALL_RANKS, NONE, clear, hand
from .kinds import KNOCK, UNDERCUT, VOID_STOCK
from .melds import MELDS, arrange, new_melds

_NO_BONUSES = (0, 0, 0)

_hidden = hand()


class Result:
    """The end of one deal. `winner` and `knocker` are seats, or NONE in a void deal.

    `melds[seat]` holds each hand's own melds (MELDS slots), `deadwood[seat]` what counts, the
    defender's after layoffs; `layoff` says which cards went where (see layoffs.Layoff). `bonuses`
    are those of Rules.bonuses; `points = difference + bonuses, x 2 if doubled`.
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
        self.bonuses = _NO_BONUSES
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
        self._settle(kind, knocker)
        self._price(rules, doubled)

    def _lay(self, knocker, own, seen):
        clear(_hidden)
        for s in range(4):
            _hidden[s] = ALL_RANKS & ~own[s] & ~seen[s]
        self.deadwood[knocker] = layoffs.lay(own, _hidden, self.melds[knocker])

    def _settle(self, kind, knocker):
        """Who won, and by how much."""
        self.kind = kind
        self.winner = knocker
        self.difference = self.deadwood[1 - knocker] - self.deadwood[knocker]
        if kind == KNOCK and self.difference <= 0:
            self.kind = UNDERCUT
            self.winner = 1 - knocker
            self.difference = -self.difference

    def _price(self, rules, doubled):
        left = self.deadwood[1 - self.knocker]
        self.bonuses = rules.bonuses(self.kind, self.difference, left)
        self.doubled = doubled
        self.points = self.difference + sum(self.bonuses)
        if doubled:
            self.points *= 2
