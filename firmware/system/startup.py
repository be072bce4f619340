"""Power-up that explains itself: a button held or stuck, no memory left, a crash.

Each is told on the console and, with the display's built-in letters, on the display, in every
language (system/languages.py). The game itself is imported last: the display's buffer was made
while the memory was whole, and a game that cannot even be imported can still be told of.
"""

import gc

from micropython import const
from system import crash
from system.languages import ROWS
from system.strays import strays
from system.version import VERSION

_LINE = const(9)
_TOP = const(64)  # the display's height, at least
_READ_MS = const(2500)
_LETTERS = const(16)  # to a line of the display
_NAMED = const(3)  # files, there
# what the languages say at power-up, by its place there
_SKIPPED = const(0)
_STUCK = const(1)
_NO_MEMORY = const(2)
_STOPPED = const(3)
_TO_PLAY = const(4)
_TO_GO_ON = const(5)
_UNUSED = const(6)
_NAMES = ("", "left", "right", "A", "B", "up", "down", "X", "Y")


def power_up(open_board, play):
    """Open the board, then `play(board)`. Comes back when a held button skips it or it fails.

    KeyboardInterrupt, Ctrl-C on the console, passes through: it ends in the REPL.
    """
    board = open_board()
    try:
        if not _skipped(board):
            _tell_strays(board)
            play(board)
    except Exception as error:
        _fail(board, error)
    finally:  # in the REPL nothing of the game may run: its files may be written anew
        board.close()


def _skipped(board):
    """True when a person held a button; a button that stays down is told and left out."""
    if board.buttons.let_go():
        print("A button was held: the game is skipped. Reset the board to play.")
        tell(board, _said(_SKIPPED) + [""] + _said(_TO_PLAY))
        return True
    stuck = board.buttons.stuck
    if stuck:
        names = " ".join(_NAMES[key] for key in stuck)
        print(f"Left out, since down from the start: {names}. Check what holds the pin to ground.")
        tell(board, _said(_STUCK) + ["", names])
        board.wait(_READ_MS)
    return False


def _tell_strays(board):
    """Name the files that were copied in vain."""
    unused = strays()
    if unused:
        print(
            f"Not used: {', '.join(unused)}. The build has these modules in a few files together;"
            " 'make flash READABLE=1' puts each there as a file of its own, to edit and to copy."
        )
        tell(board, _said(_UNUSED) + [""] + [path[-_LETTERS:] for path in unused[:_NAMED]])
        board.wait(_READ_MS)


def _fail(board, error):
    """Write the crash down, and say it wherever possible."""
    gc.collect()
    print(crash.note(board.folder, VERSION, error))
    print(crash.advice(error))
    what = _said(_NO_MEMORY)
    if not isinstance(error, MemoryError):
        what = _said(_STOPPED) + [type(error).__name__]
    tell(board, what + [""] + _said(_TO_GO_ON))


def _said(what):
    """It in every language, a line each."""
    return [row[3][what] for row in ROWS]


def tell(board, lines):
    """Show `lines` on the display, 16 letters each at 128 pixels, and light the lamp."""
    if board.led is not None:
        board.led.set(True)
    pitch = min(_LINE, _TOP // len(lines))
    try:
        board.display.fill(0)
        for number, line in enumerate(lines):
            board.display.text(line, 0, number * pitch, 1)
        board.display.show()
    except OSError:
        pass  # the display is what failed; the console knows
