"""Files of the game that a maker copied onto the board by themselves and that nothing there uses.

The build puts most modules together into a few files (tools/install/smaller). A module's own
source beside them is not looked at, or takes the place of many modules, which are missed then.
"""

import os

_FOLDERS = ("/gin", "/players", "/session", "/system", "/ui")
_USED = ("/system/board.py", "/system/keys.py")  # files of their own; see OPEN there


def strays():
    """The paths of such files; none where each module is a file of its own."""
    found = []
    if __name__ != "system.strays":  # it is together with others
        for folder in _FOLDERS:
            _look(folder, found)
    return found


def _look(folder, found):
    try:
        names = os.listdir(folder)
    except OSError:  # none, or a file
        return
    for name in names:
        path = folder + "/" + name
        if "." not in name:
            _look(path, found)
        elif name.endswith(".py") and path not in _USED:
            found.append(path)
