"""Many modules of the firmware in a few files on the board.

A module costs a board some 400 bytes of memory and 5 ms of power-up: a dictionary, its names, its
path, its imports. So modules that are used together become one file there, which is imported by
the name of one of them. What they import of one another is then simply there; names that several
define, or that a function has for a variable of its own, are told apart by a number.
"""

import ast
import builtins
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import NamedTuple

from .trees import Trees, module_name

_BUILTINS = frozenset(dir(builtins))


class Place(NamedTuple):
    """A module of the firmware and a name in it; "" stands for the module itself."""

    module: str
    name: str


def bundle(
    trees: Trees, bundles: Mapping[str, Sequence[str]], outside: Iterable[str]
) -> dict[PurePosixPath, ast.Module]:
    """The files of the program with the modules of each of `bundles` (the file's name as a
    module, and patterns of the modules in it) in one file. Names in `outside` stay.

    ValueError where a module cannot be moved.
    """
    modules = {module_name(path): tree for path, tree in trees.items()}
    for tree in modules.values():
        tree.body = list(_chosen(tree.body, modules))
    homes = {name: home for name in modules if (home := home_of(name, bundles))}
    plan = _Plan(modules, homes, frozenset(outside))
    order = list(_in_order(plan))
    for name, tree in modules.items():
        _Mover(name, plan).visit(tree)
    left = {path: tree for path, tree in trees.items() if module_name(path) not in homes}
    for home in bundles:
        body = [node for name in order if homes.get(name) == home for node in modules[name].body]
        if body:
            left[PurePosixPath(home.replace(".", "/") + ".py")] = ast.Module(
                _imports_first(body), type_ignores=[]
            )
    return left


def home_of(module: str, bundles: Mapping[str, Sequence[str]]) -> str:
    """The file, named as a module, in which `module` is; "" where it stays alone."""
    for home, patterns in bundles.items():
        if any(PurePosixPath(module).match(pattern) for pattern in patterns):
            return home
    return ""


def _chosen(body: Iterable[ast.stmt], modules: Container[str]) -> Iterator[ast.stmt]:
    """The statements of a module without the `try` around an import of ours: of twins, the build
    has what the board runs."""
    for node in body:
        twins = isinstance(node, ast.Try) and all(
            isinstance(inner, ast.ImportFrom) and inner.module in modules for inner in node.body
        )
        yield from node.body if twins else [node]


class _Plan:
    """Where everything is, before and after. `homes`: the file of each module that moves;
    `names`: what is defined in them, by its new names."""

    def __init__(
        self, modules: Mapping[str, ast.Module], homes: Mapping[str, str], outside: Iterable[str]
    ) -> None:
        self.modules = modules
        self.homes = homes
        self.imports: dict[str, dict[str, Place]] = {name: {} for name in modules}
        used = set()  # as variables of functions, or for what comes from elsewhere
        for name, tree in modules.items():
            for node in _scope(tree.body):
                if isinstance(node, ast.ImportFrom):
                    self.imports[name].update(self.fetched(node))
            for node in ast.walk(tree):
                if isinstance(node, (ast.FunctionDef, ast.Lambda)):
                    used |= _variables(node)
                elif isinstance(node, ast.Import):
                    used |= {alias.asname or alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom):
                    called = {alias.asname or alias.name for alias in node.names}
                    ours = {
                        called for called, place in self.fetched(node) if place.module in homes
                    }
                    used |= called - ours
        used -= set(outside)
        self.names: dict[Place, str] = {}
        for name in sorted(homes):
            for old in sorted(_bound(modules[name].body)):
                new, number = old, 2
                while new in used:
                    new, number = f"{old}_{number}", number + 1
                used.add(new)
                self.names[Place(name, old)] = new
        self._look_for_strangers()

    def _look_for_strangers(self) -> None:
        """Nothing that a module takes from Python itself may be another's in the same file."""
        for name, home in self.homes.items():
            tree = self.modules[name]
            loaded = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
            own = _bound(tree.body) | self.imports[name].keys()
            for place, new in self.names.items():
                if self.homes[place.module] == home and new in loaded - own and new in _BUILTINS:
                    raise ValueError(f"{place.module} hides {new} from {name} in {home}")

    def fetched(self, node: ast.ImportFrom) -> Iterator[tuple[str, Place]]:
        """What an import of firmware binds: a name and the place behind it."""
        module = str(node.module)
        for alias in node.names:
            called = alias.asname or alias.name
            if f"{module}.{alias.name}" in self.modules:
                yield called, Place(f"{module}.{alias.name}", "")
            elif module in self.modules:
                yield called, Place(module, alias.name)

    def origin(self, place: Place) -> Place:
        """Where the thing at `place` was defined: modules hand on what they import."""
        while place.name in self.imports[place.module]:
            place = self.imports[place.module][place.name]
        return place


