"""A file's syntax tree with other names in it."""

import ast
from collections.abc import Mapping, Set


class Renamer(ast.NodeTransformer):
    """Changes names in a tree by `short`. Modules, of which `modules` are ours (with dots), keep
    their names where they are imported."""

    def __init__(self, short: Mapping[str, str], modules: Set[str]) -> None:
        self._short = short
        self._modules = modules

    def _new(self, name: str) -> str:
        return self._short.get(name, name)

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """A variable."""
        node.id = self._new(node.id)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """An attribute."""
        node.attr = self._new(node.attr)
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function."""
        node.name = self._new(node.name)
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class."""
        node.name = self._new(node.name)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """An argument in a definition."""
        node.arg = self._new(node.arg)
        return self.generic_visit(node)

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        """A caught error."""
        node.name = node.name and self._new(node.name)
        return self.generic_visit(node)

    def visit_Global(self, node: ast.Global) -> ast.Global:
        """Names of the module, declared in a function."""
        node.names = [self._new(name) for name in node.names]
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        """Whole modules: the file calls them by another name."""
        for alias in node.names:
            _call(alias, self._new(alias.asname or alias.name))
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        """Names of a module, or modules of a package."""
        for alias in node.names:
            called = self._new(alias.asname or alias.name)
            if f"{node.module}.{alias.name}" not in self._modules:
                alias.name = self._new(alias.name)
            _call(alias, called)
        return node


def _call(alias: ast.alias, name: str) -> None:
    alias.asname = name if name != alias.name else None
