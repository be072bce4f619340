"""A language is files and a row: everything takes a third one, and a build may have fewer."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import on_port
import third_language
from install import compile as compiling
from install.chips import CHIPS
from install.compile import compile_board, sources
from install.languages import LIST, on_board, only
from install.trouble import Trouble
from scenes import port
from ui.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
WORDS = {"hint", "guide", "rules"}  # the parts of a language


@pytest.fixture(scope="module")
def third(tmp_path_factory):
    """The folder of a firmware with three languages."""
    folder = tmp_path_factory.mktemp("third") / "firmware"
    third_language.add(folder)
    return folder


def built(*languages):
    """The files of a build, by path."""
    chip = CHIPS["rp2040"]
    return {f.path: f.data for f in compile_board("pico_oled", chip, languages=languages)}


def words_in(files):
    """The names of the files of words among these, without suffixes."""
    return {Path(path).stem for path in files if path.startswith("ui/text/")}


def shown(firmware, folder, saved, monkeypatch):
    """What is shown at power-up, at the title and in the settings; see on_port/languages.py."""
    monkeypatch.setattr(port, "FIRMWARE", firmware)
    return on_port.run("languages.py", str(folder), saved).splitlines()


def with_only(folder, *languages):
    """A copy of the firmware in `folder` with these languages alone."""
    shutil.copytree(compiling.FIRMWARE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    found = {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.py")}
    kept = only(found, languages)
    for path in found:
        if path in kept:
            (folder / path).write_bytes(kept[path])
        else:
            (folder / path).unlink()
    return folder


def test_the_tests_of_the_words_try_a_third_language(third):
    paths = [third, "tools/shim", "tools", "host_tests/support", "host_tests"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
        + ["-o", "pythonpath=" + " ".join(map(str, paths)), "-k", third_language.CODE]
        + ["host_tests/ui/test_words.py", "host_tests/ui/test_rules_words.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_a_build_takes_a_third_language(third, monkeypatch):
    monkeypatch.setattr(compiling, "FIRMWARE", third)
    files = built()
    assert words_in(files) >= {"xx", *(f"{part}_xx" for part in WORDS)}
    assert words_in(files) >= set(LANGUAGES)
    assert on_board(sources("pico_oled"), files) == [*LANGUAGES, "xx"]


def test_a_third_language_is_offered_and_spoken(third, tmp_path, monkeypatch):
    first, title, settings = shown(third, tmp_path, "", monkeypatch)
    assert first == "Language; Language / Langue; English; Français; Third"
    assert "; Néw gamé; " in title
    assert "Third word" in settings


def test_a_build_takes_the_languages_it_is_told_to():
    files = built("fr")
    assert words_in(files) == {"__init__", "fr", *(f"{part}_fr" for part in WORDS)}
    assert on_board(sources("pico_oled"), files) == ["fr"]


def test_all_languages_are_the_usual_build():
    found = {path: source.read_bytes() for path, source in sources("pico_oled").items()}
    assert only(found, LANGUAGES[::-1]) == only(found, ()) == found


def test_an_unknown_language_is_refused():
    with pytest.raises(Trouble, match="no language 'tlh'"):
        built("tlh")


@pytest.mark.parametrize("saved", ["", "fr", "en", "??"])
def test_one_language_is_not_asked_for(saved, tmp_path, monkeypatch):
    firmware = with_only(tmp_path / "firmware", "fr")
    first, settings = shown(firmware, tmp_path / "saves", saved, monkeypatch)
    assert first.startswith("Title")
    assert "Nouvelle partie" in first
    assert "Langue" not in settings


def test_a_language_that_is_not_there_is_asked_for_again(third, tmp_path, monkeypatch):
    shown(third, tmp_path, "xx", monkeypatch)
    monkeypatch.undo()
    first, _, settings = shown(port.FIRMWARE, tmp_path, "xx", monkeypatch)
    assert first.startswith("Language")
    assert "Langue" in settings


def test_the_list_holds_what_is_built():
    found = {path: source.read_bytes() for path, source in sources("pico_oled").items()}
    kept = only(found, ["fr"])
    scope = {}
    exec(kept[LIST], scope)  # noqa: S102 - the build's own text
    assert [row[0] for row in scope["ROWS"]] == ["fr"]