def _in_order(plan: _Plan) -> Iterator[str]:
    """The modules, each after those that it imports."""
    done: set[str] = set()

    def after(name: str) -> Iterator[str]:
        if name not in done:
            done.add(name)
            for place in plan.imports[name].values():
                yield from after(place.module)
            yield name

    for name in sorted(plan.modules):
        yield from after(name)


class _Mover(ast.NodeTransformer):
    """Rewrites one module: what its names mean now, and from where it imports."""

    def __init__(self, module: str, plan: _Plan) -> None:
        self._module = module
        self._plan = plan
        self._home = plan.homes.get(module, module)
        self._scopes: list[dict[str, str | Place]] = []
        self._attributes: list[dict[str, set[str]]] = []  # of each name, by scope

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """All of it."""
        names: dict[str, str | Place] = {
            old: self._plan.names.get(Place(self._module, old), old) for old in _bound(node.body)
        }
        self._inside(node, names)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function: its variables are its own."""
        node.name = str(self._meaning(node.name))
        for part in (node.decorator_list, node.args.defaults):
            part[:] = [self.visit(inner) for inner in part]
        self._inside(node, {name: name for name in _variables(node)})
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """A function without a name."""
        self._scopes.append({name: name for name in _variables(node)})
        node.body = self.visit(node.body)
        self._scopes.pop()
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """A class: what stands in it directly has names of its own, which its methods ask
        `self` for."""
        node.name = str(self._meaning(node.name))
        node.bases = [self.visit(base) for base in node.bases]
        own = _bound(node.body)
        self._scopes.append({name: name for name in own})
        for inner in node.body:
            if isinstance(inner, ast.FunctionDef):
                names = self._scopes.pop()
                called, inner.name = inner.name, "_"
                self.visit(inner)
                inner.name = called
                self._scopes.append(names)
            else:
                self.visit(inner)
        self._scopes.pop()
        return node

    def _inside(self, node: ast.Module | ast.FunctionDef, names: dict[str, str | Place]) -> None:
        """Rewrite the statements of a scope in which `names` are bound, and what it imports."""
        fetched: dict[str, set[Place]] = {}
        for inner in _scope(node.body):
            if isinstance(inner, ast.ImportFrom):
                for called, place in self._plan.fetched(inner):
                    fetched.setdefault(called, set()).add(place)
        for called, places in fetched.items():
            if len(places) > 1:
                names[called] = called  # a variable that gets one or the other
            elif called not in names:
                names[called] = self._now(next(iter(places)), called)
        self._scopes.append(names)
        self._attributes.append(_attributes(node))
        node.body = self._statements(node.body)
        self._attributes.pop()
        self._scopes.pop()

    def _now(self, place: Place, called: str) -> str | Place:
        """What a name that stood for `place` means after the move."""
        place = self._plan.origin(place)
        if place.module not in self._plan.homes:
            return called
        return self._plan.names[place] if place.name else place

    def _statements(self, body: Sequence[ast.stmt]) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for node in body:
            new = self.visit(node)
            made.extend(new if isinstance(new, list) else [new])
        return made or [ast.Pass()]

    def _meaning(self, name: str) -> "str | Place":
        for scope in reversed(self._scopes):
            if name in scope:
                return scope[name]
        return name

    def visit_Global(self, node: ast.Global) -> ast.Global:
        """Names of the module, declared in a function."""
        node.names = [str(self._scopes[0].get(name, name)) for name in node.names]
        return node

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """A variable."""
        meaning = self._meaning(node.id)
        if isinstance(meaning, Place):
            raise ValueError(f"{self._module} uses module {meaning.module} as a value")
        node.id = meaning
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Something of a module, or of anything else."""
        if isinstance(node.value, ast.Name):
            meaning = self._meaning(node.value.id)
            if isinstance(meaning, Place):
                place = Place(meaning.module, node.attr)
                return ast.Name(str(self._now(place, node.attr)), node.ctx)
        return self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        """Names of a module, or modules of a package."""
        made: list[ast.stmt] = []
        fetched = dict(self._plan.fetched(node))
        kept = []
        for alias in node.names:
            called = alias.asname or alias.name
            place = self._plan.origin(fetched[called]) if called in fetched else None
            if place is None or place.module not in self._plan.homes:
                kept.append(alias)
                continue
            asked = self._attributes[-1].get(called, set())
            wanted = [place.name] if place.name else sorted(asked)
            new = [str(self._now(Place(place.module, name), name)) for name in wanted]
            home = self._plan.homes[place.module]
            if home != self._home and new:
                made.append(ast.ImportFrom(home, [ast.alias(name) for name in new], 0))
            if place.name and self._meaning(called) == called != new[0]:
                made.append(
                    ast.Assign([ast.Name(called, ast.Store())], ast.Name(new[0], ast.Load()))
                )
        node.names = kept
        return [*made, node] if kept else made


