"""Where the modules of the firmware go on the board, and what their names are there."""

import ast
import builtins
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import NamedTuple

from .scopes import bound, defined, loaded, scope, variables

_BUILTINS = frozenset(dir(builtins))


class Place(NamedTuple):
    """A module of the firmware and a name in it; "" stands for the module itself."""

    module: str
    name: str


def home_of(module: str, bundles: Mapping[str, Sequence[str]]) -> str:
    """The file, named as a module, in which `module` is; "" where it stays alone."""
    for home, patterns in bundles.items():
        if any(PurePosixPath(module).match(pattern) for pattern in patterns):
            return home
    return ""


class Plan:
    """Where everything is, before and after. `homes`: the file of each module that moves;
    `names`: what is defined in them, by its new names."""

    def __init__(
        self, modules: Mapping[str, ast.Module], homes: Mapping[str, str], outside: Iterable[str]
    ) -> None:
        self.modules = modules
        self.homes = homes
        self.imports = {name: self._imported(tree) for name, tree in modules.items()}
        used = self._used() - set(outside)
        self.names: dict[Place, str] = {}
        for name in sorted(homes):
            for old in sorted(defined(modules[name])):
                new, number = old, 2
                while new in used:
                    new, number = f"{old}_{number}", number + 1
                used.add(new)
                self.names[Place(name, old)] = new
        self._check()

    def _imported(self, tree: ast.Module) -> dict[str, Place]:
        """What a module imports of the firmware, its functions' own imports apart."""
        nodes = (node for node in scope(tree.body) if isinstance(node, ast.ImportFrom))
        return {called: place for node in nodes for called, place in self.fetched(node)}

    def _used(self) -> set[str]:
        """Names that mean something else somewhere: variables of functions, what comes from
        elsewhere, what modules that stay alone define."""
        used = set()
        for name, tree in self.modules.items():
            if name not in self.homes:
                used |= defined(tree)
            for node in ast.walk(tree):
                if isinstance(node, (ast.FunctionDef, ast.Lambda)):
                    used |= variables(node)
                elif isinstance(node, ast.comprehension):
                    used |= bound([node.target])
                elif isinstance(node, (ast.Import, ast.ImportFrom)):
                    called = {alias.asname or alias.name for alias in node.names}
                    if isinstance(node, ast.ImportFrom):
                        places = self.fetched(node)
                        called -= {name for name, place in places if place.module in self.homes}
                    used |= called
        return used

    def _check(self) -> None:
        """What a module imports is not defined in it too, and nothing that it takes from Python
        itself is another's in the same file."""
        for name, home in self.homes.items():
            tree = self.modules[name]
            own, imported = defined(tree), self.imports[name].keys()
            if own & imported:
                raise ValueError(f"{name} imports and defines {min(own & imported)}")
            foreign = (loaded(tree) & _BUILTINS) - own - imported
            for place, new in self.names.items():
                if self.homes[place.module] == home and new in foreign:
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
