"""A hint: what Hard would do, and why in a word and a few cards; the words are the screen's.

The reason is taken from the numbers of the decision. Of a discard it is the kind of feature that
tells it from the next best one.
"""

from gin.actions import BIG_GIN, DISCARD, GIN, KNOCK, TAKE
from gin.cards import NONE, copy, hand, remove
from micropython import const

from .hard import Hard

# What `reason` says; the cards that go with it are in brackets.
NO_GAIN = const(0)  # the upcard makes no meld that is worth it [it]
COMPLETES = const(1)  # the upcard makes a meld [it]
TO_KNOCK = const(2)  # the upcard lets one knock, or go gin [it]
GOES_GIN = const(3)
KNOCKS_AHEAD = const(4)  # knocking is worth more than playing on
FOR_GIN = const(5)  # a knock is possible, but so many cards give gin that it pays to wait
UNDERCUT_RISK = const(6)  # a knock is possible, but the opponent may have as little
KEEPS = const(7)  # it keeps a card for a meld in the making [it, its partner, the card sought]
SAFE = const(8)  # no card beside the discard is out [the discard]
SAFER = const(9)  # the opponent has less use for it [the discard, the other]
HIGH = const(10)  # it lowers the deadwood [the discard]
ONLY = const(11)  # there is nothing else to do

_GIN_OUTS = const(3)  # as many are worth waiting for
# The features that speak of the own melds, of the opponent, and of deadwood.
_MELDS = bytes((1, 2, 3, 4, 10, 11, 12, 13))
_OTHER = bytes((5, 6, 7, 8))
_WEIGHT = bytes((0, 9))


class Hint:
    """After `ask`: `action`, `reason` and `cards[:n]`."""

    def __init__(self):
        self.action = 0
        self.reason = ONLY
        self.cards = bytearray(3)
        self.n = 0
        self._hard = Hard()
        self._own = hand()

    def ask(self, view):
        """Find out what to do in `view`; gives the action."""
        hard = self._hard
        hard.begin_match(bytes(8))
        hard.begin(view)
        self.n = 0
        self.action = hard.step()
        if self.action < DISCARD:
            self._explain_draw(view)
        elif self.action < KNOCK:
            self._explain_discard(view)
        else:
            self.reason = KNOCKS_AHEAD if self.action < GIN else GOES_GIN
        return self.action

    def _say(self, reason, *cards):
        self.reason = reason
        self.n = len(cards)
        for i in range(self.n):
            self.cards[i] = cards[i]

    def _explain_draw(self, view):
        if self.action == BIG_GIN:
            self.reason = GOES_GIN
        elif view.n_legal == 1 or view.upcard == NONE:
            self.reason = ONLY
        elif self.action != TAKE:
            self._say(NO_GAIN, view.upcard)
        elif self._hard.choices.least <= view.limit:
            self._say(TO_KNOCK, view.upcard)
        else:
            self._say(COMPLETES, view.upcard)

    def _explain_discard(self, view):
        choices = self._hard.choices
        card = choices.card
        if choices.least <= view.limit:
            self.reason = FOR_GIN if choices.gin_outs >= _GIN_OUTS else UNDERCUT_RISK
            return
        other = self._next_best(card)
        if other == NONE:
            self._say(HIGH, card)
            return
        melds, others, weight = self._compare(view, card, other)
        if melds >= others and melds >= weight and self._find_meld(view, card, other):
            return
        if others >= weight:
            self._say_safe(view, card, other)
        else:
            self._say(HIGH, card)

    def _next_best(self, card):
        scores = self._hard.choices.scores
        best = NONE
        for c in range(52):
            if (
                c != card
                and self._hard.choices.weighed(c)
                and (best == NONE or scores[c] > scores[best])
            ):
                best = c
        return best

    def _compare(self, view, card, other):
        """How far each kind of feature speaks for throwing `card` rather than `other`."""
        sums = [0, 0, 0]
        for c, sign in ((card, 1), (other, -1)):
            values = self._hard.choices.values_of(view, c)
            weights = self._hard.choices.weights
            for k, kind in enumerate((_MELDS, _OTHER, _WEIGHT)):
                for i in kind:
                    sums[k] += sign * weights[i] * values[i]
        return sums

    def _find_meld(self, view, card, keep):
        """Say which meld in the making holds `keep`; False if there is none."""
        own = self._own
        copy(own, view.hand)
        remove(own, card)
        s = keep // 13
        r = keep % 13
        for t in range(4):
            if t != s and own[t] >> r & 1:
                for u in range(4):
                    if view.unseen[u] >> r & 1:
                        self._say(KEEPS, keep, t * 13 + r, u * 13 + r)
                        return True
        for low in range(max(r - 2, 0), min(r, 10) + 1):
            held = NONE
            sought = NONE
            for q in range(low, low + 3):
                if q != r:
                    if own[s] >> q & 1:
                        held = s * 13 + q
                    elif view.unseen[s] >> q & 1:
                        sought = s * 13 + q
            if NONE not in (held, sought):
                self._say(KEEPS, keep, held, sought)
                return True
        return False

    def _say_safe(self, view, card, other):
        values = self._hard.choices.values_of(view, card)
        if values[5] == 0 and values[6] == 0:
            self._say(SAFE, card)
        else:
            self._say(SAFER, card, other)
