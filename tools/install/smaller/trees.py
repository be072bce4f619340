"""The syntax trees of all files of a build, by their paths on the board."""

import ast
from collections.abc import Mapping
from pathlib import PurePosixPath

Trees = Mapping[PurePosixPath, ast.Module]


def module_name(path: PurePosixPath) -> str:
    """The name by which the file at `path` is imported."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def parse(source: bytes, path: PurePosixPath) -> ast.Module:
    """The tree of a file without what does nothing on the board (docstrings, what only
    tells a type checker), and with imports by full names. SyntaxError for a bad file."""
    tree = ast.parse(source, str(path))
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            kept = [inner for inner in node.body if not _idle(inner)]
            node.body = kept or ([] if isinstance(node, ast.Module) else [ast.Pass()])
        elif isinstance(node, ast.ImportFrom) and node.level:
            package = str(path.parents[node.level - 1]).replace("/", ".")
            node.module = f"{package}.{node.module}" if node.module else package
            node.level = 0
    return tree


def constant_name(node: ast.AST) -> str:
    """NAME of a statement `NAME = const(...)`, '' of any other."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        target, function = node.targets[0], node.value.func
        if isinstance(target, ast.Name) and isinstance(function, ast.Name):
            return target.id if function.id == "const" else ""
    return ""


def class_names(node: ast.ClassDef) -> set[str]:
    """The names that stand in a class directly: methods and what is assigned there. They are
    attributes of what is made from it."""
    found = set()
    for inner in node.body:
        if isinstance(inner, (ast.FunctionDef, ast.ClassDef)):
            found.add(inner.name)
        elif isinstance(inner, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            names = (name for name in ast.walk(inner) if isinstance(name, ast.Name))
            found.update(name.id for name in names if isinstance(name.ctx, ast.Store))
    return found


def shared(tree: ast.Module) -> set[str]:
    """The names in a file that another file may use too: all but variables of functions."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
            found |= class_names(node) if isinstance(node, ast.ClassDef) else set()
        elif isinstance(node, ast.alias):
            found.update(node.name.split("."))
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
    for node in tree.body:
        if isinstance(node, ast.Assign):
            found.update(name.id for name in ast.walk(node) if isinstance(name, ast.Name))
    return found


def _idle(node: ast.stmt) -> bool:
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id == "__all__"
    if isinstance(node, ast.AnnAssign):
        return node.value is None
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
