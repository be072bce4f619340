"""What the store gives back, and what it says of files that it cannot use."""

import pytest

from session import store as storing
from system import sealed


class MatchStore(storing.MatchStore):
    """A store that is flushed at once."""

    def begin(self, record):
        super().begin(record)
        self.flush()

    def add(self, action):
        super().add(action)
        self.flush()

    def clear(self):
        super().clear()
        self.flush()


@pytest.fixture
def folder(tmp_path):
    return str(tmp_path / "save")


def begun(folder, record=b"record", moves=b"\x00\x00\x40"):
    store = MatchStore(folder)
    store.begin(record)
    for action in moves:
        store.add(action)
    return store


def names(tmp_path):
    return sorted(path.name for path in (tmp_path / "save").iterdir())


def damage(tmp_path, name, at):
    path = tmp_path / "save" / name
    content = bytearray(path.read_bytes())
    content[at] ^= 0x10
    path.write_bytes(content)


def test_nothing_is_there_at_first(folder):
    store = MatchStore(folder)
    assert store.load() is None
    assert store.problem == sealed.GOOD


def test_every_action_is_there_at_once(folder):
    store = MatchStore(folder)
    store.begin(b"record")
    for count in range(100):
        store.add(count)
        assert MatchStore(folder).load() == (b"record", bytes(range(count + 1)))


def test_a_new_deal_takes_the_place_of_the_old(folder):
    store = begun(folder)
    store.begin(b"longer record")
    assert MatchStore(folder).load() == (b"longer record", b"")
    store.add(3)
    assert MatchStore(folder).load() == (b"longer record", b"\x03")


def test_the_same_record_begun_again_has_no_actions(folder):
    begun(folder).begin(b"record")
    assert MatchStore(folder).load() == (b"record", b"")


def test_a_log_of_another_base_counts_for_nothing(folder, tmp_path):
    begun(folder)
    log = (tmp_path / "save" / "moves").read_bytes()
    begun(folder, b"another", b"")
    (tmp_path / "save" / "moves").write_bytes(log)
    store = MatchStore(folder)
    assert store.load() == (b"another", b"")
    assert store.problem == sealed.GOOD
    assert names(tmp_path) == ["match"]


def test_a_finished_match_is_forgotten(folder, tmp_path):
    begun(folder).clear()
    assert MatchStore(folder).load() is None
    assert names(tmp_path) == []


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda content: b"another program's data", sealed.FOREIGN),
        (lambda content: content[:-1], sealed.DAMAGED),
        (lambda content: content[:3], sealed.DAMAGED),
        (lambda content: b"", sealed.FOREIGN),
        (lambda content: content + bytes(120_000), sealed.DAMAGED),
        (lambda content: content[:9] + b"!" + content[10:], sealed.DAMAGED),
    ],
)
def test_a_bad_match_is_kept_aside_and_said(folder, tmp_path, spoil, code):
    begun(folder)
    path = tmp_path / "save" / "match"
    bad = spoil(path.read_bytes())
    path.write_bytes(bad)
    store = MatchStore(folder)
    assert store.load() is None
    assert store.problem == code
    assert names(tmp_path) == ["match.bad1", "moves.bad1"]
    assert (tmp_path / "save" / "match.bad1").read_bytes() == bad
    store.begin(b"fresh")
    store.add(1)
    assert MatchStore(folder).load() == (b"fresh", b"\x01")


def test_a_newer_match_is_kept_aside_and_said(folder, tmp_path):
    begun(folder)
    sealed.write(folder + "/match", b"KNM", 2, b"from the future")
    store = MatchStore(folder)
    assert store.load() is None
    assert store.problem == sealed.NEWER
    assert "match.bad1" in names(tmp_path)


@pytest.mark.parametrize(("at", "left"), [(5, b""), (6, b""), (7, b"\x00"), (10, b"\x00\x00")])
def test_actions_before_the_damage_are_given(folder, tmp_path, at, left):
    begun(folder)
    damage(tmp_path, "moves", at)
    store = MatchStore(folder)
    record, moves = store.load() or (b"", b"")
    assert record == b"record"
    # The last action's bytes may as well be a torn tail; any other damage is said.
    assert moves == left
    assert store.problem == sealed.DAMAGED
    assert "moves.bad1" in names(tmp_path)
    store.add(9)
    assert MatchStore(folder).load() == (b"record", left + b"\x09")


def test_a_log_larger_than_memory_is_cut(folder, tmp_path):
    begun(folder)
    path = tmp_path / "save" / "moves"
    good = path.read_bytes()
    actions = MatchStore(folder).load()[1]
    path.write_bytes(good + b"?" * 120_000)
    store = MatchStore(folder)
    assert store.load()[1] == actions
    assert store.problem == sealed.DAMAGED
    assert path.read_bytes() == good
    assert 0 < (tmp_path / "save" / "moves.bad1").stat().st_size < 5000


