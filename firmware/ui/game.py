"""A match that is being played: who sits where, and the save after every action."""

from gin import record
from gin.actions import DISCARD, PASS, TAKE, card_of
from gin.cards import NONE
from gin.deal import OFFER, OVER
from micropython import const
from players.easy import Easy
from players.view import View

THINKING = const(-1)
PLAYERS = (Easy,)  # by level


class Game:
    """`match`, with a person in `seat` and a player of `level` in the other.

    What the other did in its last turn: `other_draw` is the action (DRAW, TAKE or PASS; NONE
    before the first), `other_taken` the card it took from the pile, `other_put` the card it
    discarded (or NONE).
    """

    def __init__(self, match, level, store, seed):
        self.match = match
        self.level = min(level, len(PLAYERS) - 1)
        self.seat = 0
        self._store = store
        self._player = PLAYERS[self.level]()
        self._player.begin_match(seed)
        self._view = View()
        self._asked = False
        self._forget()
        self._recall()

    def _forget(self):
        self.other_draw = NONE
        self.other_taken = NONE
        self.other_put = NONE

    def _recall(self):
        """What the other did last, from the actions of a match that was taken up again."""
        deal = self.match.deal
        actions = self.match.actions
        other = 1 - self.seat
        if deal.phase == OVER or not actions:
            return
        if deal.turns[other]:
            at = len(actions) - 1
            while at >= 0 and not (actions[at] >= DISCARD and self._is_put(other, actions[at])):
                at -= 1
            if at > 0:
                self.other_put = card_of(actions[at])
                self.other_draw = actions[at - 1]
                if self.other_draw == TAKE:
                    self.other_taken = (
                        card_of(actions[at - 2]) if actions[at - 2] >= DISCARD else deal.deck[20]
                    )
        elif actions[-1] == PASS and deal.turn == self.seat and deal.phase == OFFER:
            self.other_draw = PASS

    def _is_put(self, seat, action):
        """True if `action` is the newest discard of `seat` in this deal."""
        deal = self.match.deal
        card = card_of(action)
        return deal.discarded[seat][card // 13] >> card % 13 & 1

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
        if not self._asked:
            self._view.read(self.match, 1 - self.seat)
            self._player.begin(self._view)
            self._asked = True
        action = self._player.step()
        if action != THINKING:
            self._asked = False
        return action

    def apply(self, action):
        """Do `action` for whoever is to act, and save it."""
        deal = self.match.deal
        if deal.turn != self.seat:
            self._note(deal, action)
        self.match.apply(action)
        self._store.add(action)

    def _note(self, deal, action):
        if action >= DISCARD:
            self.other_put = card_of(action)
            return
        self.other_draw = action
        self.other_taken = deal.upcard() if action == TAKE else NONE
        self.other_put = NONE

    def save(self):
        """Save the whole match: at its start and at each deal."""
        self._store.begin(record.pack(self.match))

    def next_deal(self):
        """Deal again, and save."""
        self.match.next_deal()
        self._forget()
        self.save()

    def end(self):
        """The match is over or given up: forget its save."""
        self._store.clear()
