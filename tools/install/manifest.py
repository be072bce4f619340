"""The list of the game's files that is kept on the board, so that later versions know it."""

import hashlib

from install.compile import BoardFile

MANIFEST = "knock.txt"


def digest(data: bytes) -> str:
    """SHA-256 in hex."""
    return hashlib.sha256(data).hexdigest()


def manifest(board: str, files: list[BoardFile]) -> bytes:
    """The list's content: the name of the board, then the paths of the files."""
    return "\n".join([board, *(file.path for file in files), ""]).encode()


def listed(content: bytes | None) -> set[str]:
    """The paths in a list; none when there is no list."""
    lines = content.decode(errors="replace").split("\n")[1:] if content else []
    return set(lines) - {""}
