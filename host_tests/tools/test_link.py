"""Finding a board, opening its port and talking to it, with ports and boards that fail."""

import errno

import pytest
from mpremote.transport import TransportError, TransportExecError

from install import link as linking
from install.link import Link, find_port, open_transport
from install.trouble import Trouble


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
