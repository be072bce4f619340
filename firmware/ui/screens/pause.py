"""The pause: the game waits, and is saved."""

from ui.screens.menu import Menu
from ui.screens.settings import SettingsMenu


class Pause(Menu):
    """Go on, sort the hand, look through the discards where the rules allow it, settings, end."""

    def heading(self):
        """The text above the items."""
        return self.app.words.PAUSE

    def fill(self):
        """The items, made anew."""
        app = self.app
        words = app.words
        items = [
            (words.RESUME, "", app.close),
            (words.SORT, words.SORTS[app.settings.sort], self._sort),
        ]
        if app.game.match.rules.look:
            items.append((words.LOOK, "", self._look))
        items.append((words.SETTINGS, "", lambda: app.open(SettingsMenu(app))))
        items.append((words.QUIT, "", self._quit))
        return items

    def _sort(self):
        settings = self.app.settings
        settings.sort = (settings.sort + 1) % 3
        settings.save()

    def _look(self):
        from ui.screens.discards import Discards

        self.app.open(Discards(self.app))

    def _quit(self):
        from ui.screens.title import Title

        self.app.replace(Title(self.app))
