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
    """The list: the name of the board, then the paths of the files."""
    return BoardFile(MANIFEST, "\n".join([board, *sorted(paths), ""]).encode(), 0)


def listed(content: bytes | None) -> set[str]:
    """The paths in a list; none when there is no list."""
    lines = content.decode(errors="replace").split("\n")[1:] if content else []
    return set(lines) - {""}
