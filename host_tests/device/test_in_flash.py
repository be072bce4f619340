"""Code runs where its file lies in flash, wherever that is, and does what it does elsewhere."""

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest
from littlefs import LittleFS

from code_places import settled, where
from emulator import Emulator, filesystem
from emulator.emulator import formatted_flash
from install.chips import CHIPS
from install.compile import FIRMWARE, compile_board
from install.image import BLOCK, SETUP
from install.in_flash import MARK
from install.in_flash import listing as listed
from laid_out import blocks, listing, unlisted
from measure import recording
from scenes import pictures

RELOADED = Path(__file__).parent / "on_board" / "reloaded.py"
KEPT = pictures.kept()
IN_FLASH = FIRMWARE / "drivers" / "in_flash.py"
TITLE_MS = 1500
SEED = "0102030405060708"
STEPS = 60
PATIENCE_MS = 20_000
LARGE = ("rummy.mpy", "ui/knock.mpy", "players/hard.mpy", "system/kept.mpy", "players/expert.mpy")
# All files of the game gone, and their blocks used for others.
OVERWRITE = """
import os
def remove(folder):
    for name, kind, *_ in list(os.ilistdir(folder)):
        path = folder + '/' + name
        if kind == 0x4000:
            remove(path)
        else:
            os.remove(path)
remove('')
junk = bytes(range(255, 0, -1)) * 16
for i in range(700_000 // len(junk)):
    with open('/junk%d' % i, 'wb') as file:
        file.write(junk)
"""


def play_on(board):
    """From the language over the title to the table of a new game."""
    board.press("a")
    board.run_until_still()
    assert board.screenshot().image().tobytes() == KEPT["title-en"].tobytes()
    board.press("a")
    board.run_until_still(500)
    board.press("a")
    board.run_until_still(500)


@pytest.fixture(scope="module")
def plain_files(game_files):
    """The same program in files that have no list at their end."""
    files = {path: unlisted(data) for path, data in game_files.items()}
    assert sum(map(len, files.values())) < sum(map(len, game_files.values()))
    return files


def test_the_heap_is_free_of_code(game_files, plain_files):
    found = []
    screens = []
    for files in (game_files, plain_files):
        with Emulator(files) as board:
            board.run(TITLE_MS)
            play_on(board)
            screens.append(board.screen())
            found.append(where(board))
    assert screens[0] == screens[1]
    (flash, heap, used), (none, all_of_them, used_plain) = found
    assert none == 0
    assert flash + heap == all_of_them
    assert flash > 0.8 * all_of_them
    assert used < used_plain - 40_000


def test_menus_are_let_go_of_at_the_table(board):
    loaded = "import sys\nprint('ui.menus_all' in sys.modules)"
    play_on(board)
    board.press("b")
    board.run_until_still(500)
    assert board.screenshot().image().tobytes() == KEPT["pause-en"].tobytes()
    pause = board.remember("pause")
    assert board.exec(loaded).strip() == "True"
    assert settled(board)
    board.recall(pause)
    board.press("b")
    board.run_until_still(500)
    assert board.exec(loaded).strip() == "False"
    assert settled(board)


def scattered(files, count):
    """A file system whose large files lie in blocks here and there, also backwards."""
    disk = LittleFS(block_count=count, **SETUP)
    for path in files:
        if "/" in path:
            disk.makedirs(path.rpartition("/")[0], exist_ok=True)
    for size in (count - 20, 42):  # blocks are given out in turn: soon from the start on
        with disk.open("gone", "wb") as gone:
            gone.write(bytes(size * (BLOCK - 8)))
        disk.remove("gone")
    open_files = [(disk.open(path, "wb"), files[path]) for path in LARGE]
    for start in range(0, max(len(data) for _, data in open_files), 3000):
        for file, data in open_files:
            file.write(data[start : start + 3000])
    for file, _ in open_files:
        file.close()
    for path, data in files.items():
        if path not in LARGE:
            with disk.open(path, "wb") as file:
                file.write(data)
    return bytes(disk.context.buffer)


