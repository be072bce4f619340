"""A firmware with one language more, made from the English one with its words marked."""

import ast
import shutil

from install.compile import FIRMWARE
from install.languages import FOLDER, LIST

CODE = "xx"
MARK = ("e", "é")  # what is another letter in it


class _Marked(ast.NodeTransformer):
    """The texts of a file of words; the keys of a dictionary are no words."""

    def visit_Dict(self, node):
        node.values = [self.visit(value) for value in node.values]
        return node

    def visit_Constant(self, node):
        return ast.Constant(node.value.replace(*MARK)) if isinstance(node.value, str) else node


def add(folder):
    """Copy the firmware to `folder` and add the language: new files, and a row in the list."""
    shutil.copytree(FIRMWARE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    texts = folder / FOLDER
    for source in texts.glob("*_en.py"):
        shutil.copy(source, source.with_name(source.name.replace("en.py", f"{CODE}.py")))
    marked = _Marked().visit(ast.parse((texts / "en.py").read_text()))
    (texts / f"{CODE}.py").write_text(ast.unparse(ast.fix_missing_locations(marked)))
    rows = (folder / LIST).read_text().rstrip().removesuffix(")")
    told = ("Third skipped", "Third stuck:", "Third memory", "Third stopped")
    told += ("Reset", "Reset", "Third unused")
    (folder / LIST).write_text(f"{rows}{(CODE, 'Third', 'Third word', told)!r},\n)\n")
