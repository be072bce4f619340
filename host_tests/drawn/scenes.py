"""The scenes of the golden pictures; runs under MicroPython and writes what the display shows.

Command: micropython scenes.py FOLDER, with firmware/ and host_tests/drawn/ on MICROPYPATH. Each
scene is drawn in both languages into FOLDER/NAME-LANGUAGE.bin, the display's buffer as it is.
"""

import sys

import hint_scenes
import menu_scenes
import rules_scenes
import score_scenes
import table_scenes
from stage import Stage

from ui.text import LANGUAGES

SCENES = (
    menu_scenes.SCENES
    + rules_scenes.SCENES
    + table_scenes.SCENES
    + hint_scenes.SCENES
    + score_scenes.SCENES
)


def main(folder):
    """Draw all scenes into `folder`."""
    for scene in SCENES:
        for tongue in LANGUAGES:
            stage = Stage(folder, tongue)
            try:
                scene(stage)
            except Exception:
                print("scene", scene.__name__, tongue)
                raise
            with open(f"{folder}/{scene.__name__}-{tongue}.bin", "wb") as file:
                file.write(stage.picture())


if __name__ == "__main__":
    main(sys.argv[1])
