"""Examine a connected board.

MicroPython, memory, files, saves, the last crash, display, buttons.
"""

import argparse
import sys
from pathlib import Path

from rich.console import Console

from install.examine import (
    CRASH_LOG,
    Finding,
    Wiring,
    crash_log,
    look_at_files,
    look_at_saves,
    look_at_system,
    look_at_wiring,
)
from install.link import Link, find_port, open_transport
from install.trouble import Trouble, run
from install.wiring_test import button_names, show_pattern, watch_buttons

LOG = Path(__file__).resolve().parents[1] / "build" / "crash.txt"


class Doctor:
    """Prints finding after finding; `ill` counts those that want something done."""

    def __init__(self, link: Link, console: Console) -> None:
        self._link = link
        self._console = console
        self.ill = 0

    def say(self, findings: list[Finding]) -> None:
        """Print findings, a line each."""
        for finding in findings:
            mark = "[green]ok [/]" if finding.good else "[red]-> [/]"
            self._console.print(mark, finding.text, soft_wrap=True)
            self.ill += not finding.good

    def examine(self) -> Wiring | None:
        """All that needs no person. Gives the wiring when the game's board file is there."""
        facts = self._link.facts()
        self.say(look_at_system(self._link, facts))
        self.say(look_at_files(self._link, facts))
        self.say(look_at_saves(self._link))
        self._fetch_crash_log()
        try:
            wiring, findings = look_at_wiring(self._link)
        except (Trouble, OSError):
            return None  # no board file: look_at_files has said what to do
        self.say(findings)
        return wiring

    def test_display(self, ask) -> None:
        """Show a pattern; `ask` (a function: question -> bool) has the person judge it."""
        show_pattern(self._link)
        good = ask("The display shows a border at all four edges, and a cross. Is that so?")
        advice = (
            "the display shows the pattern wrongly: if it is shifted or has stripes at an edge, "
            "it is of the other kind: 'make flash BOARD=pico_oled_sh1106' (or back)."
        )
        self.say([Finding(good, "display: the whole pattern is seen" if good else advice)])

    def test_buttons(self, wiring: Wiring, seconds: float) -> None:
        """Have every button pressed once, within the time. Missing ones are told, not ill."""
        self._console.print(
            f"Press each button once; it lights up ({seconds:.0f} s, Ctrl-C ends)."
        )
        seen = set()
        try:
            for name, stuck in watch_buttons(self._link, wiring.buttons, seconds):
                seen.add(name)
                why = f"button {name} is down all the time: stuck, or its pin touches ground."
                self.say([Finding(False, why) if stuck else Finding(True, f"button {name}")])
        except KeyboardInterrupt:
            self._console.print("")
        missing = [name for name in button_names(wiring.buttons) if name not in seen]
        if missing:
            self._console.print(
                f"Not pressed: {', '.join(missing)}. Fine if your board has none of them; else "
                "check the wires from those pins to ground.",
                soft_wrap=True,
            )

    def _fetch_crash_log(self) -> None:
        log = crash_log(self._link)
        if log is None:
            self.say([Finding(True, "no crash was logged")])
            return
        try:
            LOG.parent.mkdir(exist_ok=True)
            LOG.write_text(log, encoding="utf-8")
            self._link.remove(CRASH_LOG)  # told once
        except OSError as error:
            raise Trouble(f"{LOG} cannot be written: {error.strerror}.") from None
        self.say([Finding(False, f"the game crashed; please report it with {LOG}, which says:")])
        self._console.print(log.strip(), markup=False, soft_wrap=True)


def ask(question: str) -> bool:
    """Ask a person; only 'n' means no."""
    return not input(f"{question} [Y/n] ").strip().lower().startswith("n")


def main() -> None:
    """Read the command line, examine, tell."""
    parser = argparse.ArgumentParser(prog="doctor.py", description=__doc__)
    parser.add_argument(
        "--port", metavar="PORT", help="such as /dev/ttyACM0 or socket://HOST:1234"
    )
    parser.add_argument("--alone", action="store_true", help="ask nobody: no pattern, no buttons")
    parser.add_argument("--seconds", type=float, default=60, help="time for the buttons")
    given = parser.parse_args()
    with Link(open_transport(find_port(given.port))) as link:
        doctor = Doctor(link, Console(highlight=False))
        wiring = doctor.examine()
        if wiring and wiring.display is not False and not given.alone:
            if sys.stdin.isatty():
                doctor.test_display(ask)
            else:
                show_pattern(link)
            doctor.test_buttons(wiring, given.seconds)
        link.reset()
    if doctor.ill:
        raise Trouble("Something wants to be done: see the lines with '->'.")


if __name__ == "__main__":
    sys.exit(run(main))
