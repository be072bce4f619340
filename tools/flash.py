"""Put the game on a connected board: `python tools/flash.py pico_oled`.

Copies only what changed, removes what an older version left, never touches saves, verifies,
resets.
"""

import argparse
import errno
import sys
from functools import partial

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from install.chips import CHIPS, Chip
from install.compile import boards, compile_board
from install.files import MANIFEST, BoardFile, digest, listed, manifest
from install.languages import add_argument
from install.link import Facts, Link, find_port, open_transport
from install.trouble import Trouble, run


def chip_of(facts: Facts) -> Chip:
    """The chip of a board. Raises Trouble for one whose native code is not built."""
    for chip in CHIPS.values():
        if chip.arch == facts.arch:
            return chip
    raise Trouble(
        f"There is no build for this MicroPython ({facts.machine}). On a Pico 2 use the one for "
        "ARM, not for RISC-V."
    )


class Installer:
    """Brings a board's files to a build. `say` gets a line about anything unusual."""

    def __init__(self, link: Link, board: str, files: list[BoardFile], say) -> None:
        self._link = link
        self._board = board
        self._files = files
        self._say = say
        self._old = listed(link.read(MANIFEST))

    def changed(self) -> list[BoardFile]:
        """The files that the board has not, or not like this."""
        there = self._link.hashes(file.path for file in self._files)
        return [file for file in self._files if there[file.path] != digest(file.data)]

    def install(self, facts: Facts, changed: list[BoardFile], progress) -> None:
        """Copy `changed`, remove what is left of an older version, verify. Raises Trouble."""
        self._check_space(facts, changed)
        try:
            self._set_aside(changed)
            stale = self._old - {file.path for file in self._files}
            # The list comes last; before that it names old and new files, so that a copy broken
            # off leaves no orphan.
            code = [file for file in changed if file.path != MANIFEST]
            if changed:
                both = manifest(self._board, list(self._old | {file.path for file in code}))
                self._link.write(MANIFEST, both.data, lambda _: None)
            for file in [*code, *(file for file in changed if file.path == MANIFEST)]:
                progress(file.path, 0)
                self._link.write(file.path, file.data, partial(progress, file.path))
            self._remove(*sorted(stale))
        except OSError as error:
            raise Trouble(_why_not_written(error)) from None
        wrong = self.changed()
        if wrong:
            raise Trouble(
                f"{wrong[0].path} is not on the board as it was sent. Run the same command "
                "again; if that does not help, the board's flash memory is worn out."
            )

    def _set_aside(self, changed: list[BoardFile]) -> None:
        """Rename what is not ours and would be overwritten, or would be imported in our place."""
        self._remove(*(file.path + ".new" for file in self._files))
        ours = {*self._old, MANIFEST}
        names = [file.path for file in changed if file.path not in ours]
        names += [file.path[:-4] + ".py" for file in self._files if file.path.endswith(".mpy")]
        there = self._link.hashes(names)
        others = [name for name in names if there[name]]
        for name in others:
            self._link.move(name, name + ".bak")
        if others:
            self._say(f"Not Knock's, so kept as NAME.bak on the board: {', '.join(others)}.")

    def _remove(self, *paths: str) -> None:
        for path, there in self._link.hashes(paths).items():
            if there:
                self._link.remove(path)

    def _check_space(self, facts: Facts, changed: list[BoardFile]) -> None:
        """One file is written aside at a time, folders take two blocks, one block is for saves."""
        there = self._link.hashes(file.path for file in changed)
        new = [file for file in changed if not there[file.path]]
        folders = {file.path.rpartition("/")[0] for file in new} - {""}
        need = sum(-(-len(file.data) // facts.block) for file in new) + 2 * len(folders)
        aside = max((-(-len(file.data) // facts.block) for file in changed), default=0)
        if new and need + aside + 1 > facts.free:
            needed = (need + aside + 1) * facts.block // 1024
            free = facts.free * facts.block // 1024
            raise Trouble(
                f"The board's file system is full: {needed} KB are needed, {free} KB are free. "
                "Remove files of yours ('mpremote fs ls', 'mpremote fs rm NAME'), then try again."
            )


def _why_not_written(error: OSError) -> str:
    if error.errno == errno.ENOSPC:
        return (
            "The board's file system is full. Remove files of yours ('mpremote fs ls', "
            "'mpremote fs rm NAME'), then try again."
        )
    return f"The board cannot write its files ({error.strerror}). Reset it, then try again."


def flash(link: Link, board: str, console: Console, **how) -> None:
    """Bring the board on `link` to the build for `board`, made as `how` says (see compile_board),
    and start it anew. Raises Trouble."""
    facts = link.facts()
    chip = chip_of(facts)
    files = compile_board(board, chip, **how)
    installer = Installer(link, board, files, lambda line: console.print(line, soft_wrap=True))
    changed = installer.changed()
    total = sum(len(file.data) for file in changed)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total)

        def progress(path: str, count: int) -> None:
            bar.update(task, advance=count, description=path)

        installer.install(facts, changed, progress)
    version = ".".join(map(str, facts.version))
    console.print(
        f"{facts.machine}, MicroPython {version}: {len(changed)} of {len(files)} files copied, "
        f"{total:,} bytes, all verified. The board starts the game.",
        soft_wrap=True,
    )
    link.reset()


def main() -> None:
    """Read the command line, find the board, install."""
    parser = argparse.ArgumentParser(prog="flash.py", description=__doc__)
    parser.add_argument("board", nargs="?", default="pico_oled", help=", ".join(boards()))
    parser.add_argument(
        "--port", metavar="PORT", help="such as /dev/ttyACM0 or socket://HOST:1234"
    )
    parser.add_argument("--readable", action="store_true", help="keep all names, to debug")
    add_argument(parser)
    given = parser.parse_args()
    if given.board not in boards():
        raise Trouble(f"There is no board '{given.board}'. There are: {', '.join(boards())}.")
    with Link(open_transport(find_port(given.port))) as link:
        how = {"readable": given.readable, "languages": given.languages}
        flash(link, given.board, Console(highlight=False), **how)


if __name__ == "__main__":
    sys.exit(run(main))
