"""Plays some pairs of a tournament in a process of its own: reads one line of JSON (the task),
writes one line a pair. It runs on any Python 3.9 or later, PyPy too."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import firmware_path  # noqa: F401
from arena.game import Table
from arena.roster import player
from gin.rules import from_bytes


def main():
    """Play the task of standard input."""
    task = json.loads(sys.stdin.readline())
    table = Table(player(task["one"]), player(task["two"]), from_bytes(bytes(task["rules"])))
    for number in range(task["first"], task["pairs"], task["step"]):
        counts = table.pair(task["seed"], number)
        print(json.dumps({**counts, "number": number}), flush=True)


if __name__ == "__main__":
    main()
