"""Run the tests under the oldest and the newest Python of those claimed that this computer has.

`make test-pythons` does. It looks on the path and among pyenv's versions, and says what it found;
the Python of .venv, under which `make test` ran, is left out. The long tests try less (FEW).
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from install.trouble import Trouble, run
from set_up import NEWEST, OLDEST, install

ROOT = Path(__file__).resolve().parents[1]
# The screens run under MicroPython, whatever the Python of the tests.
_FOLDERS = [f"host_tests/{folder}" for folder in ("gin", "session", "system", "drivers", "tools")]
CLAIMED = [(OLDEST[0], minor) for minor in range(OLDEST[1], NEWEST[1] + 1)]


def found() -> dict[tuple[int, int], str]:
    """The claimed Pythons that are here, by version."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    there = {}
    for version in CLAIMED:
        name = "python{}.{}".format(*version)
        places = [shutil.which(name), *map(str, sorted(pyenv.glob(f"*/bin/{name}")))]
        for place in filter(None, places):
            done = subprocess.run([place, "-V"], capture_output=True, text=True, check=False)
            if re.match(r"Python {}\.{}\.".format(*version), done.stdout):
                there[version] = place
                break
    return there


def test_under(version: tuple[int, int], program: str) -> None:
    """Set up an environment under `program` and run the tests in it. Trouble if one fails."""
    folder = ROOT / "build" / "python{}.{}".format(*version)
    python = folder / "bin" / "python"
    if not python.exists():
        subprocess.run([program, "-m", "venv", folder], check=True)
    print("Python {}.{}: installing ...".format(*version), flush=True)
    install(python, "dev")
    words = ["-m", "pytest", "--quiet", "--numprocesses=auto", "--dist=worksteal"]
    words += ["-p", "no:cacheprovider", "--ignore-glob=*_host.py", *_FOLDERS]
    few = {**os.environ, "FEW": "1"}
    if subprocess.run([python, *words], cwd=ROOT, env=few, check=False).returncode:
        raise Trouble("Tests fail under Python {}.{}: see above.".format(*version))


def main() -> None:
    """Find them, test under them."""
    there = found()
    there.pop(sys.version_info[:2], None)
    chosen = sorted({min(there), max(there)}) if there else []
    names = ", ".join("{}.{}".format(*version) for version in chosen) or "none"
    print(f"Other Pythons here to test under, the oldest and the newest: {names}.", flush=True)
    for version in chosen:
        test_under(version, there[version])


if __name__ == "__main__":
    sys.exit(run(main))
