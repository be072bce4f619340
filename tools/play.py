"""Play Knock in the terminal, or play a script of keys and take pictures: see tools/README.md."""

import argparse
import contextlib
import fcntl
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import firmware_path  # noqa: F401 - console reads the keys' names from the firmware
from console.game import Game
from console.ports import NAMES, ROOT, NoMicroPython
from console.run import play_live, play_script
from console.script import Script, ScriptError, parse
from console.terminal import Ended, Terminal
from plain.app import PlainApp
from ui import theme

_LONGEST_SIZE = 12
_TRACEBACK = "Traceback (most recent call last):"


class Trouble(Exception):
    """What keeps the game from being played, told in a sentence."""


def saves_folder() -> Path:
    """Give the person's folder for saves, by the XDG rules."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "knock"


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and len(text) < _LONGEST_SIZE):
        raise argparse.ArgumentTypeError(f"'{text}' is no size such as 128x64")
    try:
        theme.pick(int(width), int(height))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return int(width), int(height)


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="play.py", description=__doc__)
    parser.add_argument("--keys", type=Path, metavar="FILE", help="play this script of keys")
    parser.add_argument("--shot", type=Path, metavar="PNG", help="write the last picture here")
    parser.add_argument("--scale", type=int, default=6, choices=range(1, 33), metavar="N")
    parser.add_argument("--text", action="store_true", help="play in plain lines, no pictures")
    parser.add_argument("--saves", type=Path, metavar="DIR", help="keep the saves here")
    parser.add_argument("--screen", type=_size, default=(128, 64), metavar="128x64")
    parser.add_argument("--port", default="", choices=NAMES, help="the MicroPython to run it")
    parser.add_argument("--firmware", type=Path, default=ROOT / "firmware", help=argparse.SUPPRESS)
    return parser.parse_args(words)


def _read(path: Path) -> Script:
    try:
        return parse(path.read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError:
        raise Trouble(f"{path} is not a text file.") from None
    except OSError as error:
        raise Trouble(f"The script {path} cannot be read: {error.strerror}.") from None


def _check_shots(shots: list[Path]) -> None:
    for shot in shots:
        if shot.suffix.lower() != ".png":
            raise Trouble(f"A picture's name ends in .png: '{shot}' does not.")
        if not shot.resolve().parent.is_dir():
            raise Trouble(f"The folder of the picture {shot} does not exist.")


def _report(printed: str) -> str:
    """Keep what a failed game printed; give the sentence that says where."""
    path = Path(tempfile.gettempdir()) / f"knock-error-{os.getuid()}.txt"
    path.write_text(printed, encoding="utf-8")
    trace = printed.rpartition(_TRACEBACK)[2].splitlines()
    why = next((line for line in trace if line.strip() and line[0] != " "), "no word of why")
    return f"The game stopped on an error ({why}). The whole report: {path}"


@contextlib.contextmanager
def _kept_alone(saves: Path) -> Iterator[None]:
    """Make the folder, and keep other games out of it: two would spoil each other's saves."""
    saves.mkdir(parents=True, exist_ok=True)
    folder = os.open(saves, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise Trouble(
            f"Another game is playing with the saves in {saves}: leave it first,"
            " or keep these elsewhere ('make play SAVES=folder')."
        ) from None
    finally:
        os.close(folder)


def _play(options: argparse.Namespace, script: Script | None, saves: Path) -> int:
    """Play, by the script or by hand; give the exit code."""
    game = Game(saves.resolve(), options.screen, options.firmware, options.port)
    ended, left = 0, 0
    try:
        if script:
            left = play_script(game, script, options.scale)
        else:
            with Terminal() as terminal:
                play_live(game, terminal)
    except Ended as end:
        ended = end.code
    finally:
        printed = game.close()
    if options.shot:
        game.picture.save(options.shot, options.scale)
        print(f"Wrote {options.shot}")
    elif script:
        print("\n".join(game.picture.blocks()))
    crashed = _TRACEBACK in printed
    if crashed:  # the game itself ends in peace then: a board goes back to its console
        print(_report(printed), file=sys.stderr)
    else:
        print(printed, end="")
    if game.hung:
        print("The game did not answer and was stopped.", file=sys.stderr)
    if left:
        print(f"The game ended by itself, with {left} keys not played.", file=sys.stderr)
    return ended or game.exit_code or int(crashed)


def _check_terminal() -> None:
    """Trouble where no pictures can be shown."""
    in_lines = "'make play TEXT=1' plays in plain lines"
    if not Terminal.there():
        raise Trouble(
            "Playing needs a terminal: start it in one, or give a script of keys"
            f" ('make play KEYS=file'); {in_lines}."
        )
    term = os.environ.get("TERM", "")
    if term in ("dumb", "unknown", ""):
        raise Trouble(f"This terminal (TERM={term}) shows no pictures; {in_lines}.")


def _play_lines(saves: Path) -> int:
    """Play in plain lines between standard input and output; give the exit code."""
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        PlainApp(saves, sys.stdin, sys.stdout).run()
    except BrokenPipeError:  # nobody listens any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def main(words: list[str] | None = None) -> int:
    """Do what the command line asks; give the exit code."""
    options = _arguments(words)
    try:
        script = _read(options.keys) if options.keys else None
        shots = [path for _, path in script.shots] if script else []
        _check_shots(shots + ([options.shot] if options.shot else []))
        if script:
            with tempfile.TemporaryDirectory(prefix="knock-") as folder:
                saves = options.saves or Path(folder)
                with _kept_alone(saves):
                    return _play(options, script, saves)
        saves = options.saves or saves_folder()
        if options.text:
            with _kept_alone(saves):
                return _play_lines(saves)
        _check_terminal()
        with _kept_alone(saves):
            return _play(options, None, saves)
    except (Trouble, ScriptError, NoMicroPython) as trouble:
        print(trouble, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename or 'The terminal'}: {error.strerror}.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
