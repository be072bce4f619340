"""Power-up: open the board, run the game. A button held and let go now skips it, for tools."""

import board

from ui.app import App

_board = board.open()
if hasattr(_board.buttons, "let_go") and _board.buttons.let_go():
    print("A button was held: the game is skipped. Reset the board to play.")
else:
    App(_board).run()
