"""The menu in plain lines: the same settings, saves, opponents and rules as in pictures."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from gin.cards import code
from gin.match import Match
from gin.rules import PRESET_NAMES
from plain.cards import Letters
from plain.numbers import place
from plain.table import Table
from plain.words import spoken
from session import options
from session.session import TWO, Session, take_up
from session.store import MatchStore
from system import sealed
from system.languages import ROWS
from system.settings import Settings
from ui.text import LANGUAGES, guide, known, row, section, words

_CARD = re.compile("#(..)")  # in the guide


class Left(Exception):
    """The person has left, or the input has ended."""


class PlainApp:
    """The game between an input and an output of lines; its saves are in `folder`."""

    def __init__(
        self,
        folder: Path,
        source: TextIO,
        target: TextIO,
        chance: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self._source = source
        self._target = target
        self._folder = str(folder)
        self.chance = chance
        self.settings = Settings(self._folder).load()
        self.settings.language = known(self.settings.language)
        self.store = MatchStore(self._folder)
        self.session: Session | None = None
        self.session = take_up(self.store, chance(8))
        self._speak()

    def _speak(self) -> None:
        language = self.settings.language or LANGUAGES[0]
        self.words = words(language)
        self.own = spoken(language)
        self.letters = Letters(self.words.RANKS, self.own.SUITS)

    def say(self, text: str = "") -> None:
        """Write a line."""
        self._target.write(text + "\n")
        self._target.flush()

    def ask(self, prompt: str) -> str:
        """What a person types, small and without spaces around; Left at the end of the input or
        when they want to quit."""
        self._target.write(prompt + " ")
        self._target.flush()
        line = self._source.readline()
        if not line:
            self.say()
            raise Left
        if not self._source.isatty():
            self.say(line.strip())  # no terminal has shown it
        answer = " ".join(line.lower().split())
        if answer in ("q", self.own.QUIT):
            raise Left
        return answer

    def afterwards(self, work: Callable[[], None]) -> None:
        """Do what the screens do once their picture is shown."""
        work()

    def count(self) -> None:
        """Count a deal that ended for the statistics."""
        if self.session:
            self.session.count(self._folder)

    def run(self) -> None:
        """Play until the person leaves or the input ends."""
        try:
            if not self.settings.language:
                self._choose_language()
            self._tell_problems()
            while True:
                self._menu()
        except (Left, KeyboardInterrupt):
            self.store.flush()
            self.say(self.own.BYE)

    def _tell_problems(self) -> None:
        heard = self.words
        told = {
            sealed.UNWRITABLE: heard.UNSAVED,
            sealed.NEWER: heard.FROM_NEWER,
            sealed.GOOD: (),
        }
        if self.settings.problem == sealed.UNWRITABLE:
            self.say(" ".join(heard.SETTINGS_UNSAVED))
        elif self.settings.problem != sealed.GOOD:
            self.say(" ".join(heard.SETTINGS_LOST))
        lines = told.get(self.store.problem, heard.SET_ASIDE)
        if lines:
            self.say(" ".join(lines))
        self.settings.problem = self.store.problem = sealed.GOOD

    def keep(self) -> None:
        """Write what was done, and say so once if that is impossible."""
        self.store.flush()
        self._tell_problems()

    def pick(self, heading: str, choices: tuple[str, ...]) -> int:
        """The number of the choice, from 0."""
        self.say(heading)
        for number, choice in enumerate(choices, 1):
            self.say(f"  {number} {choice}")
        while True:
            chosen = place(self.ask(self.own.CHOICE), len(choices))
            if chosen >= 0:
                return chosen
            self.say(f"1-{len(choices)}, {self.own.QUIT}")

    def _menu(self) -> None:
        """One choice from the menu, and what follows from it."""
        heard = self.words
        item = self.own.ITEM.format
        going = self.session
        style = options.style(options.chosen(self.settings))
        items = [
            (heard.PLAY, self._play),
            (item(heard.LEVEL, heard.LEVELS[self._level()]), self._choose_level),
            (item(heard.RULES, heard.STYLES[style]), self._choose_rules),
            (heard.GUIDE, self._read_guide),
        ]
        if len(LANGUAGES) > 1:
            _, name, label, _ = row(self.settings.language)
            items.append((item(label, name), self._choose_language))
        if going and going.two:
            self.say(self.own.TWO_KEPT)
        elif going:
            items.insert(0, (heard.CONTINUE, self._go_on))
        items[self.pick(f"Knock. {heard.TITLE}", tuple(label for label, _ in items))][1]()

    def _level(self) -> int:
        return self.settings.level if self.settings.level != TWO else 0

    def _play(self) -> None:
        """Start a new game; a game under way is given up when the person says so."""
        if self.session and not self.session.match.over:
            answer = self.ask(" ".join(self.words.THROW_AWAY) + f" ({self.own.YES}?)")
            if answer not in (self.own.YES, self.own.YES[0]):
                return
        match = Match(options.chosen(self.settings), self.chance(8))
        self.session = Session(match, self._level(), self.store, self.chance(8))
        self.session.save()
        self.keep()
        self._go_on()

    def _go_on(self) -> None:
        if self.session and Table(self, self.session).play():
            self.session = None

    def _choose_level(self) -> None:
        self.settings.level = self.pick(self.words.LEVEL, self.words.LEVELS)
        self.settings.save()

    def _choose_rules(self) -> None:
        named = tuple(self.words.STYLES[name] for name in PRESET_NAMES)
        rules = options.chosen(self.settings)
        options.set_style(rules, PRESET_NAMES[self.pick(self.words.RULES, named)])
        self.settings.rules = rules.to_bytes()
        self.settings.save()

    def _choose_language(self) -> None:
        asked = " / ".join(line[2] for line in ROWS)
        self.settings.language = LANGUAGES[self.pick(asked, tuple(line[1] for line in ROWS))]
        self.settings.save()
        self._speak()

    def _read_guide(self) -> None:
        read = section("guide", self.settings.language)
        known = guide.values(options.chosen(self.settings), screen=False)
        for page in guide.pages(read, known):
            self.say(f"{page[0]}.")
            for text in guide.paragraphs(page, known):
                self.say(_CARD.sub(lambda found: self.letters.name(code(found[1])), text))
            self.say()
