"""tools/play.py in a terminal (a real pseudo-terminal, its screen emulated by pyte)."""

import os
import signal
import sys
import termios
from pathlib import Path

import pexpect
import pyte
import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PATIENCE = 10  # seconds; reached only when a test fails
LIT_CORNER = "│██ "  # what the sample app draws: two pixels by two


class Person:
    """A person at a terminal in which the sample app runs."""

    def __init__(self, folder, columns=140, lines=40, **environment):
        firmware = folder / "firmware"
        firmware.mkdir(exist_ok=True)
        (firmware / "main.py").write_text((HERE / "sample_app" / "main.py").read_text())
        if not (firmware / "system").exists():
            (firmware / "system").symlink_to(ROOT / "firmware" / "system")
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.child = pexpect.spawn(
            sys.executable,
            [str(ROOT / "tools" / "play.py"), "--firmware", str(firmware)],
            dimensions=(lines, columns),
            cwd=str(folder),
            env={
                **os.environ,
                "TERM": "xterm-256color",
                "XDG_DATA_HOME": str(folder / "data"),
                **environment,
            },
            timeout=PATIENCE,
        )
        self.modes = termios.tcgetattr(self.child.child_fd)

    def shown(self):
        return "\n".join(self.screen.display)

    def see(self, wanted):
        """Read until `wanted(what the screen shows)` is true."""
        while not wanted(self.shown()):
            part = self.child.read_nonblocking(65536, PATIENCE)
            self.raw += part
            self.stream.feed(part)

    def see_end(self):
        """Read all the rest; give the exit code."""
        try:
            while True:
                part = self.child.read_nonblocking(65536, PATIENCE)
                self.raw += part
                self.stream.feed(part)
        except pexpect.EOF:
            self.child.wait()
        return self.child.exitstatus

    def given_back(self):
        """Is the terminal as it was?"""
        return (
            termios.tcgetattr(self.child.child_fd) == self.modes
            and b"\x1b[?1049h" in self.raw
            and self.raw.rindex(b"\x1b[?1049l") > self.raw.rindex(b"\x1b[?1049h")
            and not self.screen.cursor.hidden
        )


@pytest.fixture
def person(tmp_path):
    people = []

    def start(*size, **environment):
        people.append(Person(tmp_path, *size, **environment))
        people[-1].see(lambda shown: "A: z" in shown or "<" in shown)
        return people[-1]

    yield start
    for one in people:
        one.child.close(force=True)


def ready(shown):
    return LIT_CORNER in shown


def all_lit(shown):
    return "█" * 128 in shown


def test_keys_reach_the_game_and_its_exit_code_the_shell(person):
    player = person()
    player.see(ready)
    for key in ("z", "\x1b[C", "c"):
        player.child.send(key)
    assert player.see_end() == 7
    assert player.given_back()
    printed = player.raw.rpartition(b"\x1b[?1049l")[2].decode().split("\r\n")
    assert printed[:2] == ["READY", "terminal"]
    assert [event.partition(":")[2] for event in printed[4].split()] == ["3", "2"]


def test_pasted_text_does_nothing_but_its_first_key(person):
    player = person()
    player.see(ready)
    player.child.send("zzxz\rz c v z")
    player.child.send("c")
    assert player.see_end() == 7
    printed = player.raw.rpartition(b"\x1b[?1049l")[2].decode().split("\r\n")
    assert [event.partition(":")[2] for event in printed[4].split()] == ["3"]


def test_a_display_that_sleeps_is_told_of_in_words(person):
    player = person()
    player.see(ready)
    player.child.send("\x1b[B")
    player.see(lambda shown: "any key goes on" in shown)
    assert ready(player.shown())
    assert "Ctrl-C" not in player.shown()


def test_the_picture_changes_with_a_key(person):
    player = person()
    player.see(ready)
    player.child.send("\x1b[A")
    player.see(all_lit)


def test_ctrl_c_ends_well(person):
    player = person()
    player.see(ready)
    player.child.send("\x03")
    assert player.see_end() == 0
    assert player.given_back()


def test_ctrl_c_ends_even_a_game_that_hangs(person):
    player = person()
    player.see(ready)
    player.child.send("\x1b[D")
    player.see(all_lit)
    player.child.send("\x03")
    assert player.see_end() == 1
    assert b"The game did not answer and was stopped." in player.raw
    assert player.given_back()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signals_give_the_terminal_back(person, number):
    player = person()
    player.see(ready)
    player.child.kill(number)
    assert player.see_end() == 128 + number
    assert player.given_back()


def test_a_crash_gives_the_terminal_back_and_tells(person):
    player = person()
    player.see(ready)
    player.child.send("v")
    assert player.see_end() == 1
    assert player.given_back()
    assert b"a planned crash" in player.raw
    assert b"Traceback" not in player.raw


def test_the_game_is_gone_when_its_terminal_is(person, tmp_path):
    player = person()
    player.see(ready)
    player.child.close(force=False)  # hangs up
    assert not player.child.isalive()


def test_suspended_and_continued(person):
    # Without a shell to continue it, the kernel does not stop the process: it goes on at once.
    player = person()
    player.see(ready)
    player.raw = b""
    player.screen.reset()
    player.child.send("\x1a")
    player.see(ready)
    assert player.raw.startswith(b"\x1b[0m\x1b[?25h\x1b[?1049l\x1b[?1049h")
    player.child.send("\x03")
    assert player.see_end() == 0
    assert player.given_back()


def test_resize(person):
    player = person()
    player.see(ready)
    for lines, columns, wanted in (
        (24, 80, lambda shown: "130x35" in shown),
        (10, 40, lambda shown: "40x10 < 66x19" in shown),
        (50, 150, lambda shown: "╭" + "─" * 128 + "╮" in shown and LIT_CORNER in shown),
    ):
        player.screen.resize(lines, columns)
        player.screen.reset()
        player.child.setwinsize(lines, columns)
        player.see(wanted)


def test_saves_go_to_the_persons_folder(person, tmp_path):
    player = person()
    player.see(ready)
    player.child.send("x")
    player.child.send("c")
    assert player.see_end() == 7
    assert (tmp_path / "data" / "knock" / "save").read_text() == "saved\n"


def test_without_colours_none_is_sent(person):
    player = person(NO_COLOR="1")
    player.see(ready)
    assert b"38;" not in player.raw


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_terminal_without_a_screen_is_refused_in_one_sentence(tmp_path, term):
    child = pexpect.spawn(
        sys.executable,
        [str(ROOT / "tools" / "play.py")],
        env={**os.environ, "TERM": term, "XDG_DATA_HOME": str(tmp_path)},
        timeout=PATIENCE,
        encoding="utf-8",
    )
    said = child.read()
    child.wait()
    assert child.exitstatus == 1
    assert said.splitlines() == [
        f"This terminal (TERM={term}) shows no pictures; 'make play TEXT=1' plays in plain lines."
    ]
