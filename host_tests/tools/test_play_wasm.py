"""The game under the WebAssembly port in Node: the same as under the Unix port."""

import io
import os
import shutil
import sys
from pathlib import Path

import pexpect
import pyte
import pytest

import nodejs
from console import ports
from console.game import Game
from console.run import play_script
from console.script import parse
from plain.app import PlainApp

ROOT = Path(__file__).resolve().parents[2]
# The language, a new game against Easy, and some turns of it.
TURNS = (
    "seed 00112233445566ff a wait 500 a wait 500 a wait 900"
    + " a wait 400 right*9 a wait 5000" * 3
)


def play(port, saves, text):
    """Play a script; give the picture at its end, and what was printed."""
    saves.mkdir(exist_ok=True)
    game = Game(saves, port=port)
    play_script(game, parse(text), 1)
    printed = game.close()
    assert (game.exit_code, game.hung) == (0, False)
    return game.picture.blocks(), printed


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_keys_give_the_same_pictures_and_saves(tmp_path):
    unix, wasm = (play(port, tmp_path / port, TURNS) for port in ports.NAMES)
    assert wasm == unix
    assert wasm[1] == ""
    assert len(set(wasm[0])) > 10
    saved = files(tmp_path / "wasm")
    assert saved == files(tmp_path / "unix")
    assert {"match", "moves", "settings"} <= saved.keys()


def test_a_game_goes_on_under_the_other_port(tmp_path):
    play("wasm", tmp_path, TURNS)
    begun = files(tmp_path)
    pictures = {tuple(play(port, tmp_path, "wait 300 a wait 300")[0]) for port in ports.NAMES}
    assert len(pictures) == 1
    assert files(tmp_path) == begun
    target = io.StringIO()
    PlainApp(tmp_path, io.StringIO("1\n"), target).run()
    assert "Your hand:" in target.getvalue()


def test_hard_plays_too_and_its_memory_is_tidied(tmp_path):
    settings = io.StringIO("1\n2\n3\n")  # English; the opponent: Hard
    PlainApp(tmp_path, settings, io.StringIO()).run()
    turns = "a wait 400 a wait 900 " + "a wait 400 right*9 a wait 6000 " * 8
    wasm = play("wasm", tmp_path, turns)
    assert wasm[1] == ""
    assert len(files(tmp_path)["moves"]) > 5 + 2 * 10


def test_in_a_terminal(tmp_path):
    child = pexpect.spawn(
        sys.executable,
        [str(ROOT / "tools" / "play.py"), "--port", "wasm", "--saves", str(tmp_path)],
        dimensions=(40, 140),
        env={**os.environ, "TERM": "xterm-256color"},
        timeout=10,
    )
    screen = pyte.Screen(140, 40)
    stream = pyte.ByteStream(screen)
    while "█" not in "".join(screen.display):
        stream.feed(child.read_nonblocking(65536, 10))
    shown = screen.display[:]
    child.send("z")
    while screen.display == shown:
        stream.feed(child.read_nonblocking(65536, 10))
    child.send("\x03")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    assert (tmp_path / "settings").exists()


def test_a_crash_is_reported(tmp_path):
    firmware = tmp_path / "firmware"
    (firmware / "ui").mkdir(parents=True)
    (firmware / "ui" / "__init__.py").touch()
    (firmware / "system").mkdir()
    for name in ("board.py", "keys.py"):
        shutil.copy(ports.ROOT / "firmware" / "system" / name, firmware / "system")
    (firmware / "ui" / "knock.py").write_text("class Knock:\n    pass\n\n1 / 0\n")
    game = Game(tmp_path, firmware=firmware, port="wasm")
    with pytest.raises(EOFError):
        game.receive()
    printed = game.close()
    assert game.exit_code == 1
    assert "ZeroDivisionError" in printed
    assert printed.startswith("Traceback (most recent call last):")


def test_without_node_it_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(nodejs.importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(nodejs.shutil, "which", lambda *_, **__: None)
    with pytest.raises(ports.NoMicroPython, match="Node 18 or newer is needed"):
        Game(tmp_path, port="wasm")
