"""What a player comes to believe of its opponent."""

from gin import kinds
from gin.cards import NONE
from players.types import CAREFUL, KEEN, STEADY, WAITER, Types


class Seen:
    """The part of a View that a showdown is learnt from."""

    seat = 0
    limit = 10

    def __init__(self, knocker, kind, deadwood, turns):
        self.knocker = knocker
        self.kind = kind
        self.opponent_deadwood = deadwood
        self.opponent_turns = turns


def _after(*deals, turns=0):
    types = Types()
    for deal in deals:
        types.learn(Seen(*deal))
    types.look(Seen(NONE, 0, 0, turns))
    return list(types.shares)


def test_at_first_every_type_is_as_likely():
    assert _after() == [21, 21, 22]


def test_who_is_careful_thinks_that_a_stranger_knocks():
    types = Types(CAREFUL)
    for _ in range(2):
        types.look(Seen(NONE, 0, 0, 0))
        assert types.shares[KEEN] > 50
        types.learn(Seen(1, kinds.KNOCK, 10, 9))
        types.forget()


def test_a_late_knock_with_much_is_keen():
    shares = _after((1, kinds.KNOCK, 9, 8), (1, kinds.KNOCK, 10, 7))
    assert shares[KEEN] > 55


def test_a_late_knock_with_little_is_steady_or_keen():
    shares = _after((1, kinds.KNOCK, 3, 8), (1, kinds.GIN, 0, 9), (1, kinds.KNOCK, 3, 8))
    assert shares[STEADY] > shares[KEEN] > shares[WAITER]


def test_gin_and_a_hand_that_could_have_knocked_is_a_waiter():
    shares = _after((1, kinds.GIN, 0, 9), (0, kinds.GIN, 5, 8))
    assert shares[WAITER] > shares[STEADY] > shares[KEEN]


def test_no_type_is_given_up():
    types = Types()
    for _ in range(30):
        types.learn(Seen(1, kinds.KNOCK, 10, 9))
    for _ in range(6):
        types.learn(Seen(0, kinds.KNOCK, 3, 9))
    types.look(Seen(NONE, 0, 0, 0))
    assert types.shares[WAITER] > 32


def test_playing_on_is_not_keen():
    assert _after(turns=12)[KEEN] < _after(turns=5)[KEEN] < 21
    assert sum(_after(turns=12)) == 64


def test_a_new_match_is_a_new_opponent():
    types = Types()
    types.learn(Seen(1, kinds.KNOCK, 10, 9))
    types.forget()
    types.look(Seen(NONE, 0, 0, 0))
    assert list(types.shares) == [21, 21, 22]


def test_an_early_knock_is_not_steady_whatever_it_had():
    """Up to the opponent's fourth turn only how early it was counts: 30, 90 and 90 in 100."""
    for deadwood in (2, 6, 7, 10):
        assert _after((1, kinds.KNOCK, deadwood, 4)) == [9, 27, 28]
    assert _after((1, kinds.KNOCK, 6, 5)) == [27, 34, 3]
    assert _after((1, kinds.KNOCK, 7, 5)) == [4, 56, 4]


def test_an_early_hand_that_was_not_knocked_with_is_not_keen():
    assert _after((0, kinds.KNOCK, 6, 4)) != _after((0, kinds.KNOCK, 6, 5))
    assert _after((0, kinds.KNOCK, 6, 4))[KEEN] < 6
    assert _after((0, kinds.KNOCK, 7, 4))[STEADY] > 50
