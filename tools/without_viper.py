"""The firmware for a MicroPython that makes no machine code: on WebAssembly, and on 64-bit ARM.

Its compiler takes @micropython.viper for a syntax error. What stands under one is Python as well,
once the decorator is gone and shim/pointers.py is there to give it ptr8 and its like.
"""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

_POINTERS = Path(__file__).resolve().parent / "shim" / "pointers.py"
_DECORATOR = re.compile(r"^@micropython\.viper\n", re.MULTILINE)
_FROM = "from pointers import ptr8, ptr16, ptr32\n"


def without_viper(texts: Mapping[PurePosixPath, str]) -> dict[PurePosixPath, str]:
    """The program `texts` (by path) without viper, and what it needs then. Twins that are written
    for viper alone, *_viper.py, are left out: they have a plain one."""
    made = {PurePosixPath(_POINTERS.name): _POINTERS.read_text(encoding="utf-8")}
    for path, text in texts.items():
        if not path.stem.endswith("_viper"):
            plain, found = _DECORATOR.subn("", text)
            made[path] = _FROM + plain if found else text
    return made


def copy_without_viper(source: Path, folder: Path) -> None:
    """Write the program in the folder `source` so into the empty `folder`."""
    shutil.copytree(source, folder, dirs_exist_ok=True, ignore=lambda *_: ["__pycache__"])
    found = [path.relative_to(source) for path in source.rglob("*.py")]
    texts = {PurePosixPath(path): (source / path).read_text(encoding="utf-8") for path in found}
    for path in found:
        (folder / path).unlink()
    for path, text in without_viper(texts).items():
        (folder / path).write_text(text, encoding="utf-8")
