"""Rows to fit the weights of the features by: what each discard of many decisions was worth.

A player who knows the type of its opponent plays deals against it. At each of its discards, every
candidate is thrown and the deal played on, with the true hand of the opponent and the stock
shuffled anew, the same for every candidate: by the fast policy several times, or, with playouts 0,
once by the players themselves. So the worth is a fair sample of what the
features can foretell. Sums of products are kept, for least squares, not the rows.

It is run as a process of its own: one line of JSON in (the task), one out. PyPy makes it quick.
"""

import json
import sys
from array import array
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import firmware_path  # noqa: F401
from arena.fork import Bench, copy_deal
from arena.game import seed_of
from baselines.champ import Champ
from baselines.simple import Simple
from baselines.styles import Keen, Steady, Waiter
from gin.actions import DISCARD
from gin.cards import ALL_RANKS, copy, remove
from gin.deal import DISCARD_PHASE, OVER
from gin.rules import from_bytes
from gin.shuffle import Generator, fresh_deck, shuffle
from players import decide
from players.features import COUNT
from players.hard import Hard
from players.playout import (
    DEAL_BONUS,
    GIN_LAYOFFS,
    KNOCKS,
    KNOCKS_OTHER,
    LATEST,
    STOCK,
    TURNS,
    UPCARD,
    WHO,
    play_on,
)
from players.race import Race

SIZE = 2 * COUNT
OPPONENTS = ((Steady,), (Keen, Simple), (Waiter, Champ))


class Told:
    """What a player believes of the type of its opponent: the truth."""

    def __init__(self, kind):
        self.shares = bytes(64 if i == kind else 0 for i in range(3))

    def look(self, view):
        """Nothing changes it."""


class Informed(Hard):
    """Hard, but told the type of its opponent."""

    def __init__(self, kind):
        super().__init__()
        self.types = Told(kind)


class Rows:
    """The sums of products of the rows for one type of opponent."""

    def __init__(self, rules, kind, playouts):
        self.rules = rules
        self.kind = kind
        self.playouts = playouts
        self.products = [[0.0] * (SIZE + 1) for _ in range(SIZE + 1)]
        self.decisions = 0
        self._me = Informed(kind)
        self._opponents = [kind() for kind in OPPONENTS[kind]]
        self._bench = Bench(rules)
        self._other_bench = Bench(rules)
        self._race = Race()
        self._state = array("H", [0] * 12)
        self._start = array("H", [0] * 12)
        self._info = bytearray(42)
        self._work = (array("H", [0] * 9), array("H", [0] * 9), array("H", [0] * 4))
        self._deck = bytearray(52)

    def deal(self, number, seed):
        """Play one deal and add its rows."""
        generator = Generator(seed_of(seed, number, 3 + self.kind))
        fresh_deck(self._deck)
        shuffle(self._deck, generator)
        bench = self._bench
        deal = bench.deal
        deal.begin(self.rules, self._deck, number % 2)
        self._opponent = opponent = self._opponents[number // 2 % len(self._opponents)]
        opponent.begin_match(seed_of(seed, number, 2))
        self._race.prepare(bench.view(0))
        while deal.phase != OVER:
            view = bench.view(deal.turn)
            action = decide(self._me if deal.turn == 0 else opponent, view)
            if deal.turn == 0 and deal.phase == DISCARD_PHASE and DISCARD <= action < 128:
                self._decision(view, deal, generator)
            deal.apply(action)

    def _decision(self, view, deal, generator):
        choices = self._me.choices
        cards = [c for c in range(52) if choices.after[c] <= choices.least + 9]
        turns = min(view.turns, 16) / 8
        rows = []
        own = array("H", view.hand)
        for card in cards:
            remove(own, card)
            choices.features.read(view, own, card, choices.after[card], choices.odds.of)
            copy(own, view.hand)
            now = list(choices.features.values)
            rows.append([*now, *(value * turns for value in now), 0.0])
        self._prepare(view, deal)
        stock = bytearray(deal.deck[52 - deal.stock :])
        for _ in range(self.playouts or 1):
            shuffle(stock, generator)
            for i, card in enumerate(cards):
                if self.playouts:
                    rows[i][SIZE] += self._play_out(card, stock) / self.playouts
                else:
                    rows[i][SIZE] += self._play_on(deal, card, stock)
        self._add(rows)

    def _prepare(self, view, deal):
        start = self._start
        info = self._info
        rules = self.rules
        for s in range(4):
            start[s] = deal.hands[0][s]
            start[4 + s] = deal.hands[1][s]
            start[8 + s] = ALL_RANKS & ~(view.unseen[s] | start[s] | view.known[s])
        info[DEAL_BONUS : GIN_LAYOFFS + 1] = bytes(
            (rules.deal_bonus, rules.undercut_bonus, rules.undercut_equal, rules.gin_bonus,
             rules.gin_layoffs)
        )  # fmt: skip
        self._race.limits(view.limit, self._me.types.shares, info, KNOCKS)
        for turn in range(LATEST + 1):
            limit = view.limit
            info[KNOCKS_OTHER + turn] = (min(6, limit), limit, limit if turn < 4 else 0)[self.kind]
        info[WHO] = 1
        info[STOCK] = deal.stock
        self._turns = min(view.turns + 1, LATEST), min(view.opponent_turns, LATEST)

    def _play_out(self, card, stock):
        state = self._state
        state[:] = self._start
        state[card // 13] &= ~(1 << card % 13)
        info = self._info
        info[UPCARD] = card
        info[TURNS], info[TURNS + 1] = self._turns
        return play_on(state, stock, info, self._work)

    def _play_on(self, deal, card, stock):
        """The points after throwing `card` where both players themselves go on."""
        bench = self._other_bench
        copy_deal(bench.deal, deal)
        bench.deal.deck[52 - deal.stock :] = stock
        bench.deal.apply(DISCARD + card)
        return bench.play_out((self._me, self._opponent))

    def _add(self, rows):
        """Add the rows of one decision, less their mean: only differences count."""
        n = len(rows)
        if n < 2:
            return
        self.decisions += 1
        for i in range(SIZE + 1):
            mean = sum(row[i] for row in rows) / n
            for row in rows:
                row[i] -= mean
        for row in rows:
            for i in range(SIZE + 1):
                x = row[i]
                if x:
                    line = self.products[i]
                    for j in range(SIZE + 1):
                        line[j] += x * row[j]


def main():
    """Make the rows of the task of standard input."""
    task = json.loads(sys.stdin.readline())
    rows = Rows(from_bytes(bytes(task["rules"])), task["kind"], task["playouts"])
    for number in range(task["first"], task["deals"], task["step"]):
        rows.deal(number, task["seed"])
    print(json.dumps({"products": rows.products, "decisions": rows.decisions}))


if __name__ == "__main__":
    main()
