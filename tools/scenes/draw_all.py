"""The scenes of the golden pictures; runs under MicroPython and writes what the display shows.

Command: micropython draw_all.py FOLDER, with firmware/ and tools/scenes/ on MICROPYPATH. Each
scene is drawn in every language into FOLDER/NAME-LANGUAGE.bin, the display's buffer as it is, or,
where that fails, why is written into FOLDER/NAME-LANGUAGE.failed.
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
            path = f"{folder}/{scene.__name__}-{tongue}"
            try:
                stage = Stage(folder, tongue)
                scene(stage)
                picture = stage.picture()
            except Exception as error:
                with open(path + ".failed", "w") as file:
                    sys.print_exception(error, file)
            else:
                with open(path + ".bin", "wb") as file:
                    file.write(picture)


if __name__ == "__main__":
    main(sys.argv[1])
