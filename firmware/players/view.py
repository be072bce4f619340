"""A View: what one seat may know of a match, and nothing more.

A player is given a View, never the deal, so it cannot look at cards that it could not know.
"""

from gin.actions import LEGAL_MOST
from gin.cards import ALL_RANKS, NONE, clear, copy, hand
from gin.deal import OVER, Deal
from gin.kinds import VOID_STOCK
from gin.melds import deadwood


class View:
    """What the player in one seat knows. `read` brings it up to date.

    seat, dealer: seats. rules: the record. phase: as in gin.deal. limit: most deadwood to knock
    with. doubled: True if the deal counts twice. hand: the own cards. taken: the card just taken
    from the pile, or NONE. legal, n_legal: what may be done now, none when it is not this seat's
    turn. pile, pile_size, upcard, stock: the discards, the top one, the cards left in the stock.
    turns, opponent_turns: completed in this deal. known: cards that the opponent took and still
    holds. refused, discarded: cards that they declined or threw. unseen: cards in the stock or
    unknown in the opponent's hand. drawn: the card just drawn from the stock or taken, in the own
    turn, or NONE. score, opponent_score: of the game that is being played for.

    When the deal is over (phase OVER) both hands lie open: kind (as in gin.kinds), knocker (a
    seat, or NONE) and opponent_deadwood (the least of their hand, nothing laid off) tell of it.
    """

    def __init__(self):
        self.legal = bytearray(LEGAL_MOST)
        self.pile = bytearray(52)
        self.hand = hand()
        self.known = hand()
        self.refused = hand()
        self.discarded = hand()
        self.unseen = hand()
        self.pile_size = 0
        self.n_legal = 0
        self.kind = VOID_STOCK
        self.knocker = NONE
        self.opponent_deadwood = 0

    def read(self, match, seat):
        """Take over what `seat` may know of `match` now."""
        deal = match.deal
        other = 1 - seat
        self.seat = seat
        self.rules = match.rules
        self.phase = deal.phase
        self.dealer = deal.dealer
        self.limit = deal.limit
        self.doubled = deal.doubled
        self.stock = deal.stock
        self.upcard = deal.upcard()
        self.turns = deal.turns[seat]
        self.opponent_turns = deal.turns[other]
        self.taken = deal.taken if deal.turn == seat else NONE
        self.drawn = deal.drawn if deal.turn == seat and self.taken == NONE else self.taken
        self.n_legal = deal.legal(self.legal) if deal.turn == seat and deal.phase != OVER else 0
        copy(self.hand, deal.hands[seat])
        copy(self.known, deal.known[other])
        copy(self.refused, deal.refused[other])
        copy(self.discarded, deal.discarded[other])
        self._read_pile(deal)
        self._read_scores(match, seat)
        if self.phase == OVER:
            self.kind = deal.result.kind
            self.knocker = deal.result.knocker
            self.opponent_deadwood = deadwood(deal.hands[other])

    def _read_pile(self, deal: Deal):
        self.pile_size = deal.pile_size
        clear(self.unseen)
        for i in range(deal.pile_size):
            card = deal.pile[i]
            self.pile[i] = card
            self.unseen[card // 13] |= 1 << card % 13
        for s in range(4):
            self.unseen[s] = ALL_RANKS & ~(self.unseen[s] | self.hand[s] | self.known[s])

    def _read_scores(self, match, seat):
        game = match.running() or match.games[-1]
        self.score = game.scores[seat]
        self.opponent_score = game.scores[1 - seat]
