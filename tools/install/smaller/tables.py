"""Tables of numbers, written in as bytes: a number of a tuple takes two bytes of a file and more.

Every chip here keeps the low byte of a word first, as `array` made from bytes does on it.
"""

import ast
import sys
from array import array

from .trees import Trees

_WORDS = ("h", "H")


def write_in(trees: Trees) -> None:
    """Change `bytes((1, 2, ...))` and `array("h", (1, 2, ...))` of `trees` in place."""
    for tree in trees.values():
        _Writer().visit(tree)


class _Writer(ast.NodeTransformer):
    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A table, where it is one."""
        self.generic_visit(node)
        if not isinstance(node.func, ast.Name) or node.keywords or not node.args:
            return node
        numbers = _numbers(node.args[-1])
        if not numbers:
            return node
        if node.func.id == "bytes" and len(node.args) == 1:
            return ast.Constant(bytes(numbers))
        code = node.args[0]
        if node.func.id == "array" and isinstance(code, ast.Constant) and code.value in _WORDS:
            words = array(str(code.value), numbers)
            if sys.byteorder != "little":
                words.byteswap()
            node.args[-1] = ast.Constant(words.tobytes())
        return node


def _numbers(node: ast.expr) -> list[int]:
    """The numbers of a tuple that has nothing else, none of any other expression."""
    try:
        value = ast.literal_eval(node) if isinstance(node, ast.Tuple) else ()
    except ValueError:
        return []
    return list(value) if all(type(number) is int for number in value) else []
