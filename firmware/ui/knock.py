"""The game as screens: which one is shown first, which follows, which tells of trouble."""

from gin.deal import OVER
from gin.match import Match
from session.session import Session, take_up
from system import sealed
from ui.app import App
from ui.screens.opening import Opening


class Knock(App):
    """The app that plays gin rummy."""

    def start(self):
        """Show the first screen: the languages at the first power-up, else the title."""
        from ui.menus.language import Language
        from ui.screens.title import Title

        self.session = take_up(self.store, self.board.random_bytes(8))
        if self.session:
            self.afterwards(self.count)
        self.replace(Title(self))
        if not self.settings.language:
            self.open(Language(self))

    def tell(self, error):
        """Show that `error` happened."""
        from ui.screens.trouble import Trouble

        self.replace(Trouble(self, error))

    def tell_unsaved(self):
        """Say that the game cannot be saved."""
        from ui.screens.page import Page

        self.store.problem = sealed.GOOD
        self.open(Page(self, self.words.TROUBLE, self.words.UNSAVED))

    def tell_low(self):
        """Say that the battery is nearly empty."""
        from ui.screens.page import Page

        self.power.low = False
        self.open(Page(self, self.words.BATTERY, self.words.BATTERY_LOW))

    def open_soon(self, heading, make):
        """Show `heading` at once, and on top of the present screen the one that `make()` gives:
        for screens that take longer than a person should wait for a press to be answered."""
        self.open(Opening(self, heading, make))

    def pause(self, hints=False):
        """Show the pause; with `hints` it offers one."""

        def make():
            from ui.menus.pause import Pause

            return Pause(self, hints)

        self.open_soon(self.words.PAUSE, make)

    def play(self):
        """Start a new game under the chosen rules, and show it."""
        from session.options import chosen

        match = Match(chosen(self.settings), self.board.random_bytes(8))
        level = self.settings.level
        self.session = Session(match, level, self.store, self.board.random_bytes(8))
        self.afterwards(self.session.save)
        self.go_on()

    def go_on(self):
        """Show the game in hand where it stands: deal's end, cover between two, or table."""
        self._screens.clear()  # first: what they held makes room for the next
        if self.session.deal.phase == OVER:
            from ui.screens.deal_end import DealEnd as Next
        elif self.session.two:
            from ui.screens.cover import Cover as Next
        else:
            from ui.table.table import Table as Next
        self.replace(Next(self))

    def count(self):
        """Count what ended in the game in hand for the statistics."""
        self.session.count(self.board.folder)
