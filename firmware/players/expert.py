"""Expert: learns what kind of opponent it faces, and deals the unseen cards out many times before
it knocks."""

from array import array

from gin.actions import BIG_GIN, DISCARD, DRAW, GIN, KNOCK, PASS, TAKE
from gin.deal import DISCARD_PHASE, OFFER
from micropython import const

from . import THINKING, playout
from .ahead import size, split
from .choices import Choices
from .playout import chance, deal_out, play_on, settle
from .race import PARTS, Race
from .types import CAREFUL, KEEN, STEADY, Types
from .weights import WEIGHTS
from .weights_expert import LOW

SAMPLES = const(100)
# What a decision is at.
_CHOOSE = const(0)
_WEIGH = const(1)
_PREPARE = const(2)
_SAMPLE = const(3)
_ENOUGH = const(24)  # samples after which a clear case is decided
_CLEAR = const(6)  # square of the standard errors that make it clear
_HIGH = const(40)  # from this sum of the bonuses for gin and undercut on they are high
# The race knows averages alone. What that costs, knocking less playing on, in 1/16384: a card that
# gives gin, one that the opponent took, the mean. These and the numbers below are set by hand;
# `make tournament` judges a change.
_OUT = const(100)
_TAKEN = const(200)
_MEAN = const(400)
_LATE = const(8)  # own turns of the opponent's after which their hands are better still
_AT_ONCE = const(3)  # discards that are weighed in a slice
_TRIES = const(6)  # hands to try for one that the opponent would not have ended the deal with


