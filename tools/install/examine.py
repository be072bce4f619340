"""What `make doctor` finds out about a board, a finding at a time; nothing here asks a person."""

import ast
from typing import NamedTuple

from install.chips import CHIPS
from install.compile import board_names, boards, compile_board, sources
from install.files import MANIFEST, digest, listed
from install.languages import on_board
from install.link import Facts, Link
from install.smaller import longer

LEAST_FREE_KB = 32  # for saves and their copies
LEAST_HEAP_KB = 170
CRASH_LOG = "/save/crash.txt"

_MEMORY = "import gc\ngc.collect()\nprint(gc.mem_free())"
_SAVES = """
import os
try:
    print([n for n in os.listdir('/save') if '.bad' in n])
except OSError:
    print([])
"""
_LOOK = """
import board
print((board.BUTTONS, board.look()))
"""


class Finding(NamedTuple):
    """`good`: nothing to do; the text says what was found and, if not good, what to do."""

    good: bool
    text: str


class Wiring(NamedTuple):
    """What the board file on the board says: the buttons, GPIO and key of each, and whether the
    display answers; None where its kind cannot."""

    buttons: tuple[tuple[int, int], ...]
    display: bool | None


def look_at_system(link: Link, facts: Facts) -> list[Finding]:
    """MicroPython, memory, the file system's free space."""
    version = ".".join(map(str, facts.version))
    heap = int(link.run(_MEMORY)) // 1024
    free = facts.free * facts.block // 1024
    tight = "another program's boot.py may take it: look at it with 'mpremote fs cat boot.py'."
    full = "remove files of yours ('mpremote fs ls', 'mpremote fs rm NAME')."
    return [
        Finding(True, f"{facts.machine}, MicroPython {version}"),
        _at_least(heap, LEAST_HEAP_KB, f"memory: {heap} KB free", tight),
        _at_least(free, LEAST_FREE_KB, f"file system: {free} KB free", full),
    ]


def look_at_files(link: Link, facts: Facts) -> list[Finding]:
    """The game's files on the board against a build of the same board."""
    board = board_on(link)
    chip = next((chip for chip in CHIPS.values() if chip.arch == facts.arch), None)
    if not board or chip is None:
        return [Finding(False, "Knock is not on this board: 'make flash' puts it there.")]
    old = listed(link.read(MANIFEST))
    files = compile_board(board, chip, languages=on_board(sources(board), old))
    there = link.hashes(file.path for file in files)
    wrong = [file.path for file in files if there[file.path] != digest(file.data)]
    wrong += sorted(old - {file.path for file in files})
    if wrong:
        more = f" and {len(wrong) - 3} more" if len(wrong) > 3 else ""
        names = ", ".join(wrong[:3]) + more
        return [Finding(False, f"files not of this version ({names}): 'make flash' mends that.")]
    return [Finding(True, f"all {len(files)} files are as built for {board}")]


def look_at_saves(link: Link) -> list[Finding]:
    """What was set aside in the save folder."""
    bad = link.run(_SAVES).strip()
    if bad == "[]":
        return [Finding(True, "saves: nothing was set aside")]
    return [Finding(False, f"saves set aside as damaged: {bad}; 'mpremote fs cp' fetches them.")]


def crash_log(link: Link) -> str | None:
    """The log of the last crash with the names of the sources, or None."""
    kept = link.read(CRASH_LOG)
    if not kept:
        return None
    board = board_on(link)
    return longer(kept.decode(errors="replace"), board_names(board) if board else {})


def board_on(link: Link) -> str:
    """The board whose game is there, '' without one."""
    kept = link.read(MANIFEST)
    board = kept.decode(errors="replace").partition("\n")[0] if kept else ""
    return board if board in boards() else ""


def look_at_wiring(link: Link) -> tuple[Wiring, list[Finding]]:
    """The board file's wiring, and what it says about its display.

    OSError or Trouble without a game.
    """
    buttons, (answers, words) = ast.literal_eval(link.run(_LOOK))
    return Wiring(buttons, answers), [Finding(answers is not False, words)]


def _at_least(value: int, least: int, text: str, advice: str) -> Finding:
    return Finding(value >= least, text if value >= least else f"{text}, too little: {advice}")
