"""Arrows of the firmware point down: which room may use which, read from the imports."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FIRMWARE = ROOT / "firmware"

# What each room may import of the firmware.
ROOMS = {
    "gin": {"gin"},
    "players": {"players", "gin"},
    "system": {"system"},
    "session": {"session", "players", "gin", "system"},
    "drivers": {"drivers", "system.board", "system.keys"},
    "ui": {"ui", "session.store", "gin.actions", "gin.melds", "gin.cards", "system"},
    "ui.text": {"ui.text", "gin.rules", "gin.cards", "system"},
    "ui.knock": {"ui", "session", "gin", "system.sealed"},
    "ui.table": {"ui", "session", "players", "gin", "system"},
    "ui.screens": {"ui", "session", "gin", "system"},
    "ui.menus": {"ui", "session", "gin", "system"},
    "main": {"board", "system.startup", "ui.knock"},
}
# On the upper floor of `ui`, where only those are that are there too, and who opens them.
UPSTAIRS = ("ui.table", "ui.screens", "ui.menus", "ui.knock")


def modules():
    for path in sorted(FIRMWARE.rglob("*.py")):
        parts = path.relative_to(FIRMWARE).with_suffix("").parts
        yield ".".join(part for part in parts if part != "__init__"), path


NAMES = {name for name, _ in modules()} | {"board"}
TOPS = {name.split(".")[0] for name in NAMES}


def room(module):
    """The innermost room that `module` is in."""
    fitting = [name for name in ROOMS if module == name or module.startswith(name + ".")]
    return max(fitting, key=len)


def imported(name, path):
    """What a file imports of the firmware, wherever in it."""
    package = name if path.stem == "__init__" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                origin = ".".join([*above, origin] if origin else above)
            for alias in node.names:
                whole = f"{origin}.{alias.name}"
                yield whole if whole in NAMES else origin


def within(module, allowed):
    return any(module == name or module.startswith(name + ".") for name in allowed)


@pytest.mark.parametrize(("name", "path"), list(modules()), ids=[name for name, _ in modules()])
def test_a_file_uses_only_what_is_below_it(name, path):
    ours = {found for found in imported(name, path) if found.split(".")[0] in TOPS}
    allowed = ROOMS[room(name)]
    assert {found for found in ours if not within(found, allowed)} == set()
    if not within(name, UPSTAIRS) and name != "main":
        assert {found for found in ours if within(found, UPSTAIRS)} == set()


def test_gin_imports_nothing_but_itself_and_micropython():
    for name, path in modules():
        if within(name, ("gin",)):
            assert {found.split(".")[0] for found in imported(name, path)} <= {
                "gin",
                "array",
                "micropython",
            }, name


def test_the_walls_are_seen(tmp_path):
    """A file that reaches upwards is found, also by a relative import within a function."""
    path = tmp_path / "cards.py"
    path.write_text("def f():\n    from . import deal\n    from ui.app import App\n")
    assert set(imported("gin.cards", path)) == {"gin.deal", "ui.app"}
