"""The doctor's findings on boards that are well and boards that are not."""

import errno
import io

import pytest
from rich.console import Console

import doctor
from install import examine
from install.files import MANIFEST, BoardFile, digest, manifest
from install.link import Facts
from install.trouble import Trouble
from install.wiring_test import watch_buttons

PICO = Facts("rp2", (1, 27, 0), 4, "Raspberry Pi Pico with RP2040", 4096, 352, 300)
FILES = [
    BoardFile("board.mpy", b"wires", 9),
    manifest("pico_oled", ["board.mpy", "main.py"]),
    BoardFile("main.py", b"run", 3),
]
BUTTONS = ((16, 1), (15, 3), (17, 4))


class Board:
    """Stands in for a Link; answers each snippet by a word that is in it."""

    def __init__(self, **changes):
        self.said = PICO
        self.files = {file.path: file.data for file in FILES}
        self.answers = {
            "mem_free": "200000\r\n",
            "listdir": "[]\r\n",
            "board.look()": f"({BUTTONS}, (True, 'display: answers at 0x3C'))\r\n",
            "board.open()": "",
            "def look": "",
        }
        self.answers.update(changes)
        self.looks = []

    def facts(self):
        return self.said

    def run(self, snippet):
        if snippet.startswith("look("):
            return self.looks.pop(0) if self.looks else "[0, 0, 0]"
        for word, answer in self.answers.items():
            if word in snippet:
                if isinstance(answer, Exception):
                    raise answer
                return answer
        raise AssertionError(snippet)

    def read(self, path):
        return self.files.get(path)

    def hashes(self, paths):
        return {path: digest(self.files[path]) if path in self.files else "" for path in paths}

    def remove(self, path):
        del self.files[path]


@pytest.fixture(autouse=True)
def build(monkeypatch, tmp_path):
    monkeypatch.setattr(examine, "compile_board", lambda *_, **__: FILES)
    monkeypatch.setattr(doctor, "LOG", tmp_path / "build" / "crash.txt")


def examined(board):
    """(the doctor, what it printed, the wiring)."""
    console = Console(record=True, width=200, file=io.StringIO())
    seen = doctor.Doctor(board, console)
    wiring = seen.examine()
    return seen, console.export_text(), wiring


def test_a_board_that_is_well():
    seen, printed, wiring = examined(Board())
    assert seen.ill == 0
    assert "->" not in printed
    assert "all 3 files are as built for pico_oled" in printed
    assert "display: answers at 0x3C" in printed
    assert wiring is not None
    assert wiring.buttons == BUTTONS


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"mem_free": "100000"}, "memory: 97 KB free, too little"),
        ({"listdir": "['match.bad1']"}, "saves set aside as damaged: ['match.bad1']"),
        ({"board.look()": f"({BUTTONS}, (False, 'No display on I2C0'))"}, "No display on I2C0"),
    ],
)
def test_one_thing_is_wrong(change, words):
    seen, printed, _ = examined(Board(**change))
    assert seen.ill == 1
    assert words in printed


def test_a_display_that_cannot_answer_is_for_a_person_to_judge():
    spi = f"({BUTTONS}, (None, 'display: on SPI0, where it cannot answer'))"
    seen, printed, wiring = examined(Board(**{"board.look()": spi}))
    assert seen.ill == 0
    assert "ok  display: on SPI0" in printed
    assert wiring is not None
    assert wiring.display is None


def test_a_full_file_system():
    board = Board()
    board.said = PICO._replace(free=4)
    seen, printed, _ = examined(board)
    assert seen.ill == 1
    assert "file system: 16 KB free, too little: remove files" in printed


def test_files_that_differ():
    board = Board()
    board.files["main.py"] = b"old"
    board.files[MANIFEST] += b"gin/ gone.mpy\n"
    seen, printed, _ = examined(board)
    assert seen.ill == 1
    assert "files not of this version (knock.txt, main.py, gin/gone.mpy): 'make flash'" in printed


def test_a_board_without_the_game():
    board = Board(**{"board.look()": OSError(errno.ENOENT, "no module")})
    board.files = {}
    seen, printed, wiring = examined(board)
    assert seen.ill == 1
    assert wiring is None
    assert "Knock is not on this board: 'make flash'" in printed


def test_the_log_of_a_crash_is_fetched_once():
    board = Board()
    board.files[examine.CRASH_LOG] = b"Knock 1\nValueError: [no] such card\n"
    seen, printed, _ = examined(board)
    assert seen.ill == 1
    assert "ValueError: [no] such card" in printed
    assert doctor.LOG.read_text() == "Knock 1\nValueError: [no] such card\n"
    assert examined(board)[0].ill == 0


def test_every_button_is_waited_for():
    board = Board()
    board.looks = ["[0, 0, 0]", "[0, 1, 0]", "[0, 1, 0]", "[1, 0, 1]"]
    found = list(watch_buttons(board, BUTTONS, 60, clock=lambda: 0))  # pyright: ignore
    assert found == [("A (GP15)", False), ("left (GP16)", False), ("B (GP17)", False)]


def test_a_button_down_from_the_start_is_stuck():
    board = Board()
    board.looks = ["[0, 0, 1]", "[1, 1, 1]"]
    found = list(watch_buttons(board, BUTTONS, 60, clock=lambda: 0))  # pyright: ignore
    assert found == [("B (GP17)", True), ("left (GP16)", False), ("A (GP15)", False)]


def test_the_time_for_the_buttons_ends():
    times = iter(range(100))
    found = list(watch_buttons(Board(), BUTTONS, 5, clock=lambda: next(times)))  # pyright: ignore
    assert found == []


def test_missing_buttons_are_told_but_are_no_illness():
    board = Board()
    board.looks = ["[0, 0, 0]", "[1, 0, 0]"]
    console = Console(record=True, width=200, file=io.StringIO())
    seen = doctor.Doctor(board, console)  # pyright: ignore
    wiring = examine.Wiring(BUTTONS, True)
    seen.test_buttons(wiring, 0.05)
    assert seen.ill == 0
    assert "Not pressed: A (GP15), B (GP17)." in console.export_text()


@pytest.mark.parametrize(("answer", "ill"), [(True, 0), (False, 1)])
def test_a_person_judges_the_pattern(answer, ill):
    seen = doctor.Doctor(Board(), Console(file=io.StringIO()))  # pyright: ignore
    seen.test_display(lambda _: answer)
    assert seen.ill == ill


def test_no_board_is_said_without_a_traceback(monkeypatch, capsys):
    def none(_):
        raise Trouble("No board found.")

    monkeypatch.setattr(doctor, "find_port", none)
    monkeypatch.setattr("sys.argv", ["doctor.py"])
    assert doctor.run(doctor.main) == 1
    assert capsys.readouterr().err == "No board found.\n"
