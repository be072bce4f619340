"""How long each level thinks on the emulated board: python tools/bench_players.py [--check].

Times are the emulated clock's at 125 MHz, so they repeat exactly. A decision is a draw or a
discard; most draws are quick, so discards are what the worst and the upper half tell of.
"""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from emulator import Emulator, EmulatorError
from install.chips import CHIPS
from install.compile import compile_board
from install.trouble import Trouble

PROBE = Path(__file__).resolve().parent / "arena" / "on_board.py"
_STEP_MS = 500  # of emulated time between two looks
_MOST_MS = 5_000  # a decision, on average: if it takes longer the board hangs
_END = "\x04>"  # what the board says once all has run
# Level: most milliseconds of the median and of the worst decision, and of a slice.
LIMITS = {"medium": (60, 200, 200), "hard": (60, 200, 200), "expert": (2500, 2500, 60)}


def measure(files, level, decisions, seen):
    """(decisions, slices, bytes kept) of `level`: sorted milliseconds twice, and a number.
    `seen(n)` is told how many decisions there were so far."""
    with Emulator(files) as board:
        board.begin(f"import on_board\non_board.run('{level}', {decisions})")
        end = board.ms + _MOST_MS * decisions
        while _END not in board.text[-len(_END) :] and board.ms < end:
            board.run(_STEP_MS)
            seen(board.text.count("took"))
        said = board.finish()
    lines = [line.split() for line in said.splitlines()]
    took = [line for line in lines if line and line[0] == "took"]
    kept = next(int(line[1]) for line in lines if line and line[0] == "keeps")
    return sorted(float(line[1]) for line in took), sorted(float(line[2]) for line in took), kept


def row(level, took, slices, kept):
    """A level's line of the table, and True where a limit is broken."""
    median, worst, longest = LIMITS[level]
    figures = took[len(took) // 2], took[len(took) * 9 // 10], took[-1], slices[-1]
    broken = figures[0] > median or took[-1] > worst or slices[-1] > longest
    return [level, *(f"{ms:.0f}" for ms in figures), f"{kept / 1024:.1f}"], broken


def main():
    """Measure and print; with --check the exit code tells if the limits hold."""
    parser = argparse.ArgumentParser(description="Time the players on the emulated board.")
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--levels", nargs="+", choices=LIMITS, default=list(LIMITS))
    parser.add_argument("--check", action="store_true", help="exit with 1 where a limit is broken")
    args = parser.parse_args()
    table = Table("level", "median ms", "9 of 10 ms", "worst ms", "longest slice ms", "KB kept")
    broken = False
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    try:
        chip = CHIPS["rp2040"]
        files = {f.path: f.data for f in compile_board("pico_oled", chip, also=[PROBE])}
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            for level in args.levels:
                work = bar.add_task(level, total=args.decisions)
                found = measure(
                    files,
                    level,
                    args.decisions,
                    lambda n, work=work: bar.update(work, completed=n),
                )
                words, over = row(level, *found)
                table.add_row(*words)
                broken |= over
    except (EmulatorError, Trouble) as error:
        print(error, file=sys.stderr)
        return 2
    Console().print(table)
    return int(args.check and broken)


if __name__ == "__main__":
    sys.exit(main())
