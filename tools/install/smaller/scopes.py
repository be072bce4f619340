"""Which names a scope binds: a module, a class or a function."""

import ast
from collections.abc import Iterable, Iterator


def scope(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes that belong to one scope."""
    for node in body:
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.comprehension)):
            yield from scope(ast.iter_child_nodes(node))


def defined(tree: ast.Module) -> set[str]:
    """The names that a module defines, those that only its functions assign too."""
    return bound(tree.body) | {
        name for node in ast.walk(tree) if isinstance(node, ast.Global) for name in node.names
    }


def bound(body: Iterable[ast.AST]) -> set[str]:
    """The names that one scope binds, but for imports."""
    found = set()
    for node in scope(body):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
    return found


def loaded(node: ast.AST) -> set[str]:
    """The names that are asked for anywhere in `node`."""
    names = (inner for inner in ast.walk(node) if isinstance(inner, ast.Name))
    return {name.id for name in names if isinstance(name.ctx, ast.Load)}


def variables(node: ast.FunctionDef | ast.Lambda) -> set[str]:
    """A function's variables and arguments."""
    body = node.body if isinstance(node, ast.FunctionDef) else [node.body]
    shared = {
        name for inner in scope(body) if isinstance(inner, ast.Global) for name in inner.names
    }
    arguments = {inner.arg for inner in ast.walk(node.args) if isinstance(inner, ast.arg)}
    return (bound(body) | arguments) - shared


def attributes(node: ast.AST) -> dict[str, set[str]]:
    """What is asked of each name with a dot."""
    found: dict[str, set[str]] = {}
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name):
            found.setdefault(inner.value.id, set()).add(inner.attr)
    return found
