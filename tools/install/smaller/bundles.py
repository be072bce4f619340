"""Many modules of the firmware in a few files on the board.

A module costs a board some 400 bytes of memory and 5 ms of power-up: a dictionary, its names, its
path, its imports. So modules that are used together become one file there, which is imported by
the name of one of them. What they import of one another is then simply there; names that several
define, or that a function has for a variable of its own, are told apart by a number.
"""

import ast
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath

from .mover import Mover
from .plan import Plan, home_of
from .trees import Trees, module_name


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
    plan = Plan(modules, homes, frozenset(outside))
    order = list(_in_order(plan))
    for name, tree in modules.items():
        Mover(name, plan).visit(tree)
    left = {path: tree for path, tree in trees.items() if module_name(path) not in homes}
    for home in bundles:
        body = [node for name in order if homes.get(name) == home for node in modules[name].body]
        if body:
            left[PurePosixPath(home.replace(".", "/") + ".py")] = ast.Module(
                _imports_first(body), type_ignores=[]
            )
    return left


def _chosen(body: Iterable[ast.stmt], modules: Container[str]) -> Iterator[ast.stmt]:
    """The statements of a module without the `try` around an import of ours: of twins, the build
    has what the board runs."""
    for node in body:
        if isinstance(node, ast.Try) and all(
            isinstance(inner, ast.ImportFrom) and str(inner.module) in modules
            for inner in node.body
        ):
            yield from node.body
        else:
            yield node


def _in_order(plan: Plan) -> Iterator[str]:
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
