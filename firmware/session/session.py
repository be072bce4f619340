"""A match that is being played: who sits where, and the save after every action."""

from gin import record
from gin.deal import OVER
from gin.match import Match
from micropython import const
from players import THINKING, levels
from players.view import View
from system import sealed

TWO = const(4)  # beside the levels of players: two people
OPPONENTS = const(5)


class Session:
    """`match`, with a person in `seat` and a player of `level` in the other.

    With level TWO there is a person in either seat, `two` is True, and `seat` is that of the one
    who holds the handheld; `sit` hands it over. `seed` is what the player's whims follow from.
    """

    def __init__(self, match, level, store, seed):
        self.match = match
        self.level = level
        self.two = level == TWO
        self.seat = 0
        self._store = store
        self._seed = seed
        self._player = None  # until it has to think
        self._view = None
        self._asked = False

    def sit(self, seat):
        """From now on the person in `seat` holds the handheld."""
        self.seat = seat

    def me(self, seat):
        """True if `seat` is the one person's, who is spoken to; False for either of two."""
        return seat == self.seat and not self.two

    def name(self, words, seat):
        """Who sits in `seat`, in words."""
        if self.two:
            return words.PLAYERS[seat]
        return words.YOU if seat == self.seat else words.LEVELS[self.level]

    def who(self, words, seat):
        """Who sits in `seat`, in a sentence."""
        return self.name(words, seat) if self.two or seat == self.seat else words.THEM

    def short(self, words, seat):
        """Who sits in `seat`, in four letters at most."""
        if self.two:
            return words.PLAYERS_SHORT[seat]
        return words.YOU if seat == self.seat else words.LEVELS_SHORT[self.level]

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
        self.match.apply(action)
        self._store.add(action)
        if self.match.deal.phase == OVER and self._player:
            self._tell_end(self.match)

    def take_back(self):
        """Undo the person's discard, which the other has not acted upon; see Match.take_back."""
        self.match.take_back()
        self._store.take_back()
        self._asked = False

    def save(self):
        """Save the whole match, and against whom: at its start and at each deal."""
        self._store.begin(bytes((self.level,)) + record.pack(self.match))

    def next_deal(self):
        """Deal again, and save."""
        self.match.next_deal()
        self.save()

    def end(self):
        """The match is over or given up: forget its save."""
        self._store.clear()

    def count(self, folder):
        """Count what ended for the statistics in `folder`; with two people nothing is."""
        if not self.two and self.match.history:
            from session.statistics import Statistics

            Statistics(folder).load().count(self.match, self.seat, self.level)


def take_up(store, seed):
    """The match that `store` has kept, to be gone on with; None without one. What cannot be read
    is set aside, and the store's `problem` says so."""
    found = store.load()
    if not found:
        return None
    try:
        level = found[0][0]
        if level >= OPPONENTS:
            raise record.BadRecord("there is no such opponent")
        match = record.unpack(found[0][1:])
        record.replay(match, found[1])
        if match.deal.phase == OVER and not found[1]:
            match.next_deal()  # saved when it was dealt; nothing was done in it yet
    except MemoryError:
        raise
    except record.NewerRecord:
        store.set_aside(sealed.NEWER)
        return None
    except Exception:  # whatever a damaged record leads to
        store.set_aside(sealed.DAMAGED)
        return None
    return Session(match, level, store, seed)