def test_files_in_blocks_here_and_there(game_files):
    flash = formatted_flash()
    start, count = filesystem.find(flash)
    image = scattered(game_files, count)
    assert filesystem.read(image) == game_files
    numbers = [at // BLOCK for _, at in blocks(image, game_files["ui/knock.mpy"])]
    steps = {after - before for before, after in pairwise(numbers)}
    assert min(steps) < 0
    assert len(steps) > 3
    with Emulator(flash=flash[:start] + image) as board:
        board.run(TITLE_MS)
        play_on(board)
        assert settled(board)


def test_a_file_copied_again_and_a_file_changed(board, game_files, tmp_path):
    (tmp_path / "app.mpy").write_bytes(game_files["ui/knock.mpy"])
    (tmp_path / "rummy.mpy").write_bytes(unlisted(game_files["rummy.mpy"]))
    board.press("a")
    for name, path in (("app.mpy", "ui/knock.mpy"), ("rummy.mpy", "rummy.mpy")):
        done = board.mpremote("fs", "cp", "--force", str(tmp_path / name), f":{path}")
        assert done.returncode == 0, done.stderr
        assert board.files()[path] == (tmp_path / name).read_bytes()
        board.reset()
        board.run(TITLE_MS)
        assert board.screenshot().image().tobytes() == KEPT["title-en"].tobytes()
    flash, heap, _ = where(board)
    assert flash > 300
    assert heap > 60  # those of the file without a list


def test_files_that_change_behind_the_list(game_files):
    """What the list tells is not believed: bytes are compared."""
    worn = dict(game_files)
    for path in [path for path, data in worn.items() if data[-6:-4] == MARK]:
        objects, pieces, begin = listing(worn[path])
        wrong = listed((offset + 1, 16) for offset, length in pieces if length > 16)
        end = MARK + objects.to_bytes(2, "little") + len(wrong).to_bytes(2, "little")
        worn[path] = worn[path][:begin] + wrong + end
    with Emulator(worn) as board:
        board.run(TITLE_MS)
        play_on(board)
        assert where(board)[0] < 20


def test_two_power_cuts_and_the_game_goes_on(board):
    board.press("a")
    board.run_until_still()
    for operation in (3, 9):
        board.press("a", after=500)
        board.press("a", after=500)
        board.cut_at(operation)
        board.press("right")
        board.press("a")
        board.run_until(lambda: not board.powered, 3000)
        board.cut_at(0)
        start = len(board.text)
        board.power_cycle()
        board.run(TITLE_MS)
        assert "Traceback" not in board.text[start:]
    assert settled(board)


def test_saving_while_code_lies_in_flash(game_files):
    """The beginning of a game as the Unix port played it; each action is saved."""
    steps = recording.record("en", SEED)[:STEPS]
    with Emulator({**game_files, "main.py": recording.seeded_main(SEED)}) as board:
        for number, (action, picture) in enumerate(steps):
            if action != recording.POWER:
                board.run(recording.REACTION_MS)
                board.press(action)
            assert board.run_until_shown(picture, PATIENCE_MS), (number, action)
        assert board.state["flash"]["operations"] > 20
        assert any(board.wear())
        assert settled(board)


def test_a_module_that_is_loaded_again():
    files = {f.path: f.data for f in compile_board("pico_oled", CHIPS["rp2040"], also=[RELOADED])}
    with Emulator({**files, "main.py": b""}) as board:
        board.run(500)
        in_flash = board.exec("import reloaded\nreloaded.main()").split()
    assert len(in_flash) == 6
    assert len(set(in_flash)) == 1
    assert int(in_flash[0]) > 5


@pytest.mark.parametrize(
    "offset", ["_TABLE", "_ROOM", "_FUNCTION", "_ITEMS", "_LENGTH", "_DATA", "_CODE"]
)
def test_in_a_micropython_of_another_making_code_stays_in_the_heap(game_files, offset):
    """One word more before what is read: nothing is believed, and the game runs."""
    changed, count = re.subn(
        rf"^({offset} = const\()(\d+)\)",
        lambda found: f"{found[1]}{int(found[2]) + 4})",
        IN_FLASH.read_text(),
        flags=re.MULTILINE,
    )
    assert count == 1
    with Emulator({**game_files, "drivers/in_flash.py": changed.encode()}) as board:
        board.run(3 * TITLE_MS)
        play_on(board)
        assert where(board)[0] == 0


@pytest.mark.parametrize(
    ("asked", "told"),
    [('"VfsRom"', '"VfsLfs2"'), ("uctypes.addressof(rp2.Flash())", "uctypes.addressof(5)")],
)
def test_where_micropython_tells_another_story_code_stays_in_the_heap(game_files, asked, told):
    """It has a place of its own for code, or does not tell where its file system begins."""
    changed = IN_FLASH.read_text().replace(asked, told)
    assert changed != IN_FLASH.read_text()
    with Emulator({**game_files, "drivers/in_flash.py": changed.encode()}) as board:
        board.run(3 * TITLE_MS)
        play_on(board)
        assert where(board)[0] == 0


def test_no_function_of_the_firmware_yields():
    """A generator is no kind of thing that is moved, but for the one that says what they are."""
    yields = [
        path.relative_to(FIRMWARE).as_posix()
        for path in sorted(FIRMWARE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, (ast.Yield, ast.YieldFrom))
    ]
    assert yields == ["drivers/in_flash.py"]


def test_once_the_game_is_left_its_files_may_be_written_anew(board):
    """Ctrl-C, other bytes where the code lay, then a press: nothing of the game runs any more."""
    board.press("a")
    board.run_until_still()
    board.exec(OVERWRITE)
    for key in ("a", "left", "b"):
        board.press(key, after=200)
    assert board.exec("print(6 * 7)").strip() == "42"
    assert board.mpremote("resume", "fs", "tree").returncode == 0
