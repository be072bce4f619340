"""Runs on the emulated board: shows the scenes of the golden pictures on its display.

`main` prints the name of each when it is to be seen, and leaves it there for a while.
"""

import gc
import os
import time

import board
import headless

LOOK_MS = 30


def main(part, tongue):
    """Show every scene of the module `part` in one language."""
    real = board.open()
    headless.Display = lambda _width, _height: real.display
    scenes = __import__(part)
    stages = __import__("stage")  # it takes the display from headless

    try:  # noqa: SIM105 - MicroPython has no contextlib
        os.mkdir("/scenes")
    except OSError:
        pass
    for scene in scenes.SCENES:
        gc.collect()
        stage = stages.Stage("/scenes", tongue)
        scene(stage)
        stage.picture()
        real.display.show()
        print("scene", scene.__name__, "is shown")
        time.sleep_ms(LOOK_MS)
        stage = None
    print("scene every", "is shown")
