"""Settings over a power-off, and over files that are no settings."""

import pytest

from system import sealed
from system.settings import FIELDS, Settings


@pytest.fixture
def folder(tmp_path):
    return str(tmp_path / "save")


def test_first_values(folder):
    settings = Settings(folder).load()
    assert settings.language == ""
    assert settings.rules == b""
    assert settings.problem == sealed.GOOD
    for name, least, most, first in FIELDS:
        assert getattr(settings, name) == first
        assert least <= first <= most <= 0xFFFF


def test_all_values_are_kept(folder):
    settings = Settings(folder)
    settings.language = "fr"
    settings.rules = bytes(range(255))
    for name, _, most, _ in FIELDS:
        setattr(settings, name, most)
    assert settings.save()
    found = Settings(folder).load()
    assert found.language == "fr"
    assert found.rules == settings.rules
    assert all(getattr(found, name) == most for name, _, most, _ in FIELDS)


def test_nothing_is_written_when_nothing_changed(folder, monkeypatch):
    settings = Settings(folder).load()
    settings.language = "en"
    settings.save()
    found = Settings(folder).load()
    monkeypatch.setattr(sealed, "replace", lambda *_: pytest.fail("written"))
    assert settings.save()
    assert found.save()


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"KNS", sealed.DAMAGED), (b"hello", sealed.FOREIGN), (b"", sealed.FOREIGN)],
)
def test_a_bad_file_is_kept_aside_and_said(folder, tmp_path, content, code):
    Settings(folder).save()
    path = tmp_path / "save" / "settings"
    path.write_bytes(content)
    settings = Settings(folder).load()
    assert settings.problem == code
    assert settings.language == ""
    assert (tmp_path / "save" / "settings.bad1").read_bytes() == content
    assert settings.save()
    assert Settings(folder).load().problem == sealed.GOOD


def test_a_newer_file_is_kept_aside(folder, tmp_path):
    Settings(folder).save()
    sealed.write(folder + "/settings", b"KNS", 200, b"en\x00")
    assert Settings(folder).load().problem == sealed.NEWER
    assert (tmp_path / "save" / "settings.bad1").exists()


def test_an_older_file_is_read_as_far_as_it_goes(folder):
    Settings(folder).save()
    sealed.write(folder + "/settings", b"KNS", 1, b"en\x02ab" + b"\x00\x03" + b"\x00\x00")
    settings = Settings(folder).load()
    assert (settings.language, settings.rules, settings.level, settings.sound) == (
        "en",
        b"ab",
        3,
        0,
    )
    assert settings.brightness == FIELDS[2][3]


def test_a_value_out_of_range_is_the_first_one(folder):
    Settings(folder).save()
    sealed.write(folder + "/settings", b"KNS", 1, b"en\x00" + b"\xff\xff")
    assert Settings(folder).load().level == FIELDS[0][3]


def test_a_language_that_is_no_text_is_damage(folder, tmp_path):
    Settings(folder).save()
    sealed.write(folder + "/settings", b"KNS", 1, b"\xff\xfe\x00")
    settings = Settings(folder).load()
    assert (settings.problem, settings.language) == (sealed.DAMAGED, "")
    assert (tmp_path / "save" / "settings.bad1").exists()


def test_where_nothing_can_be_written_it_is_said(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    settings = Settings(str(tmp_path / "file" / "save"))
    settings.language = "en"
    assert not settings.save()
    assert settings.problem == sealed.UNWRITABLE
