"""The languages of a build: their rows in firmware/system/languages.py, and their files."""

import argparse
import ast
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath

from install.trouble import Trouble

LIST = PurePosixPath("system/languages.py")
FOLDER = PurePosixPath("ui/text")  # a file a language, NAME_CODE.py its parts


def only(sources: Mapping[PurePosixPath, bytes], chosen: Sequence[str]) -> dict:
    """These sources with the languages `chosen` alone, or with all where none is named. Raises
    Trouble for a language that there is not."""
    if not chosen:
        return dict(sources)
    rows = {row[0]: row for row in _rows(sources[LIST])}
    for code in chosen:
        if code not in rows:
            raise Trouble(f"There is no language '{code}'. There are: {', '.join(rows)}.")
    others = rows.keys() - set(chosen)
    if not others:
        return dict(sources)
    kept = {
        path: text
        for path, text in sources.items()
        if path.parent != FOLDER or path.stem.rpartition("_")[2] not in others
    }
    left = tuple(row for code, row in rows.items() if code not in others)
    return {**kept, LIST: f"ROWS = {left!r}\n".encode()}


def on_board(sources: Mapping[PurePosixPath, Path], paths: Iterable[str]) -> list[str]:
    """The languages of `sources` whose words are among `paths`, the files on a board."""
    codes = {path.stem for path in map(PurePosixPath, paths) if path.parent == FOLDER}
    return [row[0] for row in _rows(sources[LIST].read_bytes()) if row[0] in codes]


def add_argument(parser: argparse.ArgumentParser) -> None:
    """Let the command line of a tool name the languages of a build."""
    parser.add_argument(
        "--languages",
        type=lambda text: text.replace(",", " ").split(),
        default=[],
        metavar="en,fr",
        help="build only these",
    )


def _rows(source: bytes) -> tuple[tuple, ...]:
    """What ROWS is in the list."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "ROWS":
            return ast.literal_eval(node.value)
    raise ValueError(f"{LIST} has no ROWS")
