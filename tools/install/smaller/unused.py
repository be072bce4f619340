"""Functions that nothing on the board names are left out: the computer's tools use them."""

import ast
from collections.abc import Set

from .names import KNOWN
from .trees import Trees


def leave_out(trees: Trees, outside: Set[str] = frozenset()) -> None:
    """Change `trees` in place. What is in `outside` stays, and what MicroPython may ask for."""
    stays = KNOWN | outside
    while True:
        used = stays | _used(trees)
        if not sum(_shorten(node, used) for tree in trees.values() for node in _scopes(tree)):
            break
    for tree in trees.values():
        _Imports(_loaded(tree) | used).visit(tree)


def _scopes(tree: ast.Module) -> list[ast.Module | ast.ClassDef]:
    return [tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))]


def _shorten(scope: ast.Module | ast.ClassDef, used: Set[str]) -> bool:
    """Take the functions that nothing names out of a module or class; True if there were any."""
    kept = [
        node
        for node in scope.body
        if not isinstance(node, ast.FunctionDef) or node.name in used or node.name.startswith("__")
    ]
    found = len(kept) < len(scope.body)
    scope.body = kept or ([ast.Pass()] if isinstance(scope, ast.ClassDef) else [])
    return found


def _used(trees: Trees) -> set[str]:
    """All names but those of definitions, and what stands in strings like a name."""
    found = set()
    for tree in trees.values():
        loaded = _loaded(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.alias) and (node.asname or node.name) in loaded:
                found.add(node.name)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def _loaded(tree: ast.Module) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


class _Imports(ast.NodeTransformer):
    """Takes out of a file the imports of what nothing names."""

    def __init__(self, used: Set[str]) -> None:
        self._used = used

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom | None:
        """Some names of a module."""
        node.names = [
            alias
            for alias in node.names
            if alias.name in self._used or (alias.asname or alias.name) in self._used
        ]
        return node if node.names else None
