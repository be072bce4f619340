"""What a crash leaves behind."""

from system import crash


def raised():
    try:
        raise ValueError("no such card")
    except ValueError as error:
        return error


def test_the_log_says_what_and_where(tmp_path):
    folder = str(tmp_path / "save")
    text = crash.note(folder, "1.2.3", raised())
    kept = (tmp_path / "save" / crash.NAME).read_text()
    assert kept == text
    assert "Knock 1.2.3" in kept
    assert "ValueError: no such card" in kept


def test_a_later_crash_takes_its_place(tmp_path):
    crash.note(str(tmp_path), "1", raised())
    crash.note(str(tmp_path), "2", MemoryError("none left"))
    kept = (tmp_path / crash.NAME).read_text()
    assert "Knock 2" in kept
    assert "no such card" not in kept


def test_no_log_is_endless(tmp_path):
    crash.note(str(tmp_path), "1", ValueError("x" * 100_000))
    assert (tmp_path / crash.NAME).stat().st_size < 2000


def test_where_the_memory_is_full_the_first_words_are_still_given(tmp_path, monkeypatch):
    def full(*_):
        raise MemoryError

    monkeypatch.setattr(crash.sealed, "replace", full)
    assert "no such card" in crash.note(str(tmp_path), "1", raised())
    monkeypatch.setattr(crash, "trace", full)
    assert crash.note(str(tmp_path), "1", raised()) == "Knock 1"


def test_where_nothing_can_be_written_the_text_is_still_given(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    assert "no such card" in crash.note(str(tmp_path / "file" / "save"), "1", raised())


def test_advice_names_the_next_step():
    for error in (MemoryError(), OSError(5), ValueError()):
        assert "eset" in crash.advice(error)
    assert "memory" in crash.advice(MemoryError())
    assert "wires" in crash.advice(OSError(5))
