"""One deal by the letter of the rules: lists of cards as strings, actions as text, no cleverness.

Rules are the dicts of presets.py. Seat 1 is the computer's where the rules speak of it.
"""

from naive import solver
from naive.cards import BIT, DECK, POINTS, mask


def other(seat):
    """The seat across."""
    return 1 - seat


class Deal:
    """A deal from its deck (dealt from the front, the non-dealer's first card first)."""

    def __init__(self, rules, deck, dealer):
        self.rules = rules
        self.dealer = dealer
        self.hands = [[], []]
        self.stock = list(deck)
        for _ in range(10):
            self.hands[other(dealer)].append(self.stock.pop(0))
            self.hands[dealer].append(self.stock.pop(0))
        self.pile = [self.stock.pop(0)]
        self.limit, self.doubled = self._limit_and_doubling()
        self.phase = "offer" if rules["offer"] else "draw"
        self.turn = 0 if rules["first"] == "human" else other(dealer)
        self.passes = 0
        self.must_draw = False
        self.taken = None
        self.turns_from_pile = 0
        self.void = None
        self.knocker = None
        self.kind = None
        self._solved = 0, {}

    def _limit_and_doubling(self):
        upcard = self.pile[0]
        limit = self.rules["knock_limit"]
        doubled = False
        if self.rules["oklahoma"]:
            limit = POINTS[BIT[upcard]]
            if upcard[0] == "A" and self.rules["ace_gin"]:
                limit = 0
            doubled = self.rules["spades_double"] and upcard[1] == "S"
        if self.rules["straight"]:
            limit = 0
        return limit, doubled

    def legal(self):
        """Every action allowed now, as text."""
        if self.phase == "over":
            return []
        if self.phase == "offer":
            return ["take", "pass"]
        if self.phase == "draw":
            return ["draw"] if self.must_draw else ["draw", "take"]
        hand = self.hands[self.turn]
        left = self.after_discards()
        actions = []
        for card in hand:
            if card == self.taken:
                continue
            deadwood = left[BIT[card]]
            actions.append("discard " + card)
            if deadwood == 0:
                actions.append("gin " + card)
            elif deadwood <= self.limit:
                actions.append("knock " + card)
        if self.rules["big_gin"] and solver.deadwood(mask(hand)) == 0:
            actions.append("biggin")
        return actions

    def after_discards(self):
        """The least deadwood of the turn's hand without each of its cards (by the card's bit)."""
        hand = mask(self.hands[self.turn])
        if self._solved[0] != hand:
            self._solved = hand, solver.after_discards(hand)
        return self._solved[1]

    def apply(self, action):
        """Do what `legal` allows."""
        word, _, card = action.partition(" ")
        if word == "pass":
            self._pass()
        elif word == "take":
            self._take()
        elif word == "draw":
            self._draw()
        elif word == "discard":
            self._discard(card)
        else:
            self._end(word, card)

    def _pass(self):
        self.turn = other(self.turn)
        self.passes += 1
        if self.passes == 2:
            self.phase = "draw"
            self.must_draw = True

    def _take(self):
        self.taken = self.pile.pop()
        self.hands[self.turn].append(self.taken)
        self.phase = "discard"

    def _draw(self):
        self.hands[self.turn].append(self.stock.pop(0))
        self.must_draw = False
        self.phase = "discard"

    def _discard(self, card):
        self.hands[self.turn].remove(card)
        self.pile.append(card)
        if self.taken:
            self.turns_from_pile += 1
        else:
            self.turns_from_pile = 0
        if self.turns_from_pile == 20:
            self.phase, self.void = "over", "turns"
        elif not self.taken and len(self.stock) == 2:
            self.phase, self.void = "over", "stock"
        else:
            self.phase = "draw"
            self.turn = other(self.turn)
        self.taken = None

    def _end(self, word, card):
        self.phase = "over"
        self.knocker = self.turn
        self.kind = word
        if card:
            self.hands[self.turn].remove(card)
            self.pile.append(card)

    def ways_to_lay(self):
        """The arrangements that the knocker may lay: one, or several that are equally good."""
        seen = self.hands[self.knocker] + self.pile
        unseen = mask([card for card in DECK if card not in seen])
        return solver.ways_to_lay(mask(self.hands[self.knocker]), unseen)

    def result(self, laid):
        """How the deal ended, the knocker having laid the melds `laid`: a dict.

        kind, winner (None when void), points, difference, bonus, and the deadwood of both seats.
        """
        if self.void:
            return {"kind": "void " + self.void, "winner": None, "points": 0}
        hand = mask(self.hands[self.knocker])
        defender = mask(self.hands[other(self.knocker)])
        own = 0 if self.kind == "biggin" else solver.deadwood(hand)
        theirs = solver.deadwood(defender)
        if self.kind == "knock" or self.rules["gin_layoffs"]:
            theirs = solver.after_layoffs(defender, laid)
        kind, winner, difference, bonus = self._score(own, theirs)
        points = difference + bonus
        if self.doubled:
            points *= 2
        deadwood = [own, theirs] if self.knocker == 0 else [theirs, own]
        return {
            "kind": kind,
            "winner": winner,
            "points": points,
            "difference": difference,
            "bonus": bonus,
            "deadwood": deadwood,
        }

    def _score(self, own, theirs):
        rules = self.rules
        if self.kind == "biggin":
            return "big gin", self.knocker, theirs, rules["big_gin_bonus"] + rules["deal_bonus"]
        if self.kind == "gin":
            return "gin", self.knocker, theirs, rules["gin_bonus"] + rules["deal_bonus"]
        if theirs > own:
            return "knock", self.knocker, theirs - own, rules["deal_bonus"]
        if theirs == own:
            return "undercut", other(self.knocker), 0, rules["undercut_equal"]
        bonus = rules["undercut_bonus"] + rules["deal_bonus"]
        if theirs == 0:
            bonus += rules["undercut_clear"]
        return "undercut", other(self.knocker), own - theirs, bonus


def next_dealer(rules, dealer, winner):
    """Who deals after a deal of `dealer` that `winner` won (None: void, the same deals again)."""
    if winner is None:
        return dealer
    if rules["next_dealer"] == "computer":
        return 1
    if rules["next_dealer"] == "winner":
        return winner
    if rules["next_dealer"] == "loser":
        return other(winner)
    return other(dealer)
