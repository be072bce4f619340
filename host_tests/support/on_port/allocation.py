"""How many bytes drawing the table takes from the heap, whole and as a press needs it.

Command: micropython allocation.py FOLDER, with firmware/ and tools/scenes/ on MICROPYPATH.
Prints a line for each scene of the table: its name, and bytes for a whole picture, for a press of
LEFT with what it draws, and for a card on its way.
"""

import gc
import sys

import hint_scenes
import table_scenes
from stage import Stage

from system.keys import LEFT
from ui.table.modes import CHOOSE, PUT
from ui.table.picture import ALL
from ui.table.table import Table


def taken(work):
    """The bytes that `work` takes from the heap the second time."""
    work()
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    work()
    after = gc.mem_alloc()
    gc.enable()
    return after - before


def measure(stage):
    """Bytes for a whole picture, a press, a card on its way."""
    table = stage.app.screen
    picture = table._picture

    def whole():
        picture.stale = ALL
        picture.draw()

    def press():
        if table.mode == PUT or table.mode == CHOOSE:  # noqa: PLR1714 - a tuple allocates
            table.press(LEFT)
        picture.draw()

    def on_its_way():
        picture._draw_motion(table.motion)

    return taken(whole), taken(press), taken(on_its_way)


def main(folder):
    """Measure every scene that shows the table."""
    for scene in table_scenes.SCENES + hint_scenes.SCENES:
        stage = Stage(folder, "fr")
        scene(stage)
        if isinstance(stage.app.screen, Table):
            print(scene.__name__, *measure(stage))


main(sys.argv[1])
