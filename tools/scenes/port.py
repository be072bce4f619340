"""The screens run under MicroPython, which this starts."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIRMWARE = HERE.parents[1] / "firmware"


def run(script, *arguments):
    """Run `script`, a path or the name of one in this folder, with the firmware, the boards, this
    folder and its own in reach; gives what it printed. RuntimeError with all of its words when it
    fails."""
    script = HERE / script
    places = (FIRMWARE, HERE, FIRMWARE.parent / "boards", script.parent)
    done = subprocess.run(
        [
            Path(sys.executable).with_name("micropython"),
            "-X",
            "heapsize=1m",
            script,
            *arguments,
        ],
        env={**os.environ, "MICROPYPATH": ":".join(map(str, places))},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        encoding="utf-8",
    )
    if done.returncode:
        raise RuntimeError(f"{script.name} failed:\n{done.stdout}")
    return done.stdout
