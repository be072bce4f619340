"""The choice of the language: at the first power-up, and from the menus."""

from ui.screens.menu import Menu
from ui.text import LANGUAGES, forget_others, words


class Language(Menu):
    """One item a language, each in its own words."""

    def __init__(self, app):
        super().__init__(app)
        language = app.settings.language
        self._words = [words(language) for language in LANGUAGES]
        self.closable = bool(language)
        self.chosen = LANGUAGES.index(language) if language in LANGUAGES else 0

    def heading(self):
        """The text above the items."""
        return " / ".join(said.LANGUAGE_LABEL for said in self._words)

    def fill(self):
        """The items, made anew."""
        return [
            (said.LANGUAGE, "", lambda language=language: self._choose(language))
            for language, said in zip(LANGUAGES, self._words)
        ]

    def press(self, key):
        """What the keys do here; see Screen."""
        super().press(key)
        if self.app.screen is not self:
            forget_others(self.app.settings.language)

    def _choose(self, language):
        self.app.settings.language = language
        self.app.afterwards(self.app.settings.save)
        self.app.speak(language)
        self.app.close()
