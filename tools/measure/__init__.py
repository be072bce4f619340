"""Measures the game on the emulated board."""

from pathlib import Path

_ON_BOARD = Path(__file__).parent / "on_board"
# They run on the board, compiled with the game: see install.compile.compile_board.
SCRIPTS = tuple(_ON_BOARD / name for name in ("loop.py", "speed.py", "watched.py"))
