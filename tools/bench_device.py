"""Measure the game on the emulated board: `python tools/bench_device.py [--json] [--check]`.

Times are the emulated clock's, so the same code gives the same figures on every computer. The
emulation knows the flash memory's delays, but not the cache in front of it.
"""

import argparse
import json
import sys
from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from emulator import DeviceError, EmulatorError
from install.chips import CHIPS
from install.compile import compile_board
from install.trouble import Trouble, run
from measure import SCRIPTS, game
from measure.speed import speeds

BOARD = "pico_oled"
CHIP = CHIPS["rp2040"]


class Row(NamedTuple):
    """A figure and its limit: the most it may be, or with `least` the least."""

    key: str
    what: str
    limit: float
    unit: str
    least: bool = False

    def holds(self, figure: float | None) -> bool:
        """Was it measured, and is it within the limit?"""
        if figure is None:
            return False
        return figure >= self.limit if self.least else figure <= self.limit


ROWS = (
    Row("deadwood_10_us", "exact deadwood of a 10-card hand, average over played hands", 25, "us"),
    Row("after_discards_us", "least deadwood after each of 11 discards, longest", 300, "us"),
    Row("arrange_ms", "arrangement of a hand of 11, longest", 2, "ms"),
    Row("layoff_ms", "joint layoff, the hardest of 1,000 played knocks", 20, "ms"),
    Row("press_to_picture_ms", "press to the changed picture, longest in a game", 60, "ms"),
    Row("draw_table_ms", "drawing the whole table into the buffer, longest", 12, "ms"),
    Row("title_ms", "power-up to the title", 900, "ms"),
    Row("title_saved_game_ms", "power-up to the title with a long game saved", 900, "ms"),
    Row("heap_used_kb", "heap in use at its highest, all screens visited", 85, "KB"),
    Row("heap_free_kb", "heap free then", 100, "KB", least=True),
    Row("idle_alloc_bytes", "allocated by 1,000 idle turns of the loop", 0, "bytes"),
    Row("gc_ms", "longest collection of garbage", 8, "ms"),
    Row("files_kb", "files on the board", 320, "KB"),
    Row("animation_fps", "pictures a second, slowest animation", 25, "", least=True),
)


def measure(say: Callable[[str], None]) -> dict[str, float | None]:
    """All figures by key; None where the game broke off. `say` is told what is going on."""
    files = {file.path: file.data for file in compile_board(BOARD, CHIP, also=SCRIPTS)}
    figures = {}
    say("playing a whole game under MicroPython's Unix port")
    steps = game.tour()
    for what, part in (
        ("measuring the core", lambda: speeds(files)),
        ("measuring the loop", lambda: game.loop(files)),
        ("measuring the power-up", lambda: {"title_ms": game.title(files)}),
        (
            f"playing the game on the board, {len(steps)} presses",
            lambda: game.waits(files, steps, say),
        ),
        ("playing it once more for the heap", lambda: game.heap(files, steps)),
    ):
        say(what)
        try:
            figures |= part()
        except (DeviceError, RuntimeError) as error:
            say(f"broken off: {error}")
    built = compile_board(BOARD, CHIP)
    figures["files_kb"] = sum(len(file.data) for file in built) / 1024
    return {row.key: _rounded(figures.get(row.key)) for row in ROWS}


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 3)


def table(figures: dict[str, float | None]) -> Table:
    """The figures beside their limits; what is over its limit is marked."""
    made = Table("what", title="On the emulated Pico W, 125 MHz", title_justify="left")
    made.add_column("measured", justify="right")
    made.add_column("limit", justify="right")
    made.add_column("")
    for row in ROWS:
        figure = figures[row.key]
        limit = f"{'at least' if row.least else 'at most'} {row.limit:g}"
        mark = "" if row.holds(figure) else "[bold red]over[/]"
        measured = "broken off" if figure is None else f"{figure:,.1f} {row.unit}"
        made.add_row(row.what, measured, f"{limit} {row.unit}", mark)
    return made


def main() -> None:
    """Read the command line, measure, print; with --check fail when a limit is exceeded."""
    parser = argparse.ArgumentParser(prog="bench_device.py", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one object, a key a row")
    parser.add_argument("--check", action="store_true", help="fail if a limit is exceeded")
    given = parser.parse_args()
    notes = Console(stderr=True, highlight=False)
    try:
        figures = measure(lambda what: notes.print(f"  {what}"))
    except (EmulatorError, RuntimeError) as error:
        raise Trouble(str(error)) from None
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        Console(highlight=False).print(table(figures))
    over = [row.what for row in ROWS if not row.holds(figures[row.key])]
    if given.check and over:
        raise Trouble(f"Over the limit: {'; '.join(over)}.")


if __name__ == "__main__":
    sys.exit(run(main))
