"""Before a new game: against whom, and by which rules."""

from gin.rules import PRESET_NAMES, preset
from session import options
from session.session import OPPONENTS, TWO
from ui.menus.confirm import Confirm
from ui.menus.explained import Explained
from ui.screens.menu import item, setting


class NewGame(Explained):
    """`start`, the opponent, the rules; it asks before a game under way is given up."""

    def __init__(self, app, start):
        super().__init__(app)
        self._start_label = start

    def heading(self):
        """The text above the items."""
        return self.app.words.PLAY

    def fill(self):
        """The items, made anew."""
        items = match_items(self.app)
        return [item(self._start_label, self._start, "", items[1].meaning)] + items

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
    style = options.style(options.chosen(app.settings))
    return [
        setting(
            words.LEVEL,
            lambda step: _oppose(app, step),
            words.TWO if level == TWO else words.LEVELS[level],
            words.LEVELS_SAY[level],
        ),
        item(words.RULES, lambda: _choose_rules(app), words.STYLES[style], says(words, style)),
    ]


def says(words, style):
    """What house style `style` pays, in words; its numbers come from its record."""
    if style not in PRESET_NAMES:
        return words.CUSTOM_SAYS
    rules = preset(style)
    paid = (rules.gin_bonus, rules.undercut_bonus, rules.box_bonus, rules.game_bonus)
    return words.STYLE_SAYS.format(*paid)


def _oppose(app, step):
    app.settings.level = (app.settings.level + step) % OPPONENTS
    app.afterwards(app.settings.save)


def _choose_rules(app):
    from ui.menus.rules_menu import RulesMenu

    app.open_soon(app.words.RULES, lambda: RulesMenu(app))
