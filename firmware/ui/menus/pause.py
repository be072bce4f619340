"""The pause: the game waits, and is saved."""

from ui.screens.menu import Menu, item, setting


class Pause(Menu):
    """Go on, the score sheet, the rules of this game, the hand's order, settings, the title.

    Where the rules allow it: the discards. With `hints`, over a table: a hint.
    """

    back = False  # the first item does

    def __init__(self, app, hints=False):
        super().__init__(app)
        self._hints = hints

    def heading(self):
        """The text above the items."""
        return self.app.words.PAUSE

    def fill(self):
        """The items, made anew."""
        app = self.app
        words = app.words
        items = [item(words.RESUME, app.close)]
        if self._hints:
            items.append(item(words.HINT, self._hint))
        items.append(item(words.SHEET, self._sheet))
        if app.session.match.rules.look:
            items.append(item(words.LOOK, self._look))
        return items + [
            setting(words.SORT, self._sort, words.SORTS[app.settings.sort]),
            item(words.GUIDE, self._guide),
            item(words.SETTINGS, self._settings),
            item(words.QUIT, self._quit),
        ]

    def _hint(self):
        self.app.close()
        self.app.screen.show_hint()

    def _sort(self, step):
        settings = self.app.settings
        settings.sort = (settings.sort + step) % 3
        self.app.afterwards(settings.save)

    def _look(self):
        from ui.menus.discards import Discards

        self.app.open(Discards(self.app))

    def _sheet(self):
        from ui.screens.score_sheet import ScoreSheet

        self.app.open(ScoreSheet(self.app))

    def _guide(self):
        from ui.menus.guide import Guide

        session = self.app.session
        rules = session.match.rules
        self.app.open_soon(self.app.words.GUIDE, lambda: Guide(self.app, rules, session.two))

    def _settings(self):
        from ui.menus.settings_menu import SettingsMenu

        self.app.open(SettingsMenu(self.app))

    def _quit(self):
        from ui.screens.title import Title

        self.app.replace(Title(self.app))
