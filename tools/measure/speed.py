"""The core's speed, on a board that runs nothing else."""

import ast

from emulator import Emulator
from measure.played import board_files


def speeds(game: dict[str, bytes]) -> dict[str, float]:
    """Figures by key; times in the unit that the key ends with."""
    files = {**game, **board_files(), "main.py": b""}
    with Emulator(files) as board:
        board.run(500)

        def ask(call: str) -> list[float]:
            return ast.literal_eval(board.exec(f"import speed\nprint(speed.{call})", 120_000))

        (deadwood,) = ask("deadwood_us()")
        _, discards = ask("after_discards_us()")
        _, arrange = ask("arrange_us()")
        _, layoff = ask("layoff_us()")
    return {
        "deadwood_10_us": deadwood,
        "after_discards_us": discards,
        "arrange_ms": arrange / 1000,
        "layoff_ms": layoff / 1000,
    }
