"""Small faults in the pure parts, one by one: which do the tests not see? `make mutants` runs it.

mutmut wants its sources in a folder src and changes them for CPython alone. So it works on a copy
in build/mutants, and without the tests that start MicroPython.
"""

import argparse
import collections
import os
import shutil
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from install.trouble import Trouble, run

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "build" / "mutants"
PARTS = ("gin", "players", "session", "system")
_SETTINGS = """
[tool.mutmut]
source_paths = ["src/{part}"]
also_copy = ["src", "boards", "tools", "host_tests"]
pytest_add_cli_args_test_selection = ["host_tests/{part}", "--ignore-glob=*_host.py"]
"""
_SEEN = ("killed", "timeout", "segfault", "suspicious")


def prepare(part: str) -> Path:
    """A copy of the project in which mutmut finds its way; gives the folder."""
    folder = OUT / part
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    leave = shutil.ignore_patterns("__pycache__", "node_modules", ".cache", "pictures", "device")
    shutil.copytree(ROOT / "firmware", folder / "src", ignore=leave)
    for name in ("boards", "host_tests", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=leave)
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    settings = settings.replace('pythonpath = [".", "firmware"', 'pythonpath = [".", "src"')
    (folder / "pyproject.toml").write_text(settings + _SETTINGS.format(part=part))
    return folder


def mutate(part: str) -> collections.Counter:
    """How many faults in `part` ended how. Trouble if mutmut cannot run the tests."""
    folder = prepare(part)
    program = Path(sys.executable).with_name("mutmut")
    few = {**os.environ, "FEW": "1"}
    if subprocess.run([program, "run"], cwd=folder, env=few, check=False).returncode:
        raise Trouble(f"mutmut cannot run the tests of {part}: see the lines above.")
    told = subprocess.run(
        [program, "results", "--all", "true"],
        cwd=folder,
        env=few,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    (OUT / f"{part}.txt").write_text(told)
    return collections.Counter(line.rpartition(": ")[2] for line in told.splitlines() if line)


def main() -> None:
    """Read the command line, mutate, print the shares."""
    parser = argparse.ArgumentParser(prog="mutants.py", description=__doc__)
    parser.add_argument("parts", nargs="*", help="of " + ", ".join(PARTS))
    given = parser.parse_args()
    unknown = set(given.parts) - set(PARTS)
    if unknown:
        raise Trouble(f"There is no part {unknown.pop()}: choose from {', '.join(PARTS)}.")
    table = Table("part", "faults", "seen", "share", title="Faults that the tests see")
    for part in given.parts or PARTS:
        ends = mutate(part)
        seen = sum(ends[end] for end in _SEEN)
        total = sum(ends.values())
        table.add_row(part, str(total), str(seen), f"{100 * seen / max(total, 1):.1f}%")
    Console().print(table)
    print(f"How each fault ended: {os.path.relpath(OUT)}; what it was: 'mutmut show NAME' there.")


if __name__ == "__main__":
    sys.exit(run(main))
