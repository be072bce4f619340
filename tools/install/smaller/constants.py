"""Constants of other modules, written in as their numbers: on the board nobody imports them.

`NAME = const(1)` with an underscore before it takes no memory, since the compiler forgets it.
Where every use was written in, NAME gets that underscore.
"""

import ast
from collections.abc import Set

from .trees import Trees, constant_name, module_name


def write_in(trees: Trees, outside: Set[str] = frozenset()) -> None:
    """Change `trees` in place. Names in `outside` can still be imported."""
    homes = {module_name(path): tree for path, tree in trees.items()}
    constants = _Constants(homes)
    for module, tree in homes.items():
        _Writer(module, tree, constants).visit(tree)
    for tree in homes.values():
        _hide(tree, outside)


class _Constants:
    """The values of all modules' constants."""

    def __init__(self, homes: dict[str, ast.Module]) -> None:
        self.modules = set(homes)
        self._given = {module: _definitions(tree) for module, tree in homes.items()}
        self._imports = {module: _imports(tree) for module, tree in homes.items()}

    def value(self, module: str, name: str) -> int | None:
        """The number of constant `name` of `module`, also if that imports it; None if it is
        none."""
        if module not in self.modules:
            return None
        if name in self._imports[module]:
            return self.value(*self._imports[module][name])
        given = self._given[module].get(name)
        if given is None:
            return None
        used = {node.id for node in ast.walk(given) if isinstance(node, ast.Name)}
        values = {name: self.value(module, name) for name in used}
        if None in values.values():
            return None
        code = compile(ast.Expression(given), module, "eval")
        value = eval(code, {"__builtins__": {}}, values)  # noqa: S307 - our own source
        return value if type(value) is int else None


def _definitions(tree: ast.Module) -> dict[str, ast.expr]:
    """The expression of each `NAME = const(expression)` of a module."""
    return {
        constant_name(node): node.value.args[0]
        for node in tree.body
        if constant_name(node)
        and isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
    }


def _imports(tree: ast.Module) -> dict[str, tuple[str, str]]:
    """Module and name behind each name that a module imports."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                found[alias.asname or alias.name] = node.module, alias.name
    return found


class _Writer(ast.NodeTransformer):
    """Writes numbers into one module."""

    def __init__(self, module: str, tree: ast.Module, constants: _Constants) -> None:
        self._module = module
        self._constants = constants
        stored = {
            node.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
        } | {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
        imports = _imports(tree)
        self._imports = {name: imports[name] for name in imports if name not in stored}

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A constant that was imported."""
        if node.id in self._imports and isinstance(node.ctx, ast.Load):
            return _number(self._constants.value(*self._imports[node.id]), node)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """A constant of an imported module."""
        if isinstance(node.value, ast.Name) and node.value.id in self._imports:
            module = ".".join(self._imports[node.value.id])
            return _number(self._constants.value(module, node.attr), node)
        self.generic_visit(node)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom | None:
        """The import of a constant goes."""
        if node.module == "micropython":
            return None if [alias.name for alias in node.names] == ["const"] else node
        node.names = [
            alias
            for alias in node.names
            if (alias.asname or alias.name) not in self._imports
            or self._constants.value(str(node.module), alias.name) is None
        ]
        return node if node.names else None


def _number(value: int | None, node: ast.expr) -> ast.expr:
    if value is None:
        return node
    number = ast.Constant(abs(value))
    return number if value >= 0 else ast.UnaryOp(ast.USub(), number)


def _hide(tree: ast.Module, outside: Set[str]) -> None:
    """Put an underscore before the constants of a module whose names are free."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    hidden = {name: "_" + name for name in _definitions(tree) if not name.startswith("_")}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            new = hidden.get(node.id, "")
            if new and new not in names and node.id not in outside:
                node.id = new
