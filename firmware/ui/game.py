"""A match that is being played: who sits where, and the save after every action."""

from gin import record
from gin.actions import DISCARD, PASS, TAKE, card_of
from gin.cards import NONE
from gin.deal import DISCARD_PHASE, OVER
from gin.match import Match
from micropython import const
from players import levels
from players.view import View

THINKING = const(-1)
UPCARD = const(20)  # its place in the deck
TWO = const(4)  # beside the levels of players: two people
OPPONENTS = const(5)


class Game:
    """`match`, with a person in `seat` and a player of `level` in the other.

    With level TWO there is a person in either seat, `two` is True, and `seat` is that of the one
    who holds the handheld: see `sit`.

    What the other did in its last turn: `other_draw` is the action (DRAW, TAKE or PASS; NONE
    before the first), `other_taken` the card it took from the pile, `other_put` the card it
    discarded (or NONE).
    """

    def __init__(self, match, level, store, seed):
        self.match = match
        self.level = level
        self.two = level == TWO
        self._store = store
        self._seed = seed
        self._player = None  # until it has to think
        self._view = None
        self._asked = False
        self.sit(0)

    def sit(self, seat):
        """From now on the person in `seat` holds the handheld."""
        self.seat = seat
        self._forget()
        self._recall()

    def me(self, seat):
        """True if `seat` is the one person's, who is spoken to; False for either of two."""
        return seat == self.seat and not self.two

    def name(self, words, seat):
        """Who sits in `seat`, in words."""
        if self.two:
            return words.PLAYERS[seat]
        return words.YOU if seat == self.seat else words.LEVELS[self.level]

    def short(self, words, seat):
        """Who sits in `seat`, in four letters at most."""
        if self.two:
            return words.PLAYERS_SHORT[seat]
        return words.YOU if seat == self.seat else words.LEVELS_SHORT[self.level]

    def _forget(self):
        self.other_draw = NONE
        self.other_taken = NONE
        self.other_put = NONE

    def _recall(self):
        """What the other did last, from the actions so far: of a match taken up again, or by the
        one of two people who held the handheld before."""
        deal = self.match.deal
        actions = self.match.actions
        other = 1 - self.seat
        if deal.phase == OVER or not actions:
            return
        own_turn = deal.turn == self.seat
        if not deal.turns[other]:
            if actions[-1] == PASS and own_turn:
                self.other_draw = PASS
            return
        # what came after the other's discard: a draw of one's own, and a discard of one's own
        at = len(actions) - 1
        if deal.phase == DISCARD_PHASE:
            at -= 1
        if not own_turn:
            at -= 2
        self.other_put = card_of(actions[at])
        self.other_draw = actions[at - 1]
        if self.other_draw == TAKE:
            first = deal.turns[other] == 1 and deal.turns[self.seat] == (0 if own_turn else 1)
            self.other_taken = deal.deck[UPCARD] if first else card_of(actions[at - 2])

    @property
    def deal(self):
        """The deal being played."""
        return self.match.deal

    def mine(self):
        """True if the person is to act."""
        deal = self.match.deal
        return deal.turn == self.seat and deal.phase != OVER

    def think(self):
        """A slice of the other's thinking: its action, or THINKING."""
        if not self._player:
            self._player = levels.player(levels.NAMES[self.level])
            self._player.begin_match(self._seed)
            self._view = View()
            self._tell_past()
        if not self._asked:
            self._view.read(self.match, 1 - self.seat)
            self._player.begin(self._view)
            self._asked = True
        action = self._player.step()
        if action != THINKING:
            self._asked = False
        return action

    def _tell_past(self):
        """Show a new player the ends of the deals so far, of which it learns: play them again."""
        match = self.match
        if not match.history:
            return
        again = Match(match.rules, match.seed)
        for action in match.actions:
            record.replay(again, (action,))
            if again.deal.phase == OVER:
                self._tell_end(again)

    def _tell_end(self, match):
        self._view.read(match, 1 - self.seat)
        self._player.deal_over(self._view)

    def apply(self, action):
        """Do `action` for whoever is to act, and save it."""
        deal = self.match.deal
        if deal.turn != self.seat:
            self._note(deal, action)
        self.match.apply(action)
        self._store.add(action)
        if deal.phase == OVER and self._player:
            self._tell_end(self.match)

    def _note(self, deal, action):
        if action >= DISCARD:
            self.other_put = card_of(action)
            return
        self.other_draw = action
        self.other_taken = deal.upcard() if action == TAKE else NONE
        self.other_put = NONE

    def save(self):
        """Save the whole match, and against whom: at its start and at each deal."""
        self._store.begin(bytes((self.level,)) + record.pack(self.match))

    def next_deal(self):
        """Deal again, and save."""
        self.match.next_deal()
        self._forget()
        self.save()

    def end(self):
        """The match is over or given up: forget its save."""
        self._store.clear()
