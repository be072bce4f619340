"""Files that were copied onto a board in vain."""

import os

from install.smaller import OPEN
from system import strays

FILES = (
    "/ui/knock.mpy", "/ui/sounds.py", "/ui/table/said.py", "/gin/rules.py", "/system/board.py",
    "/system/keys.py", "/system/startup.mpy", "/system/power.py", "/drivers/oled.py", "/mine.py",
    "/ui/notes.txt", "/save/match",
)  # fmt: skip
USELESS = ["/gin/rules.py", "/system/power.py", "/ui/sounds.py", "/ui/table/said.py"]


def on_a_disk(monkeypatch):
    def listdir(folder):
        names = {p[len(folder) + 1 :].split("/")[0] for p in FILES if p.startswith(folder + "/")}
        if not names:
            raise OSError(2)
        return sorted(names)

    monkeypatch.setattr(os, "listdir", listdir)


def test_sources_beside_the_files_with_many_modules(monkeypatch):
    on_a_disk(monkeypatch)
    monkeypatch.setattr(strays, "__name__", "system.kept")
    assert sorted(strays.strays()) == USELESS


def test_where_each_module_is_a_file_all_are_used(monkeypatch):
    on_a_disk(monkeypatch)
    assert strays.strays() == []


def test_what_the_build_leaves_alone_is_used():
    alone = {"/" + name.replace(".", "/") + ".py" for name in OPEN if name.startswith("system.")}
    assert set(strays._USED) == alone
