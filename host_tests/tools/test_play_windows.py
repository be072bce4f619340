"""The terminal of Windows, with stand-ins for what only Windows has."""

import importlib
import os
import sys
import types

import pytest


class Console(types.ModuleType):
    """`msvcrt`: keys that were pressed, and nothing else."""

    def __init__(self):
        super().__init__("msvcrt")
        self.keys = ""

    def kbhit(self):
        return bool(self.keys)

    def getwch(self):
        key, self.keys = self.keys[0], self.keys[1:]
        return key


@pytest.fixture
def console():
    return Console()


@pytest.fixture
def windows(monkeypatch, console):
    monkeypatch.setitem(sys.modules, "msvcrt", console)
    monkeypatch.delitem(sys.modules, "console.windows", raising=False)
    module = importlib.import_module("console.windows")
    yield module
    sys.modules.pop("console.windows")


@pytest.fixture
def terminal(windows, monkeypatch):
    made = windows.Terminal()
    monkeypatch.setattr(made, "size", lambda: os.terminal_size((80, 24)))
    monkeypatch.setattr(windows, "_has_come", lambda _: False)
    made.wait(0, 0)
    made.resized = False
    return made


@pytest.mark.parametrize(
    ("typed", "data"),
    [
        ("\xe0H\xe0P\x00M\x00K", b"\x1b[A\x1b[B\x1b[C\x1b[D"),
        ("z\r\x1b\x08", b"z\r\x1b\x08"),
        ("\xe0\x52c\x00;", b"c"),
        ("é", "é".encode()),
    ],
)
def test_keys_are_the_bytes_of_other_terminals(terminal, console, typed, data):
    console.keys = typed
    assert terminal.wait(0, None) == (data, False)


def test_it_waits_no_longer_than_asked(terminal):
    assert terminal.wait(0, 0.02) == (b"", False)


def test_what_has_come_and_a_new_size_end_the_wait(terminal, windows, monkeypatch):
    monkeypatch.setattr(windows, "_has_come", lambda file: file == 5)
    assert terminal.wait(5, None) == (b"", True)
    monkeypatch.setattr(terminal, "size", lambda: os.terminal_size((130, 35)))
    assert terminal.wait(0, None) == (b"", False)
    assert terminal.resized


def test_ctrl_c_is_a_key(terminal):
    terminal._stop()
    assert terminal.wait(0, None) == (b"\x03", False)
    assert terminal.wait(0, 0) == (b"", False)
