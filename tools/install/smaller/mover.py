"""A module's syntax tree with what its names mean in a file of several modules."""

import ast

from .plan import Place, Plan
from .scopes import attributes, bound, defined, loaded, scope, variables


class Mover(ast.NodeTransformer):
    """Rewrites one module: what its names mean now, and from where it imports."""

    def __init__(self, module: str, plan: Plan) -> None:
        self._module = module
        self._plan = plan
        self._home = plan.homes.get(module, module)
        self._scopes: list[dict[str, str | Place]] = []
        self._attributes: list[dict[str, set[str]]] = []  # of each name, by scope

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """All of it."""
        names: dict[str, str | Place] = {
            old: self._plan.names.get(Place(self._module, old), old) for old in defined(node)
        }
        self._inside(node, names)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function: its variables are its own."""
        node.name = str(self._meaning(node.name))
        self._around(node)
        self._inside(node, {name: name for name in variables(node)})
        return node

    def _around(self, node: ast.FunctionDef) -> None:
        node.decorator_list = [self.visit(inner) for inner in node.decorator_list]
        node.args = self.visit(node.args)

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """A function without a name."""
        node.args = self.visit(node.args)
        self._scopes.append({name: name for name in variables(node)})
        node.body = self.visit(node.body)
        self._scopes.pop()
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """A class: what stands in it directly has names of its own, which its methods ask
        `self` for."""
        node.name = str(self._meaning(node.name))
        node.bases = [self.visit(base) for base in node.bases]
        own: dict[str, str | Place] = {name: name for name in bound(node.body)}
        for inner in node.body:
            if isinstance(inner, ast.Assign) and bound([inner]) & loaded(inner.value):
                raise ValueError(
                    f"{self._module}: {ast.unparse(inner)} means two things by a name"
                )
            self._scopes.append(own)
            if isinstance(inner, ast.FunctionDef):
                self._around(inner)
                self._scopes.pop()
                self._inside(inner, {name: name for name in variables(inner)})
            else:
                self.visit(inner)
                self._scopes.pop()
        return node

    def _inside(self, node: ast.Module | ast.FunctionDef, names: dict[str, str | Place]) -> None:
        """Rewrite the statements of a scope in which `names` are bound, and what it imports."""
        fetched: dict[str, set[Place]] = {}
        for inner in scope(node.body):
            if isinstance(inner, ast.ImportFrom):
                for called, place in self._plan.fetched(inner):
                    fetched.setdefault(called, set()).add(place)
        for called, places in fetched.items():
            if len(places) > 1:
                names[called] = called  # a variable that gets one or the other
            elif called not in names:
                names[called] = self._now(next(iter(places)), called)
        self._scopes.append(names)
        self._attributes.append(attributes(node))
        self.generic_visit(ast.Module(node.body, []))  # changes the list of statements itself
        self._attributes.pop()
        self._scopes.pop()

    def _now(self, place: Place, called: str) -> str | Place:
        """What a name that stood for `place` means after the move."""
        place = self._plan.origin(place)
        if place.module not in self._plan.homes:
            return called
        return self._plan.names[place] if place.name else place

    def _meaning(self, name: str) -> str | Place:
        for names in reversed(self._scopes):
            if name in names:
                return names[name]
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
                now = self._now(Place(meaning.module, node.attr), node.attr)
                if isinstance(now, Place) or not isinstance(node.ctx, ast.Load):
                    raise ValueError(f"{self._module} changes or hands on {meaning.module}")
                return ast.Name(now, node.ctx)
        return self.generic_visit(node)

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        """A caught error."""
        node.name = node.name and str(self._meaning(node.name))
        return self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> ast.Import:
        """Whole modules: those in a file of another name would not be found."""
        for alias in node.names:
            home = self._plan.homes.get(alias.name, alias.name)
            if home != alias.name:
                raise ValueError(f"{self._module} imports {alias.name}, which is in {home}")
        return node

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
            if place.name:
                new = [self._plan.names[place]]
            else:
                asked = self._attributes[-1].get(called, set())
                places = (self._plan.origin(Place(place.module, name)) for name in sorted(asked))
                new = [self._plan.names[one] for one in places if one in self._plan.names]
            home = self._plan.homes[place.module]
            if home != self._home and new:
                made.append(ast.ImportFrom(home, [ast.alias(name) for name in new], 0))
            meaning = self._meaning(called)
            if isinstance(meaning, str) and meaning != new[0]:
                value = ast.Name(new[0], ast.Load())
                made.append(ast.Assign([ast.Name(meaning, ast.Store())], value))
        if kept:
            node.names = kept
            made.append(node)
        return made or [ast.Pass()]
