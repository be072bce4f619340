"""Write package.json, the list by which `mpremote mip install` puts the game on a board.

That way the board gets the sources and compiles them itself at each start: slower and with less
memory left than what `make flash` does, but nothing else is needed than mpremote.
"""

import json
import re
import sys

from install.compile import ROOT, sources
from install.trouble import run

PACKAGE = ROOT / "package.json"
BOARD = "pico_oled"


def package() -> str:
    """The content of package.json for the default board."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    version = re.search(r'^version = "(.+)"$', project, re.MULTILINE)
    paths = sorted((str(path), source) for path, source in sources(BOARD).items())
    urls = [[path, source.relative_to(ROOT).as_posix()] for path, source in paths]
    lines = ",\n".join(f"    {json.dumps(url)}" for url in urls)
    return (
        f'{{\n  "version": "{version[1] if version else 0}",\n'
        f'  "deps": [],\n  "urls": [\n{lines}\n  ]\n}}\n'
    )


def main() -> None:
    """Write the file."""
    PACKAGE.write_text(package(), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(run(main))
