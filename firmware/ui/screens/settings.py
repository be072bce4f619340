"""What a person may set."""

from ui.game import PLAYERS
from ui.screens.language import Language
from ui.screens.menu import Menu


class SettingsMenu(Menu):
    """One item a setting, with its value; A goes on to the next value."""

    def heading(self):
        """The text above the items."""
        return self.app.words.SETTINGS

    def fill(self):
        """The items, made anew."""
        words = self.app.words
        settings = self.app.settings
        return [
            (words.LEVEL, words.LEVELS[min(settings.level, len(PLAYERS) - 1)], self._level),
            (words.SORT, words.SORTS[settings.sort], self._sort),
            (words.LANGUAGE_LABEL, words.LANGUAGE, lambda: self.app.open(Language(self.app))),
        ]

    def _level(self):
        settings = self.app.settings
        settings.level = (settings.level + 1) % len(PLAYERS)
        settings.save()

    def _sort(self):
        settings = self.app.settings
        settings.sort = (settings.sort + 1) % 3
        settings.save()
