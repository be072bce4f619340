"""Lint the JavaScript of tools/; `make lint` does."""

import subprocess
import sys
from pathlib import Path

from install.trouble import Trouble, run
from nodejs import FOLDER, NoNode, node

_LINTER = FOLDER / "node_modules" / "oxlint" / "bin" / "oxlint"


def main() -> None:
    """Print what is wrong; the exit code says whether anything was. Trouble without Node."""
    try:
        program = node(dev=True)
    except NoNode as missing:
        raise Trouble(str(missing)) from None
    sources = [str(path) for path in sorted(Path(__file__).parent.glob("*/*.mjs"))]
    done = subprocess.run(
        [program, _LINTER, "--deny-warnings", "--quiet", *sources],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout)
        sys.exit(1)


if __name__ == "__main__":
    sys.exit(run(main))
