"""Which names of the firmware may be shortened on the board, and to what.

MicroPython keeps every name as text, in each file that uses it and in memory. A name is ours when
the firmware binds it; it stays as it is when MicroPython knows it too (micropython_names.txt, read
out of a board), when it stands alone in a string (getattr and its like), when it names an argument
in a call, when an exception is called so, or when it is asked for from outside the build.

Two names may share a short one if no file knows both. A file knows the names in it, and those in
the files of the classes that its classes are made from.
"""

import ast
import itertools
import keyword
import string
from collections.abc import Iterable, Mapping, Set
from pathlib import Path, PurePosixPath

from .trees import Trees, constant_name, module_name

_COMPILED = ("native", "viper", "ptr", "ptr8", "ptr16", "ptr32", "uint")  # known to its compiler
KNOWN = frozenset(Path(__file__).with_name("micropython_names.txt").read_text().split()).union(
    _COMPILED
)
_LETTERS = string.ascii_letters
_MORE = _LETTERS + string.digits + "_"


class Names:
    """`short`: the short name of each name that gets one. The same trees give the same."""

    def __init__(self, trees: Trees, outside: Set[str] = frozenset()) -> None:
        """Names in `outside` stay."""
        homes = {module_name(path).partition(".")[0] for path in trees}
        self._files = {path: _File(tree, homes) for path, tree in trees.items()}
        files = self._files.values()
        stay = KNOWN | outside | _all(file.fixed for file in files)
        bound = _all(file.bound for file in files)
        ours = {name for name in bound - stay if not name.startswith("__")}
        taken = _all(file.names for file in files) - ours | stay | _leaves(trees)
        self.short = _shorten(_by_need(ours, files), self._files, taken)

    def of(self, path: PurePosixPath) -> dict[str, str]:
        """What the short names in one file stand for."""
        names = sorted(self._files[path].names & self.short.keys())
        return {self.short[name]: name for name in names}


class _File(ast.NodeVisitor):
    """What one file says about names.

    `names`: all in it. `bound`: those that it defines or assigns. `held`: those that its code on
    the board holds as text, all but variables of functions. `fixed`: those that must stay.
    `set_on_others`: attributes that it assigns to something else than `self`. `bases`: the classes
    that its classes are made from; `classes`: its classes.
    """

    def __init__(self, tree: ast.Module, homes: Set[str]) -> None:
        self._homes = homes  # folders and files that the firmware's modules come from
        self.names: set[str] = set()
        self.bound: set[str] = set()
        self.held: set[str] = set()
        self.fixed: set[str] = set()
        self.set_on_others: set[str] = set()
        self.bases: set[str] = set()
        self.classes: set[str] = set()
        self.visit(tree)

    def _bind(self, name: str, held: bool = True) -> None:
        self.names.add(name)
        self.bound.add(name)
        if held:
            self.held.add(name)

    def visit_Module(self, node: ast.Module) -> None:
        """Its variables are held as text."""
        self.held |= _assigned(node.body)
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """So are those of a class. The name of an exception is told to a person."""
        self._bind(node.name)
        self.held |= _assigned(node.body)
        self.classes.add(node.name)
        bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
        self.bases |= bases
        if any(base.endswith(("Error", "Exception")) for base in bases):
            self.fixed.add(node.name)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function."""
        self._bind(node.name)
        self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> None:
        """An argument in a definition."""
        self._bind(node.arg)

    def visit_keyword(self, node: ast.keyword) -> None:
        """An argument in a call."""
        if node.arg:
            self.names.add(node.arg)
            self.fixed.add(node.arg)
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        """A variable."""
        self.names.add(node.id)
        if not isinstance(node.ctx, ast.Load):
            self.bound.add(node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """An attribute."""
        self.names.add(node.attr)
        self.held.add(node.attr)
        if not isinstance(node.ctx, ast.Load):
            self.bound.add(node.attr)
            if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                self.set_on_others.add(node.attr)
        self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        """Whole modules."""
        for alias in node.names:
            self._imported(alias, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Names of a module."""
        for alias in node.names:
            self._imported(alias, str(node.module))

    def _imported(self, alias: ast.alias, module: str) -> None:
        name = alias.asname or alias.name
        self._bind(name)
        self.names.add(alias.name)
        if module.partition(".")[0] not in self._homes:
            self.fixed.update((name, alias.name))

    def visit_Assign(self, node: ast.Assign) -> None:
        """The compiler forgets a constant with an underscore, so that must stay."""
        name = constant_name(node)
        if name.startswith("_"):
            self.fixed.add(name)
        self.generic_visit(node)

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        """A caught error."""
        if node.name:
            self._bind(node.name, held=False)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A string that may be used as a name."""
        if isinstance(node.value, str) and node.value.isidentifier():
            self.fixed.add(node.value)


def _assigned(body: Iterable[ast.stmt]) -> set[str]:
    """The names that statements of a module or class assign."""
    found = set()
    for node in body:
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names = (inner for inner in ast.walk(node) if isinstance(inner, ast.Name))
            found.update(name.id for name in names if isinstance(name.ctx, ast.Store))
    return found


def _all(parts: Iterable[Set[str]]) -> set[str]:
    return set().union(*parts)


def _leaves(trees: Trees) -> set[str]:
    """The names of all modules and packages: a package has its modules as attributes."""
    return _all(set(path.with_suffix("").parts) for path in trees)


def _shorten(
    names: Iterable[str], files: Mapping[PurePosixPath, "_File"], taken: Set[str]
) -> dict[str, str]:
    """A short name for each of `names`, for the first ones the shortest; none of `taken`."""
    knows = _knows(files)
    everywhere = _all(file.set_on_others for file in files.values())
    free = [name for name in _candidates() if name not in taken and not keyword.iskeyword(name)]
    used: dict[PurePosixPath, set[str]] = {path: set() for path in files}
    short = {}
    for name in names:
        users = [path for path in files if name in everywhere or name in knows[path]]
        here = _all(used[path] for path in users)
        short[name] = next(new for new in free if new not in here)
        for path in users:
            used[path].add(short[name])
    return short


def _knows(files: Mapping[PurePosixPath, _File]) -> dict[PurePosixPath, set[str]]:
    """The names that each file knows."""
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
        knows[path] = _all(files[one].names for one in seen)
    return knows


def _by_need(ours: Set[str], files: Iterable[_File]) -> list[str]:
    """The names, those first that most files hold as text; ties by name."""
    held = dict.fromkeys(ours, 0)
    for file in files:
        for name in file.held & ours:
            held[name] += 1
    return sorted(ours, key=lambda name: (-held[name], name))


def _candidates() -> Iterable[str]:
    """Names of one and two letters, the shortest first."""
    yield from _LETTERS
    for first, second in itertools.product(_LETTERS, _MORE):
        yield first + second
