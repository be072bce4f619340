"""The power goes at every single flash operation of a whole game.

The old or the new state is there.
"""

import random

import pytest

from flash_memory import Disk, Flash, do, use
from session.store import MatchStore
from system import sealed
from system.settings import Settings

FOLDER = "/save"


def game(store, dice):
    """Play a made-up match; yields what the store must give back after each call."""
    record = b""
    yield None
    for _ in range(6):
        record += bytes(dice.randrange(256) for _ in range(90))
        store.begin(record)
        store.flush()
        yield record, b""
        moves = b""
        for _ in range(dice.randrange(20, 60)):
            moves += bytes([dice.randrange(244)])
            store.add(moves[-1])
            store.flush()
            yield record, moves
    store.clear()
    store.flush()
    yield None


@pytest.fixture(scope="module")
def played():
    """The flash before the game, its operations, and (how many, state) after each call."""
    with pytest.MonkeyPatch.context() as patch:
        flash = Flash()
        disk = Disk(flash, fresh=True)
        use(patch, disk)
        before = bytes(flash.buffer)
        flash.operations.clear()
        store = MatchStore(FOLDER)
        states = [(len(flash.operations), state) for state in game(store, random.Random(7))]
        assert store.problem == sealed.GOOD
        return before, flash.operations, states


def around(states, count):
    """The states that may be found when `count` operations, and perhaps part of one, were done."""
    old = [state for done, state in states if done <= count][-1]
    new = next((state for done, state in states if done > count), old)
    return old, new


@pytest.mark.parametrize("share", [0.0, 0.4])
def test_a_cut_leaves_the_old_or_the_new_state(played, share, monkeypatch):
    before, operations, states = played
    content = bytearray(before)
    for count, operation in enumerate(operations):
        torn = bytearray(content)
        do(torn, operation, share)
        use(monkeypatch, Disk(Flash(torn)))
        store = MatchStore(FOLDER)
        assert store.load() in around(states, count), f"after {count} operations"
        assert store.problem == sealed.GOOD
        do(content, operation)


def test_after_a_cut_play_goes_on(played, monkeypatch):
    before, operations, _ = played
    content = bytearray(before)
    for count, operation in enumerate(operations):
        if count % 3 == 0:
            torn = bytearray(content)
            do(torn, operation, 0.5)
            disk = Disk(Flash(torn))
            use(monkeypatch, disk)
            store = MatchStore(FOLDER)
            record, moves = store.load() or (b"", b"")
            if not record:
                store.begin(b"new")
                record = b"new"
            store.add(77)
            store.flush()
            assert MatchStore(FOLDER).load() == (record, moves + b"\x4d")
            store.begin(b"another")
            store.add(5)
            store.flush()
            assert MatchStore(FOLDER).load() == (b"another", b"\x05")
            assert MatchStore(FOLDER).problem == sealed.GOOD
            assert store.problem == sealed.GOOD
        do(content, operation)


def test_settings_are_the_old_or_the_new_ones(monkeypatch):
    flash = Flash()
    use(monkeypatch, Disk(flash, fresh=True))
    settings = Settings(FOLDER)
    settings.language = "en"
    settings.save()
    before = bytearray(flash.buffer)
    flash.operations.clear()
    settings.language = "fr"
    settings.rules = bytes(range(30))
    settings.save()
    for count, operation in enumerate(flash.operations):
        torn = bytearray(before)
        do(torn, operation, 0.6)
        use(monkeypatch, Disk(Flash(torn)))
        found = Settings(FOLDER).load()
        assert (found.language, len(found.rules)) in {("en", 0), ("fr", 30)}, f"after {count}"
        assert found.problem == sealed.GOOD
        do(before, operation)
