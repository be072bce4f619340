"""What goes wrong at power-up is told on the display, by the LED and on the console."""

from emulator import Emulator


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
    hungry = b"class App:\n def __init__(self, board):\n  self.x = bytearray(300000)\n"
    files = {path: data for path, data in game_files.items() if path != "ui/app.mpy"}
    with Emulator({**files, "ui/app.py": hungry}) as board:
        assert board.run_until("Out of memory. Reset the board")
        board.run(300)
        assert b"MemoryError" in board.files()["save/crash.txt"]
        assert any(board.screen())
        assert board.state["led"]
