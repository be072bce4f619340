"""Fits the weights of the discard to rows (see tuning/rows.py): python tools/tune_weights.py.

Deals are played under several rules against each type of opponent, by the weights in force. The
weights for all rules are fitted to all rows; those of Expert for low bonuses to deals that the
players themselves play on. Both are averaged with an earlier fit. The rows of
earlier rounds are kept in build/tuning and count as well. Tuning's seeds are its own: judge the
result by a tournament, whose seeds are small numbers.
"""

import argparse
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import firmware_path
from arena import crew
from arena.features import NAMES
from gin.rules import preset
from tuning.earlier import earlier

ROWS = Path(__file__).resolve().parent / "tuning" / "rows.py"
KEPT = firmware_path.ROOT / "build" / "tuning"
PLAYERS = firmware_path.ROOT / "firmware" / "players"
RULES = ("kawu", "classic")
KINDS = 3
PLAYOUTS = (6, 0)  # of each candidate; 0: the players themselves play on
SCALE = 1024
SEED = 30_000
# A module, its sets of weights, what each is for, and which of the rows it is fitted to.
MODULES = {
    "weights": (("WEIGHTS", "For all rules.", ("kawu-{}-*.json", "classic-{}-*.json")),),
    "weights_expert": (
        (
            "LOW",
            "Expert's, for low bonuses: 20 for gin, 10 for an undercut.",
            ("classic-{}-0-*.json",),
        ),
    ),
}
HEAD = '''"""The weights of a discard's features, written by tools/tune_weights.py: see choices.py.

For each type of opponent (see types.py) a row of 1/1024 points a unit of each feature (see
features.py), then a row of what is added to that for every eight turns played, up to sixteen.
"""

from array import array
'''


def rows_file(rules, kind, playouts, seed):
    """Where the rows for these rules and this type of opponent are kept."""
    return KEPT / f"{rules}-{kind}-{playouts}-{seed}.json"


def make_rows(job):
    """Make and keep the rows of one (rules, kind, deals, playouts, seed); gives how many
    decisions."""
    rules, kind, deals, playouts, seed = job
    task = {
        "rules": list(preset(rules).to_bytes()), "kind": kind, "deals": deals, "seed": seed,
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
    rows_file(rules, kind, playouts, seed).write_text(done.stdout, encoding="utf-8")
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


def fit(kind, patterns):
    """The weights for one type of opponent from the rows kept in the files of `patterns` and the
    earlier fit; OSError if there are no such rows."""
    files = [file for name in patterns for file in sorted(KEPT.glob(name.format(kind)))]
    if not files:
        raise OSError(f"{KEPT} holds no rows for {patterns[0].format(kind)}")
    total = [[0.0] * (2 * len(NAMES) + 1) for _ in range(2 * len(NAMES) + 1)]
    for file in files:
        for line, more in zip(
            total, json.loads(file.read_text(encoding="utf-8"))["products"], strict=True
        ):
            for i, number in enumerate(more):
                line[i] += number
    weights, explained = solve(total)
    print(f"{patterns[0].format(kind)}: {explained:.2%} of the spread explained", file=sys.stderr)
    both = zip(weights, earlier(kind), strict=True)
    return [round((weight + before) / 2 * SCALE) for weight, before in both]


def text(sets):
    """The module with the weights of `sets` (of MODULES); OSError if rows are missing."""
    lines = [HEAD]
    for name, what, patterns in sets:
        lines.append(f'\n# {what}\n# fmt: off\n{name} = array("h", (\n')
        for kind in range(KINDS):
            weights = fit(kind, patterns)
            rows = (weights[i : i + len(NAMES)] for i in range(0, len(weights), len(NAMES)))
            lines.extend("    " + ", ".join(map(str, row)) + ",\n" for row in rows)
        lines.append("))\n# fmt: on\n")
    return "".join(lines)


def main():
    """Make the rows, fit, write; gives the exit code."""
    parser = argparse.ArgumentParser(description="Fit the weights of the players' discards.")
    parser.add_argument("--deals", type=int, default=6000, help="for each rules and type")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument(
        "--fit-only", action="store_true", help="use the rows kept in build/tuning"
    )
    args = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    try:
        if not args.fit_only:
            jobs = [
                (rules, kind, args.deals, playouts, args.seed)
                for playouts in PLAYOUTS
                for rules in RULES
                for kind in range(KINDS)
            ]
            with ThreadPoolExecutor(crew.cores()) as pool:
                for job, decisions in zip(jobs, pool.map(make_rows, jobs), strict=True):
                    print(f"{job[0]}, type {job[1]}: {decisions} decisions", file=sys.stderr)
        texts = {name: text(sets) for name, sets in MODULES.items()}
        for name, module in texts.items():
            (PLAYERS / f"{name}.py").write_text(module, encoding="utf-8")
    except (OSError, RuntimeError) as error:
        print(f"The weights are as they were: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
