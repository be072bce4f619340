"""What is told at power-up: skipped, stuck, out of memory, crashed."""

import pytest

from system import board as contract
from system import crash, startup
from system.keys import A, B
from system.startup import power_up


class Display:
    def __init__(self, fails=False):
        self.lines = []
        self.shown = None
        self.fails = fails

    def fill(self, _):
        self.lines = []

    def text(self, text, x, y, colour):
        assert x + 8 * len(text) <= 128, text
        assert y + 8 <= 64
        assert text.isascii()
        self.lines.append(text)

    def show(self):
        if self.fails:
            raise OSError(5)
        self.shown = " ".join(self.lines)


class Led:
    on = False

    def set(self, on):
        self.on = on


class Buttons(contract.Buttons):
    def __init__(self, held=False, stuck=b""):
        self.was_held = held
        self.stuck = stuck
        self.closed = False

    def let_go(self):
        return self.was_held

    def close(self):
        self.closed = True


class Board(contract.Board):
    def __init__(self, folder, **buttons):
        self.display = Display()
        self.led = Led()
        self.buttons = Buttons(**buttons)
        self.folder = folder
        self.waited = 0
        self.played = False

    def wait(self, ms):
        self.waited += ms


@pytest.fixture
def folder(tmp_path):
    return str(tmp_path)


def play(board):
    board.played = True


def failing(error):
    def fail(_):
        raise error

    return fail


def test_a_good_start_says_nothing(folder, capsys):
    board = Board(folder)
    power_up(lambda: board, play)
    assert board.played
    assert board.display.shown is None
    assert capsys.readouterr().out == ""


def test_a_held_button_skips_the_game(folder, capsys):
    board = Board(folder, held=True)
    power_up(lambda: board, play)
    assert not board.played
    assert "Game skipped" in str(board.display.shown)
    assert "Reset the board to play" in capsys.readouterr().out


def test_a_stuck_button_is_told_and_the_game_goes_on(folder, capsys):
    board = Board(folder, stuck=bytes((B, A)))
    power_up(lambda: board, play)
    assert board.played
    assert "Button stuck: Touche en panne:  B A" in str(board.display.shown)
    assert board.waited > 1000
    assert "B A" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (MemoryError("none left"), "Out of memory"),
        (ImportError("no module"), "Knock stopped"),
        (ValueError("odd"), "ValueError"),
    ],
)
def test_a_failure_is_told_everywhere(folder, tmp_path, capsys, error, words):
    board = Board(folder)
    power_up(lambda: board, failing(error))
    assert words in str(board.display.shown)
    assert board.led.on
    console = capsys.readouterr().out
    assert type(error).__name__ in console
    assert "eset" in console
    assert str(error) in (tmp_path / crash.NAME).read_text()


def test_a_display_that_fails_leaves_the_console(folder, capsys):
    board = Board(folder)
    board.display = Display(fails=True)
    power_up(lambda: board, failing(OSError(5)))
    assert board.led.on
    assert "Check its wires" in capsys.readouterr().out


def test_control_c_ends_in_the_repl(folder):
    with pytest.raises(KeyboardInterrupt):
        power_up(lambda: Board(folder), failing(KeyboardInterrupt()))


def test_a_board_without_such_buttons_or_lamp_plays(folder):
    board = Board(folder)
    board.buttons = contract.Buttons()
    board.led = None
    power_up(lambda: board, play)
    assert board.played
    power_up(lambda: board, failing(ValueError("odd")))
    assert "Knock stopped" in str(board.display.shown)


def test_three_languages_fit_the_display(folder, monkeypatch):
    third = ("xx", "Third", "Word", tuple(f"third {i}" for i in range(7)))
    monkeypatch.setattr(startup, "ROWS", (*startup.ROWS, third))
    board = Board(folder)
    power_up(lambda: board, failing(ValueError("odd")))
    assert "third 3 ValueError  Reset" in str(board.display.shown)
    assert str(board.display.shown).endswith("third 5")


def test_nothing_of_the_game_runs_once_it_is_left(folder):
    board = Board(folder)
    for play_it in (play, failing(ValueError("odd"))):
        board.buttons.closed = False
        power_up(lambda: board, play_it)
        assert board.buttons.closed
    board.buttons.closed = False
    with pytest.raises(KeyboardInterrupt):
        power_up(lambda: board, failing(KeyboardInterrupt()))
    assert board.buttons.closed


def test_files_that_nothing_uses_are_named(folder, monkeypatch, capsys):
    found = ["/ui/sounds.py", "/gin/rules.py", "/players/a_long_name.py", "/ui/app.py"]
    monkeypatch.setattr(startup, "strays", lambda: found)
    board = Board(folder)
    power_up(lambda: board, play)
    assert board.played
    assert "Files not used:" in str(board.display.shown)
    assert "ui/sounds.py" in str(board.display.shown)
    printed = capsys.readouterr().out
    assert all(path in printed for path in found)
    assert "READABLE=1" in printed
