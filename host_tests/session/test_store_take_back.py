"""Actions taken back, from what is to be written and from what is written."""

import pytest

from session.store import MatchStore


@pytest.fixture
def folder(tmp_path):
    return str(tmp_path / "save")


def begun(folder, *moves):
    store = MatchStore(folder)
    store.begin(b"record")
    for action in moves:
        store.add(action)
        store.flush()
    return store


def test_an_action_taken_back_before_it_was_written_was_never_there(folder):
    store = begun(folder)
    store.add(0)
    store.add(70)
    store.take_back()
    store.flush()
    assert MatchStore(folder).load() == (b"record", b"\x00")


@pytest.mark.parametrize("back", [1, 2, 3])
def test_actions_taken_back_leave_the_log_and_others_follow(folder, back):
    store = begun(folder, 0, 0, 64)
    for _ in range(back):
        store.take_back()
    store.flush()
    assert MatchStore(folder).load()[1] == b"\x00\x00\x40"[:-back]
    store.add(65)
    store.add(1)
    store.flush()
    assert MatchStore(folder).load()[1] == b"\x00\x00\x40"[:-back] + b"\x41\x01"


def test_an_action_taken_back_after_a_new_start_goes_too(folder):
    begun(folder, 0, 0, 64)
    store = MatchStore(folder)
    store.load()
    store.take_back()
    store.flush()
    store.add(2)
    store.flush()
    assert MatchStore(folder).load()[1] == b"\x00\x00\x02"


def test_nothing_is_taken_back_once_a_new_record_began(folder):
    store = begun(folder, 0, 0, 64)
    store.take_back()
    store.begin(b"another")
    store.add(3)
    store.flush()
    assert MatchStore(folder).load() == (b"another", b"\x03")
