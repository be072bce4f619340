"""The choice of the language: at the first power-up, and from the menus."""

from system.languages import ROWS
from ui.screens.menu import Menu, item
from ui.text import LANGUAGES, forget_others, words


class Language(Menu):
    """One item a language, each in its own words."""

    back = False  # one of the languages is the one in use

    def __init__(self, app):
        super().__init__(app)
        language = app.settings.language
        self.closable = bool(language)
        self.chosen = LANGUAGES.index(language) if language in LANGUAGES else 0

    def heading(self):
        """The text above the items."""
        asked = [row[2] for row in ROWS]
        while len(" / ".join(asked)) > self.app.canvas.columns():
            asked.pop()
        return " / ".join(asked)

    def fill(self):
        """The items, made anew."""
        return [item(row[1], lambda language=row[0]: self._choose(language)) for row in ROWS]

    def press(self, key):
        """What the keys do here; see Screen."""
        super().press(key)
        if self.app.screen is self:
            self.app.afterwards(self._load)
        else:
            forget_others(self.app.settings.language)

    def _load(self):
        """The words that may be wanted next, so that nobody waits for them then."""
        words(LANGUAGES[self.chosen])

    def _choose(self, language):
        self.app.settings.language = language
        self.app.afterwards(self.app.settings.save)
        self.app.speak(language)
        self.app.close()
