"""The processes that play a tournament: as many as cores, under PyPy where it is installed."""

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WORKER = Path(__file__).with_name("worker.py")


class WorkerFailed(RuntimeError):
    """A worker stopped early; the message is the last line it wrote."""


def python():
    """The Python that plays: PyPy is some four times faster, and decides the same."""
    return shutil.which("pypy3") or sys.executable


def play(task, processes, seen):
    """Play `task` (a worker's, without first and step) in `processes` processes; gives the counts
    of the pairs in order. `seen(counts)` is called after each pair. WorkerFailed if one stops."""
    processes = max(1, min(processes, task["pairs"]))
    with ThreadPoolExecutor(processes) as pool:
        futures = [
            pool.submit(_run, {**task, "first": i, "step": processes}, seen)
            for i in range(processes)
        ]
        pairs = [pair for future in futures for pair in future.result()]
    return sorted(pairs, key=lambda pair: pair["number"])


def cores():
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()


def _run(task, seen):
    pairs = []
    with subprocess.Popen(
        [python(), str(WORKER)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        process.stdin.write(json.dumps(task) + "\n")
        process.stdin.close()
        for line in process.stdout:
            pairs.append(json.loads(line))
            seen(pairs[-1])
        said = process.stderr.read().strip()
    if process.returncode:
        raise WorkerFailed(said.splitlines()[-1] if said else f"exit {process.returncode}")
    return pairs
