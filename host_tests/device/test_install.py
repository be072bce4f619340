"""Getting the game onto a board by the project's own tools, through the real mpremote."""

import struct
import subprocess
import sys
from pathlib import Path

import uf2
from emulator import Emulator
from emulator.firmware import flash_image

TOOLS = Path(__file__).parents[2] / "tools"
BOARD = "pico_oled"


def tool(board, name, *words):
    """Run a tool on the emulated board; (exit code, what it printed)."""

    def run(port):
        command = [sys.executable, TOOLS / f"{name}.py", *words, "--port", port]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=300, input=""
        )

    done = board.with_port(run)
    return done.returncode, done.stdout + done.stderr


def test_what_is_wrong_is_found_and_mended(game_files):
    others = {"notes.txt": b"notes", "save/mine": b"a save"}
    worn = {"rummy.mpy": b"worn", "rummy.py": b"'imported in our place'"}
    with Emulator({**game_files, **others, **worn}) as board:
        assert board.run_until("Knock stopped")
        board.run(500)
        crash = board.files()["save/crash.txt"].decode()
        assert "ImportError" in crash
        code, printed = tool(board, "doctor", "--alone")
        assert code == 1
        assert "files not of this version (rummy.mpy)" in printed
        assert "the game crashed" in printed
        assert crash.splitlines()[-1] in printed
        code, printed = tool(board, "flash", BOARD)
        assert code == 0, printed
        assert f"1 of {len(game_files)} files copied" in printed
        assert "kept as NAME.bak on the board: rummy.py" in printed
        kept = {**game_files, **others, "rummy.py.bak": worn["rummy.py"]}
        files = board.files()
        files.pop("save/crash.txt", None)  # of the start that the doctor's reset made
        assert files == kept
        board.run(3000)
        tool(board, "doctor", "--alone")
        code, printed = tool(board, "doctor", "--alone")
        assert code == 0, printed
        assert f"all {len(game_files)} files are as built for {BOARD}" in printed
        assert "display: answers at 0x3C" in printed


def test_the_power_goes_while_flashing(game_files):
    some = dict(list(game_files.items())[5:])
    with Emulator(some) as board:
        board.run(1500)
        board.cut_at(30, "during")
        code, printed = tool(board, "flash", BOARD)
        assert code == 1
        assert "Traceback" not in printed
        board.power_cycle()
        board.run(1500)
        code, printed = tool(board, "flash", BOARD)
        assert (code, board.files()) == (0, game_files), printed


def test_a_full_board_is_said():
    with Emulator({"music.raw": bytes(700_000)}) as board:
        board.run(1500)
        code, printed = tool(board, "flash", BOARD)
        assert code == 1
        assert "The board's file system is full" in printed
        assert set(board.files()) == {"music.raw"}


def test_the_uf2_starts_the_game(game_files):
    flash = bytearray(flash_image())
    data = uf2.game(BOARD, "pico_w")
    for at in range(0, len(data), 512):
        (address,) = struct.unpack_from("<I", data, at + 12)
        flash[address - 0x10000000 : address - 0x10000000 + 256] = data[at + 32 : at + 288]
    with Emulator(game_files) as by_files, Emulator(flash=bytes(flash)) as by_uf2:
        for board in (by_files, by_uf2):
            board.run(3000)
        assert any(by_uf2.screen())
        assert by_uf2.screen() == by_files.screen()
        assert by_uf2.files() == by_files.files() == game_files


def test_the_doctor_lights_up_buttons(game_files):
    with Emulator(game_files) as board:
        board.run(1500)

        def examine(port):
            command = [sys.executable, TOOLS / "doctor.py", "--port", port, "--seconds", "4"]
            return subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=300, input=""
            )

        board.hold("b")
        done = board.with_port(examine)
        board.release("b")
        assert "button B (GP17) is down all the time" in done.stdout
