"""Which names of the firmware may be shortened on the board, and to what.

MicroPython keeps every name as text, in each file that uses it and in memory. A name is ours when
the firmware binds it; it stays as it is when MicroPython knows it too (micropython_names.txt, read
out of a board), when it stands alone in a string (getattr and its like), when it names an argument
in a call, when an exception is called so, or when it is asked for from outside the build. Names
that MicroPython has in its own memory and the firmware does not use serve as short ones: they take
none of the board's.

Two names may share a short one if no file knows both. A file knows the names in it, and those in
the files of the classes that its classes are made from. A variable and an attribute may share one
anyway, since nothing is looked up as both. Only what a file defines that may be used as a whole
(theme.WIDTH), and what the statements of a class ask for, is both, and so has a short name that
neither a variable nor an attribute has.
"""

import ast
import itertools
import keyword
import re
import string
from collections.abc import Iterable, Mapping, Set
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from .file_names import FileNames, assigned
from .trees import Trees, module_name

_COMPILED = ("native", "viper", "ptr", "ptr8", "ptr16", "ptr32", "uint")  # known to its compiler
KNOWN = frozenset(Path(__file__).with_name("micropython_names.txt").read_text().split()).union(
    _COMPILED
)
_IDLE = re.compile("[A-Za-z][A-Za-z0-9_]{1,6}")
_LETTERS = string.ascii_letters
_MORE = _LETTERS + string.digits + "_"


class Names:
    """`variables`, `attributes`: the short name of each that gets one. The same trees give the
    same."""

    def __init__(
        self,
        trees: Trees,
        outside: Set[str] = frozenset(),
        closed: Set[PurePosixPath] = frozenset(),
    ) -> None:
        """Names in `outside` stay. Files in `closed` are never used as a whole."""
        homes = {module_name(path).partition(".")[0] for path in trees}
        self._files = {path: FileNames(tree, homes) for path, tree in trees.items()}
        files = self._files.values()
        stay = KNOWN | outside | _all(file.fixed for file in files)
        bound = _all(file.bound for file in files)
        ours = {name for name in bound - stay if not name.startswith("__")}
        every = _all(file.variables | file.attributes for file in files)
        taken = every - ours | stay - KNOWN | _leaves(trees)
        both = _all(_offered(trees[path].body) for path in trees.keys() - closed)
        both &= _all(file.attributes for file in files)
        both |= ours & _all(file.read_in_classes for file in files)
        order = _by_need(ours, files)
        shared = _shorten((name for name in order if name in both), self._files, True, True, taken)
        taken |= set(shared.values())
        rest = [name for name in order if name not in both]
        self.variables = shared | _shorten(rest, self._files, True, False, taken)
        self.attributes = shared | _shorten(rest, self._files, False, True, taken)

    def of(self, path: PurePosixPath) -> "Long":
        """What the short names in one file stand for."""
        file = self._files[path]
        return Long(
            self._long(file.functions, file.methods), self._long(file.variables, file.attributes)
        )

    def _long(self, variables: Set[str], attributes: Set[str]) -> dict[str, str]:
        """By short name what it stands for; "one/other" if for a variable and an attribute."""
        found: dict[str, dict[str, None]] = {}
        for short, names in ((self.variables, variables), (self.attributes, attributes)):
            for name in sorted(names & short.keys()):
                found.setdefault(short[name], {})[name] = None
        return {short: "/".join(long) for short, long in found.items()}


class Long(NamedTuple):
    """What the short names in a file stand for: those of `functions` and methods, and of `all`."""

    functions: Mapping[str, str]
    all: Mapping[str, str]


def _offered(body: Iterable[ast.stmt]) -> set[str]:
    """The names that a module has for others, imports too."""
    found = assigned(body)
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found.update(alias.asname or alias.name for alias in node.names)
    return found


def _all(parts: Iterable[Set[str]]) -> set[str]:
    return set().union(*parts)


def _leaves(trees: Trees) -> set[str]:
    """The names of all modules and packages: a package has its modules as attributes."""
    return _all(set(path.with_suffix("").parts) for path in trees)


def _shorten(
    names: Iterable[str],
    files: Mapping[PurePosixPath, FileNames],
    variables: bool,
    attributes: bool,
    taken: Set[str],
) -> dict[str, str]:
    """A short name for each of `names` that is a variable or an attribute, for the first ones the
    shortest; none of `taken`."""
    known = {
        path: (file.variables if variables else set()) | (file.attributes if attributes else set())
        for path, file in files.items()
    }
    knows = _knows(files, known)
    everywhere: Set[str] = _all(file.set_on_others for file in files.values())
    if not attributes:
        everywhere = frozenset()
    free = [name for name in _candidates() if name not in taken and not keyword.iskeyword(name)]
    used: dict[PurePosixPath, set[str]] = {path: set() for path in files}
    short = {}
    for name in names:
        if any(name in part for part in known.values()):
            users = [path for path in files if name in everywhere or name in knows[path]]
            here = _all(used[path] for path in users)
            short[name] = next(new for new in free if new not in here)
            for path in users:
                used[path].add(short[name])
    return short


def _knows(
    files: Mapping[PurePosixPath, FileNames], known: Mapping[PurePosixPath, Set[str]]
) -> dict[PurePosixPath, set[str]]:
    """The names that each file knows: of `known`, its own and those of its classes' bases."""
    homes: dict[str, list[PurePosixPath]] = {}
    for path, file in files.items():
        for name in file.classes:
            homes.setdefault(name, []).append(path)
    knows = {}
    for path in files:
        seen = {path}
        ahead = [path]
        while ahead:
            for base in files[ahead.pop()].bases:
                new = set(homes.get(base, ())) - seen
                seen |= new
                ahead.extend(new)
        knows[path] = _all(known[one] for one in seen)
    return knows


def _by_need(ours: Set[str], files: Iterable[FileNames]) -> list[str]:
    """The names, those first that most files hold as text; ties by name."""
    held = dict.fromkeys(ours, 0)
    for file in files:
        for name in file.held & ours:
            held[name] += 1
    return sorted(ours, key=lambda name: (-held[name], name))


def _candidates() -> Iterable[str]:
    """Names of a letter, then those that MicroPython has in its own memory and so take none, then
    names of two letters."""
    yield from _LETTERS
    yield from sorted(filter(_IDLE.fullmatch, KNOWN - set(_COMPILED)), key=lambda n: (len(n), n))
    for first, second in itertools.product(_LETTERS, _MORE):
        yield first + second
