"""Play Knock in the terminal, or play a script of keys and take pictures: see tools/README.md."""

import argparse
import importlib
import os
import sys
from pathlib import Path

import firmware_path  # noqa: F401 - the game lies there
from console.alone import kept_alone
from console.ports import NAMES, ROOT, NoMicroPython
from console.script import ScriptError
from install.trouble import Trouble
from plain.app import PlainApp
from set_up import is_set_up, start_again
from ui import theme

_LONGEST_SIZE = 12


def saves_folder() -> Path:
    """Give the person's folder for saves, by the rules of XDG or of Windows."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Knock"
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


def _play_lines(saves: Path) -> int:
    """Play in plain lines between standard input and output; give the exit code."""
    if sys.stdin is None or sys.stdout is None:  # closed by whoever started it
        return 0
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
    saves = options.saves or saves_folder()
    try:
        if options.text and (options.keys or options.shot):
            raise Trouble("A script of keys and a picture are for the display: not with --text.")
        if options.text:  # needs no package
            with kept_alone(saves):
                return _play_lines(saves)
        if not is_set_up():
            return start_again(words or sys.argv[1:])
        return importlib.import_module("console.pictures").play(options, saves)
    except (Trouble, ScriptError, NoMicroPython) as trouble:
        print(trouble, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename or 'The terminal'}: {error.strerror}.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