def _scope(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes that belong to one scope."""
    for node in body:
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.comprehension)):
            yield from _scope(ast.iter_child_nodes(node))


def _bound(body: Iterable[ast.AST]) -> set[str]:
    """The names that one scope binds, but for imports."""
    found = set()
    for node in _scope(body):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
    return found


def _variables(node: ast.FunctionDef | ast.Lambda) -> set[str]:
    """A function's variables and arguments."""
    body = node.body if isinstance(node, ast.FunctionDef) else [node.body]
    shared = {
        name for inner in _scope(body) if isinstance(inner, ast.Global) for name in inner.names
    }
    arguments = {inner.arg for inner in ast.walk(node.args) if isinstance(inner, ast.arg)}
    return (_bound(body) | arguments) - shared


def _attributes(node: ast.AST) -> dict[str, set[str]]:
    """What is asked of each name with a dot."""
    found: dict[str, set[str]] = {}
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name):
            found.setdefault(inner.value.id, set()).add(inner.attr)
    return found


def _imports_first(body: Iterable[ast.stmt]) -> list[ast.stmt]:
    """The statements of a file, its imports first and each but once. ValueError where two modules
    call different things by one name."""
    whole: dict[str, str] = {}
    parts: dict[str, dict[str, str]] = {}
    rest = []
    for node in body:
        if isinstance(node, ast.Import):
            _note(node, whole)
        elif isinstance(node, ast.ImportFrom):
            _note(node, parts.setdefault(str(node.module), {}))
        else:
            rest.append(node)
    first: list[ast.stmt] = [ast.Import([alias]) for alias in _aliases(whole)]
    for module, names in parts.items():
        first.append(ast.ImportFrom(module, _aliases(names), 0))
    return first + rest


def _note(node: ast.Import | ast.ImportFrom, names: dict[str, str]) -> None:
    for alias in node.names:
        called = alias.asname or alias.name
        if names.setdefault(called, alias.name) != alias.name:
            raise ValueError(f"{called} stands for two things in one file")


def _aliases(names: Mapping[str, str]) -> list[ast.alias]:
    return [ast.alias(name, called if called != name else None) for called, name in names.items()]
