"""The same program in fewer bytes, for boards: few files, short names, tables as bytes.

The sources stay as they are. Whatever is done here is undone in a crash log by `longer`.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath
from typing import NamedTuple

from . import bundles, constants, tables, unused
from .names import Long, Names
from .plan import home_of
from .rename import Renamer
from .trees import Trees, module_name, parse, shared

_PLACE = re.compile(r'File "([\w.]+)", line \d+, in (\w+)')
_QUOTED = re.compile(r"(?<=')(\w+)(?=')")

# What a maker edits and copies by itself: these modules stay files of their own, and the names
# that they share with others stay as they are.
OPEN = ("board", "drivers.*", "system.board", "system.keys")
# The files on the board that hold several modules: patterns of their names.
BUNDLES = {
    "system.kept": ("system.[!bks]*", "system.se*", "system.str*", "session.st*"),
    "rummy": ("gin", "gin.*", "players.view"),
    "players.expert": ("players.expert", "players.playout*", "players.weights_expert"),
    "players.easy": ("players.easy",),
    "players.medium": ("players.medium",),
    "players.hint": ("players.hint", "ui.table.hint_lines"),
    "players.hard": ("players", "players.[!l]*"),
    # let go of while the table is shown: firmware/ui/table/table.py
    "ui.menus_all": (
        *("ui.menus", "ui.menus.[!l]*", "session.options", "ui.text.guide"),
        *("ui.screens.score_sheet", "ui.screens.game_end", "session.score_rows"),
    ),
    "ui.knock": ("session", "session.s*", "players.levels", "ui.[!t]*", "ui.t[!e]*"),
}


class Smaller(NamedTuple):
    """`texts`: the sources by path; `names`: for each module what its short names stand for."""

    texts: dict[PurePosixPath, str]
    names: dict[str, Long]


def make_smaller(sources: Mapping[PurePosixPath, bytes], outside: Iterable[str]) -> Smaller:
    """The smaller program. Names in `outside` stay as they are. SyntaxError for a bad file."""
    trees = {path: parse(source, path) for path, source in sources.items()}
    outside = frozenset(outside).union(*(shared(tree) for tree in _open(trees)))
    unused.leave_out(trees, outside)
    constants.write_in(trees, outside)
    tables.write_in(trees)
    trees = bundles.bundle(trees, BUNDLES, outside)
    closed = {path for path in trees if module_name(path) in BUNDLES}
    names = Names(trees, outside, closed)
    modules = {module_name(path) for path in trees}
    long = {module_name(path): names.of(path) for path in trees}
    for tree in trees.values():
        Renamer(names, modules).visit(tree)
        ast.fix_missing_locations(tree)
    return Smaller({path: ast.unparse(tree) for path, tree in trees.items()}, long)


def _open(trees: Trees) -> Iterator[ast.Module]:
    """The trees of the modules in OPEN."""
    for path, tree in trees.items():
        if any(PurePosixPath(module_name(path)).match(pattern) for pattern in OPEN):
            yield tree


def file_of(path: PurePosixPath) -> PurePosixPath:
    """The file in which the module at `path` goes onto the board."""
    home = home_of(module_name(path), BUNDLES)
    return PurePosixPath(home.replace(".", "/") + ".py") if home else path


def longer(log: str, names: Mapping[str, Long]) -> str:
    """A board's traceback with the names of the sources: of functions, and in the error's words
    those that stand in quotes, as the file where it happened has them."""
    here = Long({}, {})
    lines = []
    for line in log.split("\n"):
        place = _PLACE.search(line)
        if place:
            here = names.get(place[1], Long({}, {}))
            start, end = place.span(2)
            lines.append(line[:start] + here.functions.get(place[2], place[2]) + line[end:])
        else:
            words = _QUOTED.split(line)
            lines.append("".join(here.all.get(word, word) for word in words))
    return "\n".join(lines)
