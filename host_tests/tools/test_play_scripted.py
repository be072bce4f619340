"""tools/play.py with a script of keys, as a person starts it."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


@pytest.fixture
def play(tmp_path):
    """Play a script (text) in an empty folder: the finished process."""
    firmware = tmp_path / "firmware"
    firmware.mkdir()
    (firmware / "main.py").write_text((HERE / "sample_app" / "main.py").read_text())
    (firmware / "system").symlink_to(ROOT / "firmware" / "system")

    def play(text, *words):
        (tmp_path / "f.keys").write_text(text)
        return subprocess.run(
            [sys.executable, ROOT / "tools" / "play.py", "--firmware", firmware]
            + ["--keys", "f.keys", *words],
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return play


def test_keys_time_seed_and_exit_code(play):
    done = play("seed 00112233445566ff a wait 30000 right*2 x")
    assert done.returncode == 7
    assert done.stdout.splitlines()[-5:] == [
        "READY",
        "terminal",
        "00112233445566ff",
        "1",
        # Every 10 s the app wakes without a key; a key wakes it at its own time.
        "200:3 10200:0 20200:0 30200:0 30400:2 30600:2",
    ]


def test_the_same_script_plays_the_same(play):
    outputs = {play("a b up wait 123 right x").stdout for _ in range(3)}
    assert len(outputs) == 1


def test_the_last_picture_is_printed_as_blocks(play):
    done = play("a")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert len(lines) == 32
    assert lines[0] == "██" + " " * 126 or lines[0].rstrip() == "██"


def test_pictures(play, tmp_path):
    done = play("shot one.png up shot two.png wait 2000", "--shot", "last.png", "--scale", "2")
    assert (done.returncode, done.stdout) == (0, "Wrote last.png\n")
    images = [Image.open(tmp_path / f"{name}.png") for name in ("one", "two", "last")]
    lit = [image.convert("L").histogram()[255] for image in images]
    assert [image.size for image in images] == [(256, 128)] * 3
    assert lit == [16, 256 * 128, 16]


def test_a_dark_display_gives_a_dark_picture(play, tmp_path):
    assert play("down", "--shot", "dark.png").returncode == 0
    assert Image.open(tmp_path / "dark.png").convert("L").getextrema() == (0, 0)


def test_saves_are_kept_only_when_asked(play, tmp_path):
    assert play("b").returncode == 0
    assert play("b b", "--saves", "kept").returncode == 0
    assert play("b", "--saves", "kept").returncode == 0
    assert (tmp_path / "kept" / "save").read_text() == "saved\n" * 3


def test_a_crash_is_one_sentence_and_a_report(play):
    done = play("a y a a")
    assert done.returncode == 1
    sentence = done.stderr.splitlines()[0]
    assert sentence.startswith("The game stopped on an error (ValueError: a planned crash).")
    assert "Traceback" not in done.stderr + done.stdout
    report = Path(sentence.rpartition("The whole report: ")[2])
    assert "main.py" in report.read_text()
    assert done.stderr.splitlines()[1] == "The game ended by itself, with 2 keys not played."


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--keys", "none.keys"], "The script none.keys cannot be read"),
        (["--shot", "a.jpg"], "A picture's name ends in .png"),
        (["--shot", "nowhere/a.png"], "The folder of the picture nowhere/a.png does not exist."),
        (["--keys", "binary.keys"], "binary.keys is not a text file."),
        (["--saves", "f.keys"], "f.keys: File exists."),
    ],
)
def test_what_cannot_be_done_is_one_sentence(play, tmp_path, words, complaint):
    (tmp_path / "binary.keys").write_bytes(b"\xff\xfe\x00")
    done = play("a", *words)
    assert (done.returncode, done.stdout) == (1, "")
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("size", ["0x0", "127x64", "x", "128x64x1", f"{10**9}x{10**9}", "٣x٣"])
def test_a_size_without_screens_is_refused(play, size):
    done = play("a", "--screen", size)
    assert (done.returncode, done.stdout) == (2, "")
    assert "--screen" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_two_games_do_not_share_their_saves(play, tmp_path):
    kept = tmp_path / "kept"
    kept.mkdir()
    folder = os.open(kept, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    done = play("b", "--saves", "kept")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Another game is playing with the saves in kept")
    assert list(kept.iterdir()) == []
    os.close(folder)
    assert play("b", "--saves", "kept").returncode == 0


def test_a_wrong_script_names_its_line(play):
    done = play("a\n  hop")
    assert done.returncode == 1
    assert done.stderr.startswith("f.keys:2: unknown key 'hop'")


def test_without_a_terminal_a_script_is_needed(tmp_path):
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "play.py"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Playing needs a terminal")


def test_the_game_wakes_after_two_idle_minutes(tmp_path):
    """It sleeps by then; the key that wakes it is no move, and the next one counts."""
    script = tmp_path / "idle.keys"
    script.write_text("a wait 200000 a a")
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "play.py", "--keys", script],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
