"""What a player has learnt of the person outlives a break in the session."""

import pytest

from gin import record
from gin.deal import OVER
from gin.match import Match
from gin.rules import FIELDS, preset
from players import decide
from players.easy import Easy
from players.view import View
from session.session import Session, take_up
from session.store import MatchStore
from system import sealed

SEED = bytes(8)
DEALS = 4


class Store:
    """A store that keeps nothing."""

    def add(self, action):
        pass

    def begin(self, data):
        pass


def act(session):
    action = session.think()
    while action < 0:
        action = session.think()
    session.apply(action)


def belief(session):
    """What the other believes of the person once it looks."""
    session.think()
    return bytes(session._player.types.shares)


def other_to_act(session):
    """Pass or draw for the person until the other is to act."""
    person, view = Easy(), View()
    person.begin_match(SEED)
    while session.mine():
        view.read(session.match, session.seat)
        session.apply(decide(person, view))


@pytest.mark.parametrize("level", [2, 3])
def test_it_believes_the_same_after_a_break(level):
    rules = preset("kawu")
    rules.target = 250  # more than these deals can bring
    session = Session(Match(rules, SEED), level, Store(), SEED)
    nothing = None
    while len(session.match.history) < DEALS:
        if session.deal.phase == OVER:
            session.next_deal()
        other_to_act(session)
        if session.deal.phase != OVER:
            if nothing is None:
                nothing = belief(session)
            act(session)
    session.next_deal()
    other_to_act(session)
    before = belief(session)
    session = Session(record.unpack(record.pack(session.match)), level, Store(), SEED)
    assert belief(session) == before
    assert before != nothing


def test_a_newer_save_is_set_aside_as_newer(tmp_path):
    match = Match(preset("kawu"), b"12345678")
    data = bytearray(record.pack(match)[:-2])
    data[4] += 1
    data[5 + len(FIELDS) : 5 + len(FIELDS)] = b"\x05"
    crc = record.crc16(data)
    store = MatchStore(str(tmp_path))
    store.begin(bytes((1,)) + bytes(data) + bytes((crc & 255, crc >> 8)))
    store.flush()
    assert take_up(store, b"") is None
    assert store.problem == sealed.NEWER


@pytest.mark.parametrize("level", [5, 200])
def test_a_save_against_a_level_that_there_is_not_is_set_aside(tmp_path, level):
    store = MatchStore(str(tmp_path))
    store.begin(bytes((level,)) + record.pack(Match(preset("kawu"), SEED)))
    assert take_up(store, SEED) is None
    assert store.problem == sealed.DAMAGED


def test_a_save_against_the_last_opponent_is_taken_up(tmp_path):
    store = MatchStore(str(tmp_path))
    store.begin(bytes((4,)) + record.pack(Match(preset("kawu"), SEED)))
    again = take_up(store, SEED)
    assert again
    assert again.two
