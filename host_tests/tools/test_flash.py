"""Installing on a board, with a board that is a dictionary and can fail in every way."""

import errno
import hashlib
import io

import pytest
from rich.console import Console

import flash
from install import link as linking
from install.files import BoardFile, manifest
from install.link import Facts
from install.trouble import Trouble

PICO = Facts("rp2", (1, 27, 0), 4, "Raspberry Pi Pico with RP2040", 4096, 352, 300)
FILES = [
    BoardFile("board.mpy", b"wires", 9),
    BoardFile("gin/cards.mpy", b"cards" * 900, 9000),
    manifest("pico_oled", ["board.mpy", "gin/cards.mpy", "main.py"]),
    BoardFile("main.py", b"run", 3),
]


class Board:
    """Stands in for a Link."""

    def __init__(self, files=None, facts=PICO):
        self.files = dict(files or {})
        self.said = facts
        self.written = []
        self.resets = 0
        self.fail = None

    def facts(self):
        return self.said

    def hashes(self, paths):
        return {
            path: hashlib.sha256(self.files[path]).hexdigest() if path in self.files else ""
            for path in paths
        }

    def read(self, path):
        return self.files.get(path)

    def write(self, path, data, progress):
        if self.fail:
            raise self.fail
        self.written.append(path)
        self.files[path] = data
        progress(len(data))

    def move(self, source, target):
        self.files[target] = self.files.pop(source)

    def remove(self, path):
        del self.files[path]

    def reset(self):
        self.resets += 1


@pytest.fixture
def install(monkeypatch):
    """Installs FILES on a board; gives what was printed."""
    monkeypatch.setattr(flash, "compile_board", lambda *_, **__: FILES)

    def run(board):
        console = Console(record=True, width=200, file=io.StringIO())
        flash.flash(board, "pico_oled", console)
        return console.export_text()

    return run


def test_an_empty_board_gets_everything(install):
    board = Board()
    printed = install(board)
    assert board.files == {file.path: file.data for file in FILES}
    assert "4 of 4 files copied" in printed
    assert board.resets == 1


def test_only_what_changed_is_copied(install):
    board = Board()
    install(board)
    board.files["gin/cards.mpy"] = b"older cards"
    board.written.clear()
    printed = install(board)
    assert [path for path in board.written if path != flash.MANIFEST] == ["gin/cards.mpy"]
    assert "1 of 4 files copied" in printed


def test_nothing_is_written_when_nothing_changed(install):
    board = Board()
    install(board)
    board.written.clear()
    assert "0 of 4 files copied" in install(board)
    assert board.written == []


def test_saves_and_files_of_others_stay(install):
    board = Board({"/save/match": b"my game", "notes.txt": b"mine", "lib/x.py": b"x"})
    install(board)
    assert board.files["/save/match"] == b"my game"
    assert board.files["notes.txt"] == b"mine"
    assert board.files["lib/x.py"] == b"x"


def test_what_an_older_version_left_goes(install):
    board = Board({"gin/gone.mpy": b"old", flash.MANIFEST: b"pico_oled\ngin/ gone.mpy\n"})
    install(board)
    assert "gin/gone.mpy" not in board.files


def test_another_program_is_kept_aside(install):
    board = Board({"main.py": b"blink", "gin/cards.py": b"shadow"})
    printed = install(board)
    assert board.files["main.py.bak"] == b"blink"
    assert board.files["gin/cards.py.bak"] == b"shadow"
    assert "gin/cards.py" not in board.files
    assert "kept as NAME.bak on the board: main.py, gin/cards.py" in printed


def test_a_copy_that_broke_off_is_finished(install):
    board = Board({"gin/gone.mpy": b"old", flash.MANIFEST: b"pico_oled\ngin/ gone.mpy\n"})
    write = board.write

    def lose(path, data, progress):
        if path == "gin/cards.mpy":
            raise Trouble("The board was lost on the way.")
        write(path, data, progress)

    board.write = lose
    with pytest.raises(Trouble, match="lost"):
        install(board)
    board.files["gin/cards.mpy.new"] = b"half"
    board.write = write
    install(board)
    assert board.files == {file.path: file.data for file in FILES}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"free": 3}, "file system is full: 40 KB are needed, 12 KB are free"),
        ({"arch": 11}, "no build for this MicroPython"),
    ],
)
def test_a_board_that_cannot_have_it(install, change, words):
    board = Board(facts=PICO._replace(**change))
    with pytest.raises(Trouble, match=words):
        install(board)
    assert board.files == {}
    assert board.resets == 0


@pytest.mark.parametrize(
    ("code", "words"),
    [(errno.ENOSPC, "file system is full"), (errno.EIO, "cannot write its files")],
)
def test_a_write_that_fails(install, code, words):
    board = Board()
    board.fail = OSError(code, "no")
    with pytest.raises(Trouble, match=words):
        install(board)
    assert board.resets == 0


def test_a_file_that_does_not_come_out_right(install):
    board = Board()
    write = board.write
    board.write = lambda path, data, progress: write(path, data[:-1] + b"?", progress)
    with pytest.raises(Trouble, match="not on the board as it was sent"):
        install(board)
    assert board.resets == 0


def test_the_command_line_says_it_without_a_traceback(capsys, monkeypatch):
    monkeypatch.setattr(linking.list_ports, "comports", list)
    monkeypatch.setattr("sys.argv", ["flash.py", "pico_oled"])
    assert flash.run(flash.main) == 1
    assert capsys.readouterr().err.startswith("No board found.")
