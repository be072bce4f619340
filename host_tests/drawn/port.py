"""The screens run under MicroPython; this starts it on a file of this folder."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIRMWARE = HERE.parents[1] / "firmware"


def run(script, *arguments):
    """Run `script` of this folder with the firmware; gives what it printed. RuntimeError with all
    of its words when it fails."""
    done = subprocess.run(
        [
            Path(sys.executable).with_name("micropython"),
            "-X",
            "heapsize=1m",
            HERE / script,
            *arguments,
        ],
        env={**os.environ, "MICROPYPATH": f"{FIRMWARE}:{HERE}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        encoding="utf-8",
    )
    if done.returncode:
        raise RuntimeError(f"{script} failed:\n{done.stdout}")
    return done.stdout
