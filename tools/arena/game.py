"""One match between two players, and what is counted of it."""

from gin import result
from gin.cards import NONE
from gin.deal import OVER
from gin.match import Match
from gin.rules import BY_LOT
from players import THINKING
from players.view import View

COUNTS = (
    "games", "won", "drawn", "deals", "points", "points_against", "gins", "gins_against",
    "knocks", "knocks_against", "undercuts", "undercuts_against", "voids", "longest", "decisions",
)  # fmt: skip


def seed_of(seed, number, salt):
    """Eight bytes that follow from the tournament's seed, the pair's number and `salt`."""
    x = (seed * 1_000_003 + number) * 257 + salt
    # A step of a 64-bit mixing function (splitmix64, public domain), so that near seeds differ.
    x = (x * 0x9E3779B97F4A7C15) & (1 << 64) - 1
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & (1 << 64) - 1
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & (1 << 64) - 1
    return (x ^ x >> 31).to_bytes(8, "little")


class Table:
    """Two players, seated once for many matches."""

    def __init__(self, one, two, rules):
        self.players = (one, two)
        self.rules = rules
        self._view = View()

    def pair(self, seed, number):
        """Play the deals of pair `number` from both seats; gives the counts of the first player,
        a dict by COUNTS."""
        counts = dict.fromkeys(COUNTS, 0)
        for seat in range(2):
            self._match(seed, number, seat, counts)
        return counts

    def _match(self, seed, number, seat, counts):
        dealer = number % 2 if self.rules.first_dealer == BY_LOT else NONE
        deals = seed_of(seed, number, 0)
        match = Match(self.rules, deals, dealer=dealer)
        seats = (self.players[seat], self.players[1 - seat])
        for i in range(2):
            self.players[i].begin_match(seed_of(seed, number, 1 + i))
        while True:
            self._deal(match, seats, seat, counts)
            if match.over:
                break
            match.next_deal()
        counts["games"] += 1
        counts["won"] += match.winner == seat
        counts["drawn"] += match.winner == NONE

    def _deal(self, match, seats, seat, counts):
        deal = match.deal
        view = self._view
        actions = 0
        while deal.phase != OVER:
            turn = deal.turn
            view.read(match, turn)
            player = seats[turn]
            player.begin(view)
            action = player.step()
            while action == THINKING:
                action = player.step()
            counts["decisions"] += turn == seat
            match.apply(action)
            actions += 1
        for i in range(2):
            view.read(match, i)
            seats[i].deal_over(view)
        _count_deal(deal, seat, counts)
        counts["longest"] = max(counts["longest"], actions)


def _count_deal(deal, seat, counts):
    ended = deal.result
    counts["deals"] += 1
    if ended.winner == NONE:
        counts["voids"] += 1
        return
    side = "" if ended.winner == seat else "_against"
    counts["points" + side] += ended.points
    if ended.kind == result.KNOCK:
        counts["knocks" + side] += 1
    elif ended.kind == result.UNDERCUT:
        counts["undercuts" + side] += 1
    else:
        counts["gins" + side] += 1
