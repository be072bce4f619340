"""The files on a board, and the list of them kept there by which later versions know theirs."""

import hashlib
from typing import NamedTuple

MANIFEST = "knock.txt"


class BoardFile(NamedTuple):
    """A file on the board: its path there, its content, and the length of its source."""

    path: str
    data: bytes
    source_size: int


def digest(data: bytes) -> str:
    """SHA-256 in hex."""
    return hashlib.sha256(data).hexdigest()


def manifest(board: str, paths: list[str]) -> BoardFile:
    """The list: the name of the board, then a line a folder, with the names of its files."""
    folders: dict[str, list[str]] = {}
    for path in sorted(paths):
        folder, slash, name = path.rpartition("/")
        folders.setdefault(folder + slash or "./", []).append(name)
    lines = [" ".join([folder, *names]) for folder, names in folders.items()]
    return BoardFile(MANIFEST, "\n".join([board, *lines, ""]).encode(), 0)


def listed(content: bytes | None) -> set[str]:
    """The paths in a list; none when there is no list."""
    lines = content.decode(errors="replace").splitlines()[1:] if content else []
    folders = [line.split() for line in lines if line]
    return {folder.removeprefix("./") + name for folder, *names in folders for name in names}
