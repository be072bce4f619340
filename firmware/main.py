"""Power-up: the board, then the game. What goes wrong on the way is told: system/startup.py."""

import board  # pyright: ignore[reportMissingImports]

from system.startup import power_up


def play(made):
    """Play on the board `made`, for ever."""
    from ui.knock import Knock

    Knock(made).run()


power_up(board.open, play)
