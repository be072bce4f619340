"""Scripts that play the screens under MicroPython's Unix port and look at what they show."""

from pathlib import Path

from scenes import port

HERE = Path(__file__).resolve().parent


def run(script, *arguments):
    """Run `script` of this folder; gives what it printed. RuntimeError when it fails."""
    return port.run(HERE / script, *arguments)
