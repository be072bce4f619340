"""Power-up: the board, then the game. What goes wrong on the way is told: system/startup.py.

This file stays plain on a board, and tells by itself when nothing else there can be used.
"""


def play(made):
    """Play on the board `made`, for ever."""
    from ui.knock import Knock

    Knock(made).run()


def advice(error):
    """What to do about an `error` of importing the game's first files."""
    if isinstance(error, ValueError):
        return "This MicroPython cannot read the game's files. 'make flash' builds them for it."
    if isinstance(error, ImportError):
        return (
            "A file is missing or does not belong to the others. 'make flash' puts all of them "
            "there, 'make flash READABLE=1' so that each can be edited and copied by itself."
        )
    return "Look at the file and line above; 'make flash' puts the game's own files back."


def tell(error):
    """Say it on the console and by the lamp, again and again; Ctrl-C ends in the REPL."""
    import sys
    from time import sleep_ms

    from machine import Pin

    while True:
        print("Knock cannot start.")
        sys.print_exception(error)  # pyright: ignore[reportAttributeAccessIssue]
        print(advice(error))
        for number in range(20):
            try:
                Pin("LED", Pin.OUT)(number % 2 == 0)  # the radio chip's on a Pico W
            except ValueError:
                pass  # this board has none
            sleep_ms(150)


try:
    import board  # pyright: ignore[reportMissingImports]

    from system.startup import power_up
except Exception as error:  # whatever a file that was copied alone leads to
    tell(error)
else:
    power_up(board.open, play)
