"""What goes wrong at power-up is told on the display, by the LED and on the console."""

import pytest

from emulator import Emulator
from scenes import pictures
from system.sealed import checksum

KEPT = pictures.kept()


def sealed_file(magic, body):
    """A file of system/sealed.py."""
    data = magic + b"\x01" + len(body).to_bytes(2, "big") + body
    return data + checksum(data)


def test_a_missing_display_is_told_and_the_led_blinks(game_files):
    with Emulator(game_files, display=None) as board:
        assert board.run_until("No display at 0x3C and 0x3D on I2C0 (SDA on GP4, SCL on GP5)")
        levels = set()
        for _ in range(8):
            board.run(60)
            levels.add(board.state["led"])
        assert levels == {False, True}
        assert board.exec("print('the console is free')") == "the console is free\n"


def test_out_of_memory_is_told_and_written_down(game_files):
    hungry = b"class Knock:\n def __init__(self, board):\n  self.x = bytearray(300000)\n"
    files = {path: data for path, data in game_files.items() if path != "ui/knock.mpy"}
    with Emulator({**files, "ui/knock.py": hungry}) as board:
        assert board.run_until("Out of memory. Reset the board")
        board.run(300)
        assert b"MemoryError" in board.files()["save/crash.txt"]
        assert any(board.screen())
        assert board.state["led"]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("match", bytes(120_000)),
        ("match", bytes(60_000)),
        ("match", sealed_file(b"KNM", b"")),
        ("match", sealed_file(b"KNM", b"\x02")),
        ("match", sealed_file(b"KNM", bytes(range(200)))),
        ("settings", sealed_file(b"KNS", b"\xff\xfe\x00")),
    ],
)
def test_a_save_that_cannot_be_used_stops_no_power_up(game_files, name, content):
    saves = {"save/settings": sealed_file(b"KNS", b"en\x00"), f"save/{name}": content}
    with Emulator({**game_files, **saves}) as board:
        board.run(1500)
        assert "Traceback" not in board.text
        assert any(board.screen())
        kept = board.files()
        assert kept[f"save/{name}.bad1"] == content
        for _ in range(1 + (name == "settings")):  # the language is asked for first
            board.press("a")
            board.run_until_still()
        assert board.screenshot().image().tobytes() == KEPT["title-en"].tobytes()
