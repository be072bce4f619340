"""Before a new game: against whom, and by which rules."""

from session import options
from session.session import OPPONENTS, TWO
from ui.menus.confirm import Confirm
from ui.screens.menu import Menu, item, setting


class NewGame(Menu):
    """Start, the opponent, the rules; it asks before a game under way is given up."""

    def heading(self):
        """The text above the items."""
        return self.app.words.PLAY

    def fill(self):
        """The items, made anew."""
        return [item(self.app.words.START, self._start)] + match_items(self.app)

    def _start(self):
        app = self.app
        if app.session and not app.session.match.over:
            app.open(Confirm(app, app.words.THROW_AWAY, app.play))
        else:
            app.play()


def match_items(app):
    """The menu items of what makes the next game: the opponent and the rules."""
    words = app.words
    level = app.settings.level
    style = words.STYLES[options.style(options.chosen(app.settings))]
    return [
        setting(
            words.LEVEL,
            lambda step: _oppose(app, step),
            words.TWO if level == TWO else words.LEVELS[level],
        ),
        item(words.RULES, lambda: _choose_rules(app), style),
    ]


def _oppose(app, step):
    app.settings.level = (app.settings.level + step) % OPPONENTS
    app.afterwards(app.settings.save)


def _choose_rules(app):
    from ui.menus.rules_menu import RulesMenu

    app.open_soon(app.words.RULES, lambda: RulesMenu(app))
