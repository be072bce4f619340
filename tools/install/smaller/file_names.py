"""What each file of the firmware says about names."""

import ast
from collections.abc import Iterable, Set

from .scopes import loaded
from .trees import class_names, constant_name


class FileNames(ast.NodeVisitor):
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
        self.held |= assigned(node.body)
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


def assigned(body: Iterable[ast.stmt]) -> set[str]:
    """The names that statements of a module or class assign."""
    found = set()
    for node in body:
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names = (inner for inner in ast.walk(node) if isinstance(inner, ast.Name))
            found.update(name.id for name in names if isinstance(name.ctx, ast.Store))
    return found
