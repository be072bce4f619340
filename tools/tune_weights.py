"""Fits the weights of the discard to rows (see tuning/rows.py): python tools/tune_weights.py.

Deals are played under several rules against each type of opponent, by the weights in force, and
firmware/players/weights.py is written anew from these rows and those kept of earlier rounds
(build/tuning), averaged with an earlier fit. Tuning's seeds
are its own: judge the result by a tournament, whose seeds are small numbers.
"""

import argparse
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import firmware_path
from arena import crew
from gin.rules import preset
from players.features import NAMES
from tuning.earlier import earlier

ROWS = Path(__file__).resolve().parent / "tuning" / "rows.py"
KEPT = firmware_path.ROOT / "build" / "tuning"
TARGET = firmware_path.ROOT / "firmware" / "players" / "weights.py"
RULES = ("kawu", "classic")
KINDS = (
    "knocks with little deadwood",
    "knocks as soon as it may",
    "knocks early or waits for gin",
)
SCALE = 1024
SEED = 30_000
HEAD = '''"""The weights of a discard's features, written by tools/tune_weights.py: see choices.py.

For each type of opponent a row of 1/1024 points a unit of each feature (see players/features.py),
then a row of what is added to that for every eight turns played, up to sixteen.
"""

from array import array

WEIGHTS = (
'''


def rows_file(rules, kind, playouts):
    """Where the rows for these rules and this type of opponent are kept."""
    return KEPT / f"{rules}-{kind}-{playouts}.json"


def make_rows(job):
    """Make and keep the rows of one (rules, kind, deals, playouts); gives how many decisions."""
    rules, kind, deals, playouts = job
    task = {
        "rules": list(preset(rules).to_bytes()), "kind": kind, "deals": deals, "seed": SEED,
        "playouts": playouts, "first": 0, "step": 1,
    }  # fmt: skip
    done = subprocess.run(
        [crew.python(), str(ROWS)],
        input=json.dumps(task),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    rows_file(rules, kind, playouts).write_text(done.stdout, encoding="utf-8")
    return json.loads(done.stdout)["decisions"]


def solve(products):
    """The least-squares weights from the sums of products (the last line and column: the worth),
    by elimination with pivots; and the share of the spread that they explain."""
    n = len(products) - 1
    lines = [[*row[:n], row[n]] for row in products[:n]]
    for i in range(n):
        pivot = max(range(i, n), key=lambda j: abs(lines[j][i]))
        lines[i], lines[pivot] = lines[pivot], lines[i]
        for j in range(n):
            if j != i:
                share = lines[j][i] / lines[i][i]
                lines[j] = [a - share * b for a, b in zip(lines[j], lines[i], strict=True)]
    weights = [lines[i][n] / lines[i][i] for i in range(n)]
    explained = sum(w * row[n] for w, row in zip(weights, products, strict=False)) / products[n][n]
    return weights, explained


def fit(kind):
    """The weights for one type of opponent, from all the rows kept and the earlier fit; OSError if
    there are no rows."""
    total = None
    for file in sorted(KEPT.glob(f"*-{kind}-*.json")):
        products = json.loads(file.read_text(encoding="utf-8"))["products"]
        if total is None:
            total = products
        else:
            total = [
                [a + b for a, b in zip(*lines, strict=True)]
                for lines in zip(total, products, strict=True)
            ]
    if total is None:
        raise OSError(f"no rows are kept in {KEPT}")
    weights, explained = solve(total)
    print(f"type {kind}: {explained:.2%} of the spread explained", file=sys.stderr)
    both = zip(weights, earlier(kind), strict=True)
    return [round((weight + before) / 2 * SCALE) for weight, before in both]


def text(fitted):
    """The module with the weights `fitted`, one list for each type of opponent."""
    lines = [HEAD]
    for kind, weights in enumerate(fitted):
        lines.append(f"    # type {kind}: {KINDS[kind]}\n")
        for i in range(0, len(weights), len(NAMES)):
            row = ", ".join(map(str, weights[i : i + len(NAMES)]))
            lines.append(f'    array("h", ({row})),\n')
    return "".join([*lines, ")\n"])


def main():
    """Make the rows, fit, write; gives the exit code."""
    parser = argparse.ArgumentParser(description="Fit the weights of the players' discards.")
    parser.add_argument("--deals", type=int, default=6000, help="for each rules and type")
    parser.add_argument(
        "--playouts", type=int, default=6, help="of each candidate; 0: by the players themselves"
    )
    parser.add_argument(
        "--fit-only", action="store_true", help="use the rows kept in build/tuning"
    )
    args = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    try:
        if not args.fit_only:
            jobs = [(r, k, args.deals, args.playouts) for r in RULES for k in range(len(KINDS))]
            with ThreadPoolExecutor(crew.cores()) as pool:
                for job, decisions in zip(jobs, pool.map(make_rows, jobs), strict=True):
                    print(f"{job[0]}, type {job[1]}: {decisions} decisions", file=sys.stderr)
        TARGET.write_text(text([fit(kind) for kind in range(len(KINDS))]), encoding="utf-8")
    except (OSError, RuntimeError) as error:
        print(f"The weights are as they were: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
