"""The game in pictures: by hand in a terminal, or by a script of keys."""

import argparse
import getpass
import os
import sys
import tempfile
from pathlib import Path

from console.alone import kept_alone
from console.game import Game
from console.run import play_live, play_script
from console.script import Script, parse
from console.terminal import Ended, Terminal
from install.trouble import Trouble

_TRACEBACK = "Traceback (most recent call last):"


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
    path = Path(tempfile.gettempdir()) / f"knock-error-{getpass.getuser()}.txt"
    path.write_text(printed, encoding="utf-8")
    trace = printed.rpartition(_TRACEBACK)[2].splitlines()
    why = next((line for line in trace if line.strip() and line[0] != " "), "no word of why")
    return f"The game stopped on an error ({why}). The whole report: {path}"


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
    if os.name != "nt" and term in ("dumb", "unknown", ""):
        raise Trouble(f"This terminal (TERM={term}) shows no pictures; {in_lines}.")


def play(options: argparse.Namespace, saves: Path) -> int:
    """Play as the command line says, with the saves in `saves` if by hand; give the exit code."""
    script = _read(options.keys) if options.keys else None
    shots = [path for _, path in script.shots] if script else []
    _check_shots(shots + ([options.shot] if options.shot else []))
    if not script:
        _check_terminal()
        with kept_alone(saves):
            return _play(options, None, saves)
    with tempfile.TemporaryDirectory(prefix="knock-") as folder:
        saves = options.saves or Path(folder)
        with kept_alone(saves):
            return _play(options, script, saves)
