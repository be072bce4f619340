"""Installing on a board, with a board that is a dictionary and can fail in every way."""

import errno
import hashlib
import io

import pytest
from mpremote.transport import TransportError, TransportExecError
from rich.console import Console

import flash
from install import link as linking
from install.files import BoardFile, manifest
from install.link import Facts, Link, find_port, open_transport
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


class Port:
    def __init__(self, device, vid=linking.RASPBERRY_PI):
        self.device = device
        self.vid = vid


def ports(monkeypatch, *found):
    monkeypatch.setattr(linking.list_ports, "comports", lambda: list(found))


def test_the_one_board_is_found(monkeypatch):
    ports(monkeypatch, Port("/dev/ttyS0", None), Port("/dev/ttyACM3"), Port("/dev/mouse", 0x046D))
    assert find_port(None) == "/dev/ttyACM3"
    assert find_port("COM7") == "COM7"


def test_no_board(monkeypatch):
    ports(monkeypatch, Port("/dev/ttyS0", None))
    with pytest.raises(Trouble, match=r"No board found\. Connect it"):
        find_port(None)


def test_several_boards(monkeypatch):
    ports(monkeypatch, Port("/dev/ttyACM1"), Port("/dev/ttyACM0"))
    with pytest.raises(Trouble, match=r"Several boards.*PORT=/dev/ttyACM0"):
        find_port(None)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (OSError(errno.EACCES, "denied"), "You may not use COM7"),
        (OSError(errno.ENOENT, "none"), "There is no port COM7"),
        (OSError(errno.EBUSY, "busy"), "COM7 is in use by another program"),
        (OSError(errno.EIO, "broken"), "COM7 cannot be opened"),
        (TransportError("failed to access COM7"), "COM7 is in use by another program"),
    ],
)
def test_a_port_that_does_not_open(monkeypatch, reason, words):
    def fail(*_, **__):
        raise reason

    def fail_plainly(*_, **__):
        raise OSError(errno.EAGAIN, "Could not exclusively lock port")

    monkeypatch.setattr(linking, "SerialTransport", fail)
    monkeypatch.setattr(linking.serial, "serial_for_url", fail_plainly)
    with pytest.raises(Trouble, match=words):
        open_transport("COM7")


def test_nobody_at_the_socket():
    with pytest.raises(Trouble, match="Nothing answers at socket"):
        open_transport("socket://127.0.0.1:1")


class Transport:
    """A serial transport whose board answers `answer`, or raises it."""

    closed = False

    def __init__(self, answer=b""):
        self.answer = answer

    def enter_raw_repl(self):
        if isinstance(self.answer, Exception):
            raise self.answer

    def exec(self, _):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def close(self):
        self.closed = True


def test_a_busy_board_is_said(monkeypatch):
    silent = Transport(TransportError("could not enter raw repl"))
    monkeypatch.setattr(linking, "SerialTransport", lambda *_, **__: silent)
    with pytest.raises(Trouble, match="is busy and does not answer"):
        open_transport("COM7")
    assert silent.closed


def facts(text):
    return Link(Transport(text)).facts()


def test_facts():
    assert facts(b"('rp2', (1, 28, 0), 4, 'Pico', 4096, 352, 340)\r\n").free == 340


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            b"('rp2', (1, 22, 2), 4, 'Pico', 4096, 352, 340)",
            r"MicroPython 1\.22\.2; Knock needs 1\.23",
        ),
        (b"('esp32', (1, 27, 0), 9, 'ESP', 4096, 352, 340)", "is a 'esp32'"),
        (b"Adafruit CircuitPython", "runs no MicroPython that can be asked"),
        (TransportExecError(b"", "AttributeError: no _machine"), "refused to go on"),
        (TransportError("gone"), "lost on the way"),
    ],
)
def test_boards_that_cannot_play(text, words):
    with pytest.raises(Trouble, match=words):
        facts(text)


@pytest.mark.parametrize(
    ("line", "code"),
    [("OSError: [Errno 28] ENOSPC", 28), ("OSError: 28", 28), ("OSError: ENOSPC", 28)],
)
def test_errors_of_the_board_keep_their_number(line, code):
    link = Link(Transport(TransportExecError(b"", f"Traceback\r\n{line}\r\n")))
    with pytest.raises(OSError) as raised:  # noqa: PT011
        link.run("f.close()")
    assert raised.value.errno == code


def test_the_command_line_says_it_without_a_traceback(capsys, monkeypatch):
    ports(monkeypatch)
    monkeypatch.setattr("sys.argv", ["flash.py", "pico_oled"])
    assert flash.run(flash.main) == 1
    assert capsys.readouterr().err.startswith("No board found.")