def test_a_damaged_log_head_is_said(folder, tmp_path):
    begun(folder)
    damage(tmp_path, "moves", 2)
    store = MatchStore(folder)
    assert store.load() == (b"record", b"")
    assert store.problem == sealed.DAMAGED
    assert "moves.bad1" in names(tmp_path)


def test_a_torn_tail_is_dropped(folder, tmp_path):
    begun(folder)
    path = tmp_path / "save" / "moves"
    path.write_bytes(path.read_bytes()[:-1])
    store = MatchStore(folder)
    assert store.load() == (b"record", b"\x00\x00")
    assert store.problem == sealed.GOOD


def test_zeros_at_the_end_are_no_actions(folder, tmp_path):
    begun(folder)
    path = tmp_path / "save" / "moves"
    path.write_bytes(path.read_bytes() + bytes(40))
    assert MatchStore(folder).load() == (b"record", b"\x00\x00\x40")


def test_every_single_damaged_byte_is_noticed(folder, tmp_path):
    begun(folder, moves=bytes(range(64, 84)))
    log = (tmp_path / "save" / "moves").read_bytes()
    for at in range(len(log)):
        for bit in range(8):
            bad = bytearray(log)
            bad[at] ^= 1 << bit
            (tmp_path / "save" / "moves").write_bytes(bad)
            store = MatchStore(folder)
            _, moves = store.load() or (b"", b"")
            assert len(moves) == max(0, (at - 5) // 2)
            assert store.problem == sealed.DAMAGED


def test_ten_bad_files_leave_nine(folder, tmp_path):
    for _ in range(10):
        begun(folder)
        (tmp_path / "save" / "match").write_bytes(b"junk")
        MatchStore(folder).load()
    assert len([name for name in names(tmp_path) if name.startswith("match.bad")]) == 9


def test_a_full_file_system_is_said_and_play_goes_on(folder, monkeypatch):
    store = begun(folder)

    def full(*_):
        raise OSError(28)

    with monkeypatch.context() as patch:
        patch.setattr("session.store.open", full, raising=False)
        store.add(7)
    assert store.problem == sealed.UNWRITABLE
    store.add(8)  # not written: the log would have a gap
    assert MatchStore(folder).load() == (b"record", b"\x00\x00\x40")
    store.begin(b"next deal")
    store.add(9)
    assert MatchStore(folder).load() == (b"next deal", b"\x09")


def test_a_folder_that_cannot_be_made_is_said(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    store = MatchStore(str(tmp_path / "file" / "save"))
    store.begin(b"record")
    assert store.problem == sealed.UNWRITABLE
    store.add(1)
    assert store.load() is None


def test_nothing_is_written_before_the_flush(folder, tmp_path):
    store = storing.MatchStore(folder)
    store.begin(b"record")
    store.add(1)
    assert not (tmp_path / "save").exists()
    store.flush()
    store.add(2)
    store.add(3)
    assert MatchStore(folder).load() == (b"record", b"\x01")
    store.flush()
    assert MatchStore(folder).load() == (b"record", b"\x01\x02\x03")
    store.clear()
    assert MatchStore(folder).load() is not None
    store.flush()
    assert MatchStore(folder).load() is None


def test_a_flush_without_news_touches_nothing(folder, monkeypatch):
    store = begun(folder)
    monkeypatch.setattr(storing, "open", lambda *_: pytest.fail("opened"), raising=False)
    monkeypatch.setattr(sealed, "replace", lambda *_: pytest.fail("written"))
    store.flush()


def test_the_last_word_counts(folder):
    store = storing.MatchStore(folder)
    store.begin(b"first")
    store.add(1)
    store.clear()
    store.begin(b"second")
    store.add(2)
    store.flush()
    assert MatchStore(folder).load() == (b"second", b"\x02")
    store.add(3)
    store.clear()
    store.flush()
    assert MatchStore(folder).load() is None


def test_loading_writes_first_what_is_waiting(folder):
    store = storing.MatchStore(folder)
    store.begin(b"record")
    store.add(1)
    assert store.load() == (b"record", b"\x01")


def test_actions_without_a_game_are_not_kept(folder, tmp_path):
    store = storing.MatchStore(folder)
    store.add(0)
    store.flush()
    assert not (tmp_path / "save").exists()
    store = begun(folder)
    store.clear()
    store.add(65)
    assert names(tmp_path) == []
    assert MatchStore(folder).load() is None