class Expert:
    """A player (see players/__init__): its knock takes many slices."""

    def __init__(self):
        self.choices = Choices()
        self.race = Race()
        self.types = Types(CAREFUL)
        self.samples = SAMPLES
        self._rule = 0
        self.n = 0  # samples of the last knock that was weighed
        self.difference = 0  # their mean: knocking less playing on, in 1/16384 of a game
        self._seed = bytes(8)
        self._rng = array("H", (0, 0, 0, 0))
        self._state = array("H", (0 for _ in range(12)))
        self._best = array("H", (0, 0, 0, 0))
        self._part = 0
        self._stock = bytearray(52)
        self._info = bytearray(playout.INFO)
        self._work = (
            array("H", (0 for _ in range(9))),
            array("H", (0 for _ in range(9))),
            array("H", (0, 0, 0, 0)),
        )
        self._weights = array("H", (0 for _ in range(52)))
        self._limits = bytearray(16)

    def begin_match(self, seed):
        """Start a match against somebody new; `seed` (8 bytes) decides how it deals in thought."""
        self._seed = bytes(seed)
        self.types.forget()

    def begin(self, view):
        """Look at `view`, in which it is this player's turn."""
        self.view = view
        rules = view.rules
        self.choices.table = WEIGHTS if rules.gin_bonus + rules.undercut_bonus >= _HIGH else LOW
        self._doing = _CHOOSE
        if view.turns == 0:
            self._part = 0

    def deal_over(self, view):
        """Learn from the end of the deal."""
        self.types.learn(view)

    def step(self):
        """Its action, or THINKING: a slice takes no longer than a picture of the screen."""
        view = self.view
        if self._doing == _SAMPLE:
            return self._sample()
        if self._doing == _WEIGH:
            return self._weigh()
        if self._doing == _PREPARE:
            return self._prepare()
        self.types.look(view)
        if view.phase == DISCARD_PHASE:
            return self._put_down()
        if view.n_legal > 1 and self._wants():
            return TAKE
        return PASS if view.phase == OFFER else DRAW

    def _wants(self):
        choices = self.choices
        view = self.view
        left = choices.would_leave(view)
        if left == 0 or choices.improves(view):
            return True
        if view.phase == OFFER and choices.opens(view):
            return True
        if left > view.limit:
            return False
        while self._part < PARTS:
            self._prepare()
        shares = self.types.shares
        now = self.race.knock(view.turns, left, shares)
        return now > self.race.play_on(view.turns, left, shares, 0, size(view.unseen))

    def _put_down(self):
        view = self.view
        if view.legal[0] == BIG_GIN:
            return BIG_GIN
        choices = self.choices
        if choices.look(view) == 0:
            return GIN + choices.lowest()
        choices.begin_discard(view, self.types.shares)
        self._doing = _WEIGH
        return THINKING

    def _weigh(self):
        """Weigh a few more discards."""
        choices = self.choices
        for _ in range(_AT_ONCE):
            if not choices.weigh_next():
                if choices.least > self.view.limit:
                    return DISCARD + choices.card
                self._doing = _PREPARE
                break
        return THINKING

    def _prepare(self):
        """Prepare a part of the race, once a deal; then begin to deal the cards out."""
        if self._part < PARTS:
            self.race.prepare_part(self.view, self._part)
            self._part += 1
        else:
            self._start()
            self._doing = _SAMPLE
        return THINKING

    def _start(self):
        """Begin to weigh the knock against playing on."""
        view = self.view
        self.n = 0
        self._sum = 0
        self._squares = 0
        rng = self._rng
        seed = self._seed
        for i in range(4):
            # The same view gives the same samples, in a game taken up again too.
            rng[i] = seed[2 * i] ^ seed[2 * i + 1] << 8 ^ view.hand[i] ^ (view.turns & 15) << 12
        of = self.choices.odds.of
        weights = self._weights
        for card in range(52):
            p = of[card]
            free = view.unseen[card // 13] >> card % 13 & 1
            weights[card] = p * 32 // (66 - p) + 1 if free else 0
        race = self.race
        choices = self.choices
        shares = self.types.shares
        race.limits(view.limit, shares, self._limits, 0)
        on = race.play_on(
            view.turns, choices.after[choices.card], shares, choices.gin_outs, size(view.unseen)
        )
        missed = _MEAN - _OUT * choices.gin_outs - _TAKEN * size(view.known)
        self._rule = race.knock(view.turns, choices.least, shares) - on + missed

    def _sample(self):
        """One more sample; the action when there are enough."""
        kind = self._draw_kind()
        self._draw_hand(kind)
        now, on = self._compare(kind)
        difference = now - on
        self.n += 1
        self._sum += difference
        self._squares += (difference >> 4) * (difference >> 4)
        n = self.n
        if n < self.samples and not (n >= _ENOUGH and self._clear()):
            return THINKING
        # Samples err by their model of the opponent, the race by its averages: both are heard.
        self.difference = (self._sum // n + 2 * self._rule) // 3
        if self.difference > 0:
            return KNOCK + self.choices.lowest()
        return DISCARD + self.choices.card

    def _clear(self):
        n = self.n
        mean = (self._sum >> 4) // n
        return mean * mean * n > _CLEAR * (self._squares // n - mean * mean)

    def _draw_kind(self):
        x = chance(self._rng) & 63
        shares = self.types.shares
        if x < shares[0]:
            return 0
        return 1 if x < shares[0] + shares[1] else 2

    def _fill_limits(self, kind):
        """The most deadwood that an opponent of `kind` knocks with, turn by turn."""
        info = self._info
        limit = self.view.limit
        for turn in range(playout.LATEST + 1):
            own = self._limits[turn]
            if kind == STEADY:
                most = min(6, limit)
            elif kind == KEEN or turn < 4:
                most = limit
            else:
                most = own  # one who waits knows what the bonuses are worth
            info[playout.KNOCKS_OTHER + turn] = most
            info[playout.KNOCKS + turn] = own

    def _draw_hand(self, kind):
        """Deal the opponent a hand into the state: the best of a few, for their hand has been
        improved turn by turn, and none that would have ended the deal."""
        view = self.view
        state = self._state
        turns = view.opponent_turns
        self._fill_limits(kind)
        ended = self._info[playout.KNOCKS_OTHER + min(turns - 1, playout.LATEST)] if turns else -1
        hands = 5 + 3 * turns if kind == KEEN else 7 + 7 * turns
        if turns > _LATE:
            hands += 8 * (turns - _LATE)
        hands = (hands + (chance(self._rng) % 10)) // 10
        tries = max(hands, 1)
        least = 999
        for _ in range(tries + _TRIES):
            for s in range(4):
                state[4 + s] = view.known[s]
            self._left = deal_out(self._weights, self._rng, state, self._stock)
            dw = split(state, 4, self._work[0])
            if dw > ended and dw < least:
                least = dw
                for s in range(4):
                    self._best[s] = state[4 + s]
            tries -= 1
            if tries <= 0 and least < 999:
                break
        if least < 999:
            for s in range(4):
                state[4 + s] = self._best[s]

    def _compare(self, kind):
        """The worth of knocking and of playing on against the hand in the state."""
        view = self.view
        state = self._state
        info = self._info
        rules = view.rules
        info[playout.DEAL_BONUS] = rules.deal_bonus
        info[playout.UNDERCUT_BONUS] = rules.undercut_bonus
        info[playout.EQUAL_BONUS] = rules.undercut_equal
        info[playout.GIN_BONUS] = rules.gin_bonus
        info[playout.GIN_LAYOFFS] = rules.gin_layoffs
        self._restock()
        for s in range(4):
            state[s] = view.hand[s]
            state[8 + s] = 0
        for i in range(view.pile_size):
            card = view.pile[i]
            state[8 + card // 13] |= 1 << card % 13
        race = self.race
        now = settle(state, 0, self.choices.least, info, self._work[0], self._work[1])
        card = self.choices.card
        state[card // 13] &= ~(1 << card % 13)
        info[playout.WHO] = 1
        info[playout.UPCARD] = card
        info[playout.STOCK] = view.stock
        info[playout.TURNS] = min(view.turns + 1, playout.LATEST)
        info[playout.TURNS + 1] = min(view.opponent_turns, playout.LATEST)
        on = play_on(state, self._stock, info, self._work)
        return race.worth(now), race.worth(on)

    def _restock(self):
        """The stock: the unseen cards that the opponent has not, in the order dealt last."""
        state = self._state
        stock = self._stock
        unseen = self.view.unseen
        n = 0
        for card in range(52):
            bit = 1 << card % 13
            if unseen[card // 13] & bit and not state[4 + card // 13] & bit:
                stock[n] = card
                n += 1
        i = n - 1
        while i > 0:
            j = chance(self._rng) * (i + 1) >> 16
            stock[i], stock[j] = stock[j], stock[i]
            i -= 1
