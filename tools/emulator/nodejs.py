"""Node and the two npm packages that the emulator stands on."""

import json
import shutil
import subprocess
from pathlib import Path

from .firmware import EmulatorError

FOLDER = Path(__file__).parent
_NEEDED = 18


def node() -> str:
    """The path of Node, with the emulator's packages installed; EmulatorError if impossible."""
    program = shutil.which("node")
    if program is None:
        raise EmulatorError(
            f"The emulator needs Node {_NEEDED} or newer (https://nodejs.org); "
            "there is no 'node' on this computer's path."
        )
    if not _installed():
        _install()
    return program


def _installed() -> bool:
    wanted = json.loads((FOLDER / "package.json").read_text())["dependencies"]
    for name, version in wanted.items():
        manifest = FOLDER / "node_modules" / name / "package.json"
        if not manifest.exists() or json.loads(manifest.read_text())["version"] != version:
            return False
    return True


def _install() -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise EmulatorError("The emulator needs npm, which usually comes with Node.")
    done = subprocess.run(
        [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
        cwd=FOLDER,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise EmulatorError(
            "npm could not install the emulator's packages: the network is needed once; "
            f"try again with 'npm ci' in {FOLDER.name}/ to see why."
        )
