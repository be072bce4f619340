"""What goes onto a board: the right files, the same bytes each time, small enough."""

import subprocess
import sys
from pathlib import Path

import pytest

from install import compile as compiling
from install.chips import CHIPS
from install.compile import FIRMWARE, boards, compile_board, sources
from install.files import MANIFEST, listed
from install.trouble import Trouble

BUILD = Path(__file__).parents[2] / "tools" / "build.py"
MOST_BYTES = 320 * 1024


@pytest.fixture(scope="module")
def built():
    return {file.path: file.data for file in compile_board("pico_oled", CHIPS["rp2040"])}


def build(*words):
    return subprocess.run(
        [sys.executable, str(BUILD), *map(str, words)], capture_output=True, text=True, check=False
    )


def test_boards_are_the_ones_with_pins():
    assert {"pico_oled", "pico_oled_sh1106"} <= set(boards())
    assert "terminal" not in boards()


def test_the_board_gets_what_it_needs_and_no_more(built):
    needed = {str(path) for path in sources("pico_oled")}
    assert {"main.py", "board.py", "gin/deal.py", "session/store.py"} <= needed
    assert "drivers/ssd1306.py" in needed
    assert "drivers/sh1106.py" not in needed
    assert "gin/solver_viper.py" in needed
    assert "gin/solver_plain.py" not in needed
    assert {"main.py", "board.mpy", "rummy.mpy", "system/kept.mpy", "ui/knock.mpy"} <= set(built)
    assert [path for path in built if path.endswith(".py")] == ["main.py"]


def test_no_file_is_hidden_by_a_folder_of_this_or_an_older_version(built):
    """MicroPython prefers a folder, and nothing removes an empty one."""
    folders = {path.relative_to(FIRMWARE).as_posix() for path in FIRMWARE.rglob("*")}
    assert not folders & {path.removesuffix(".mpy") for path in built if path.endswith(".mpy")}


def test_it_fits(built):
    assert sum(map(len, built.values())) <= MOST_BYTES


def test_each_file_is_code_for_the_chip(built):
    for path, data in built.items():
        if path.endswith(".mpy"):
            assert data[:2] == b"M\x06", path
    native = {path for path, data in built.items() if path.endswith(".mpy") and data[2] >> 2}
    assert "rummy.mpy" in native
    assert {built[path][2] >> 2 & 15 for path in native} == {CHIPS["rp2040"].arch}


def test_the_pico_2_gets_its_own_native_code():
    files = {file.path: file.data for file in compile_board("pico_oled", CHIPS["rp2350"])}
    assert files["rummy.mpy"][2] >> 2 & 15 == CHIPS["rp2350"].arch


def test_an_older_build_is_replaced_by_the_same_bytes_each_time(built, tmp_path):
    (tmp_path / "knock.txt").touch()
    (tmp_path / "gin").mkdir()
    (tmp_path / "gin" / "gone.mpy").write_bytes(b"")
    assert build("pico_oled", "--out", tmp_path).returncode == 0
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    found = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in files}
    assert found == built
    assert listed(found[MANIFEST]) == set(found) - {MANIFEST}


@pytest.mark.parametrize(
    ("name", "said"), [("thesis.txt", "thesis.txt, which is no build"), ("main.py", "is no build")]
)
def test_a_folder_with_other_things_is_left_alone(tmp_path, name, said):
    (tmp_path / name).write_text("years of work")
    done = build("pico_oled", "--out", tmp_path)
    assert done.returncode == 1
    assert said in done.stderr
    assert (tmp_path / name).read_text() == "years of work"


@pytest.mark.parametrize("kind", ["file", "link", "dangling"])
def test_what_is_no_folder_is_left_alone(tmp_path, kind):
    place = tmp_path / "place"
    if kind == "file":
        place.write_text("mine")
    else:
        place.symlink_to(tmp_path if kind == "link" else tmp_path / "nowhere")
    done = build("pico_oled", "--out", place)
    assert done.returncode == 1
    assert "is no folder" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_board_is_said(tmp_path):
    done = build("toaster", "--out", tmp_path / "out")
    assert done.returncode == 1
    assert "no board 'toaster'" in done.stderr
    assert "pico_oled" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_syntax_error_is_said(tmp_path, monkeypatch):
    firmware = tmp_path / "firmware"
    firmware.mkdir()
    (firmware / "main.py").write_text("import broken\n")
    (firmware / "broken.py").write_text("def f(:\n")
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "FIRMWARE", firmware)
    with pytest.raises(Trouble, match=r"broken\.py, line 1: "):
        compile_board("pico_oled", CHIPS["rp2040"])


def test_what_only_python_3_has_is_said(tmp_path, monkeypatch):
    firmware = tmp_path / "firmware"
    firmware.mkdir()
    (firmware / "main.py").write_text("import modern\n")
    (firmware / "modern.py").write_text("match 3:\n    case 3:\n        pass\n")
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "FIRMWARE", firmware)
    with pytest.raises(Trouble, match=r"modern\.py does not compile for rp2040"):
        compile_board("pico_oled", CHIPS["rp2040"])
