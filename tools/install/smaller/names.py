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

from .scopes import loaded
from .trees import Trees, class_names, constant_name, module_name

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
        self._files = {path: _File(tree, homes) for path, tree in trees.items()}
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


class _File(ast.NodeVisitor):
    """What one file says about names.

    `variables`, `attributes`: all in it. `bound`: those that it defines or assigns. `held`: those
    that its code on the board holds as text, all but variables of functions. `fixed`: those that
    must stay. `set_on_others`: attributes that it assigns to something else than `self`.
    `functions`, `methods`, `classes`: those that it defines. `bases`: the classes that its
    classes are made from. `read_in_classes`: what statements of classes ask for; it may be of the
    class or of the module.
    """

    def __init__(self, tree: ast.Module, homes: Set[str]) -> None:
        self._homes = homes  # folders and files that the firmware's modules come from
        self.variables: set[str] = set()
        self.attributes: set[str] = set()
        self.bound: set[str] = set()
        self.held: set[str] = set()
        self.fixed: set[str] = set()
        self.functions: set[str] = set()
        self.methods: set[str] = set()
        self.set_on_others: set[str] = set()
        self.bases: set[str] = set()
        self.classes: set[str] = set()
        self.read_in_classes: set[str] = set()
        self.visit(tree)

    def _bind(self, name: str, held: bool = True) -> None:
        self.variables.add(name)
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
        own = class_names(node)
        self.attributes |= own
        self.bound |= own
        self.held |= own
        self.classes.add(node.name)
        bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
        self.bases |= bases
        if any(base.endswith(("Error", "Exception")) for base in bases):
            self.fixed.add(node.name)
        for inner in node.bases:
            self.visit(inner)
        for inner in node.body:
            if isinstance(inner, ast.FunctionDef):  # its name is none of the file's variables
                self.methods.add(inner.name)
                self.generic_visit(inner)
                for read in (*inner.args.defaults, *inner.decorator_list):
                    self.read_in_classes |= loaded(read)
            else:
                self.visit(inner)
                self.read_in_classes |= loaded(inner)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function."""
        self._bind(node.name)
        self.functions.add(node.name)
        self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> None:
        """An argument in a definition."""
        self._bind(node.arg)

    def visit_keyword(self, node: ast.keyword) -> None:
        """An argument in a call."""
        if node.arg:
            self.variables.add(node.arg)
            self.fixed.add(node.arg)
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        """A variable."""
        self.variables.add(node.id)
        if not isinstance(node.ctx, ast.Load):
            self.bound.add(node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """An attribute."""
        self.attributes.add(node.attr)
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
        self.variables.add(alias.name)
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


def _offered(body: Iterable[ast.stmt]) -> set[str]:
    """The names that a module has for others, imports too."""
    found = _assigned(body)
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
    files: Mapping[PurePosixPath, "_File"],
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
    files: Mapping[PurePosixPath, "_File"], known: Mapping[PurePosixPath, Set[str]]
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


def _by_need(ours: Set[str], files: Iterable[_File]) -> list[str]:
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
