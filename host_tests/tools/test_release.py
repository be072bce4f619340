"""What a maker downloads: all of it, whole, and told."""

import hashlib

import pytest

import release
from install.compile import boards
from install.image import MODELS
from install.trouble import Trouble
from system.version import VERSION


def test_a_release_has_a_file_for_each_board_and_pico_checksums_and_notes(tmp_path, monkeypatch):
    monkeypatch.setattr(release, "game", lambda board, model: f"{board} {model}".encode())
    folder = tmp_path / "release"
    files = release.make(folder)
    assert sorted(files) == sorted(folder.iterdir())
    images = [path for path in files if path.suffix == ".uf2"]
    assert len(images) == len(boards()) * len(MODELS)
    listed = (folder / "SHA256SUMS").read_text().splitlines()
    assert len(listed) == len(images) + 1
    for line in listed:
        digest, name = line.split("  ")
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest
    told = (folder / "NOTES.md").read_text()
    assert told.startswith(f"# Knock {VERSION}\n")
    assert "A Pico W takes none but its own" in told


def test_a_version_without_notes_is_not_released():
    with pytest.raises(Trouble, match=r"CHANGELOG.md says nothing of version 9.9.9"):
        release.notes("# Changes\n\n## 0.1.0\n\nThe first.\n", "9.9.9")


def test_the_notes_are_those_of_the_version():
    told = release.notes("## 0.2.0\n\nNew.\n\n## 0.1.0\n\nOld.\n", "0.2.0")
    assert "New." in told
    assert "Old." not in told
