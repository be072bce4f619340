"""A file's syntax tree with other names in it."""

import ast
from collections.abc import Mapping, Set

from .names import Names
from .trees import class_names


class Renamer(ast.NodeTransformer):
    """Changes the names in a tree. Modules, of which `modules` are ours (with dots), keep their
    names where they are imported."""

    def __init__(self, names: Names, modules: Set[str]) -> None:
        self._variables: Mapping[str, str] = names.variables
        self._attributes = names.attributes
        self._modules = modules

    def _new(self, name: str) -> str:
        return self._variables.get(name, name)

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """A variable."""
        node.id = self._new(node.id)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """An attribute."""
        node.attr = self._attributes.get(node.attr, node.attr)
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function."""
        node.name = self._new(node.name)
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class. What stands in it directly are attributes, also where it uses them itself."""
        own = class_names(node)
        node.name = self._new(node.name)
        node.bases = [self.visit(base) for base in node.bases]
        variables = self._variables
        attributes = {name: self._attributes.get(name, name) for name in own}
        for inner in node.body:
            self._variables = {**variables, **attributes}
            if isinstance(inner, ast.FunctionDef):
                inner.name = self._new(inner.name)
                for part in (inner.decorator_list, inner.args.defaults):
                    part[:] = [self.visit(value) for value in part]
                self._variables = variables
                self._arguments(inner.args)
                inner.body = [self.visit(statement) for statement in inner.body]
            else:
                self.visit(inner)
        self._variables = variables
        return node

    def _arguments(self, node: ast.arguments) -> None:
        for argument in (*node.posonlyargs, *node.args, *node.kwonlyargs, node.vararg, node.kwarg):
            if argument is not None:
                self.visit(argument)

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
