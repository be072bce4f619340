"""The first thing to see: the game's name, and what to do."""

from system import sealed
from ui.letters import write
from ui.screens.menu import Menu, item
from ui.screens.page import Page


class Title(Menu):
    """Going on with the game in hand, a new one, rules and advice, statistics, settings."""

    closable = False

    def shown(self):
        """It is on top now."""
        super().shown()
        app = self.app
        words = app.words
        if app.settings.language and app.settings.problem != sealed.GOOD:
            unsaved = app.settings.problem == sealed.UNWRITABLE
            lines = words.SETTINGS_UNSAVED if unsaved else words.SETTINGS_LOST
            app.settings.problem = sealed.GOOD
            app.open(Page(app, words.TROUBLE, lines))
        elif app.settings.language and app.store.problem != sealed.GOOD:
            newer = app.store.problem == sealed.NEWER
            unsaved = app.store.problem == sealed.UNWRITABLE
            lines = words.FROM_NEWER if newer else words.UNSAVED if unsaved else words.SET_ASIDE
            app.store.problem = sealed.GOOD
            app.open(Page(app, words.TROUBLE, lines))
        elif app.settings.language and app.power.low:
            app.tell_low()

    def fill(self):
        """The items, made anew."""
        words = self.app.words
        items = [
            item(words.PLAY, lambda: self.new_game(words.START)),
            item(words.GUIDE, self._guide),
            item(words.STATISTICS, self._statistics),
            item(words.SETTINGS, self._settings),
        ]
        if self.app.session:
            items.insert(0, item(words.CONTINUE, self.app.go_on, self._score()))
        return items

    def _score(self):
        session = self.app.session
        scores = (session.match.running() or session.match.games[-1]).scores
        return f"{scores[session.seat]}-{scores[1 - session.seat]}"

    def new_game(self, start):
        """Show what a new game is begun from, with the word `start` for that."""

        def make():
            from ui.menus.new_game import NewGame

            return NewGame(self.app, start)

        self.app.open_soon(self.app.words.PLAY, make)

    def _guide(self):
        def make():
            from session.options import chosen
            from ui.menus.guide import Guide

            return Guide(self.app, chosen(self.app.settings))

        self.app.open_soon(self.app.words.GUIDE, make)

    def _statistics(self):
        def make():
            from ui.menus.statistics_page import StatisticsPage

            return StatisticsPage(self.app)

        self.app.open_soon(self.app.words.STATISTICS, make)

    def _settings(self):
        def make():
            from ui.menus.settings_menu import SettingsMenu

            return SettingsMenu(self.app)

        self.app.open_soon(self.app.words.SETTINGS, make)

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        canvas.clear()
        self._draw_name(canvas)
        self.draw_items(canvas, theme.TITLE_ITEMS_Y, theme.FOOT_Y)
        self.draw_foot(canvas)

    def _draw_name(self, canvas):
        """The name, and a fan of the four aces."""
        theme = canvas.theme
        write(canvas.title, "Knock", theme.MARGIN, theme.TITLE_Y, theme.PAPER, canvas.light)
        canvas.text(self.app.words.TITLE, theme.MARGIN, theme.SUBTITLE_Y)
        x = canvas.width - theme.MARGIN - 4 * (theme.CARD_W + 1)
        for suit in range(4):
            self.app.faces.face(suit * 13, x, theme.TITLE_Y - 3 + suit % 2)
            x += theme.CARD_W + 1
