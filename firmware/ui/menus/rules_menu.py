"""The choice of the rules: a house style, the variants, and every single field."""

from gin.rules import PRESET_NAMES, preset
from session import options
from ui.menus.confirm import Confirm
from ui.menus.explained import Explained
from ui.screens.page import Page, wrap
from ui.text import section


class Choice:
    """The rules being chosen, `rules`, with the words for them; kept in the settings."""

    def __init__(self, app):
        self.app = app
        self.words = section("rules", app.settings.language)
        self.rules = options.chosen(app.settings)

    def save(self):
        """Keep the rules for the next game."""
        settings = self.app.settings
        settings.rules = self.rules.to_bytes()
        self.app.afterwards(settings.save)

    def value(self, name):
        """The value of field `name` in words."""
        value = getattr(self.rules, name)
        field = self.words.FIELDS[name]
        if len(field) > 2:
            return field[2][value]
        if name == "target" and not value:
            return self.words.SINGLE
        if options.values(name) == (0, 1):
            return (self.app.words.NO, self.app.words.YES)[value].lower()
        return str(value)

    def item(self, name):
        """The menu item of field `name`."""
        field = self.words.FIELDS[name]
        return (field[0], self.value(name), lambda: self.advance(name), field[1])

    def advance(self, name):
        """Go on to the next value of field `name`; say why where one makes no sense."""
        conflict = options.advance(self.rules, name)
        self.save()
        if conflict:
            lines = wrap(self.words.CONFLICTS[conflict], self.app.canvas.columns())
            self.app.open(Page(self.app, self.words.REFUSED, lines))


class RulesMenu(Explained):
    """The way to all that can be chosen."""

    def __init__(self, app):
        super().__init__(app)
        self._choice = Choice(app)

    def heading(self):
        """The text above the items."""
        return self.app.words.RULES

    def fill(self):
        """The items, made anew."""
        choice = self._choice
        words = choice.words
        style = self.app.words.STYLES[options.style(choice.rules)]
        return [
            (words.STYLE, style, self._open_styles, self._style_says()),
            (words.VARIANTS, self._variants(), self._opens(options.VARIANTS, words.VARIANTS))
            + (words.VARIANTS_SAY,),
            choice.item("target"),
            (words.DEALING, "▶", self._opens(options.DEALING, words.DEALING), words.DEALING_SAYS),
            (words.POINTS, "▶", self._opens(options.POINTS, words.POINTS), words.POINTS_SAY),
            (words.ENDING, "▶", self._opens(options.ENDING, words.ENDING), words.ENDING_SAYS),
            (words.READ, "▶", self._read, words.READ_SAYS),
        ]

    def _style_says(self):
        return says(self._choice, options.style(self._choice.rules))

    def _variants(self):
        """The first variant that is on, and how many more."""
        choice = self._choice
        on = [name for name in options.VARIANTS if getattr(choice.rules, name)]
        if not on:
            return choice.words.NONE
        more = f" +{len(on) - 1}" if len(on) > 1 else ""
        return choice.words.FIELDS[on[0]][0] + more

    def _opens(self, names, heading):
        return lambda: self.app.open(FieldsMenu(self.app, self._choice, names, heading))

    def _open_styles(self):
        self.app.open(StyleMenu(self.app, self._choice))

    def _read(self):
        from ui.menus.guide import Guide

        words = self._choice.words
        self.app.open_soon(words.READ, lambda: Guide(self.app, self._choice.rules))


class FieldsMenu(Explained):
    """The fields `names` of the rules, each with its value; A goes on to the next value."""

    def __init__(self, app, choice, names, heading):
        super().__init__(app)
        self._choice = choice
        self._names = names
        self._heading = heading

    def heading(self):
        """The text above the items."""
        return self._heading

    def fill(self):
        """The items, made anew."""
        return [self._choice.item(name) for name in self._names]


class StyleMenu(Explained):
    """The house styles, the one in force first chosen and marked."""

    def __init__(self, app, choice):
        super().__init__(app)
        self._choice = choice
        self._now = options.style(choice.rules)
        names = list(PRESET_NAMES)
        if self._now not in names:
            names.append(self._now)
        self._names = names
        self.chosen = names.index(self._now)

    def heading(self):
        """The text above the items."""
        return self._choice.words.STYLE

    def fill(self):
        """The items, made anew."""
        styles = self.app.words.STYLES
        return [
            (
                styles[name],
                "◀" if name == self._now else "",
                lambda name=name: self._choose(name),
                says(self._choice, name),
            )
            for name in self._names
        ]

    def _choose(self, name):
        if name == self._now:
            self.app.close()
        elif self._now in PRESET_NAMES:
            self._set(name)
        else:
            lines = self._choice.words.LOSE_CUSTOM
            self.app.open(Confirm(self.app, lines, lambda: self._set(name)))

    def _set(self, name):
        options.set_style(self._choice.rules, name)
        self._choice.save()
        self.app.close()


def says(choice, name):
    """What house style `name` pays, in words; its numbers come from its record."""
    if name not in PRESET_NAMES:
        return choice.words.CUSTOM_SAYS
    rules = preset(name)
    return choice.words.STYLE_SAYS.format(
        gin_bonus=rules.gin_bonus,
        undercut_bonus=rules.undercut_bonus,
        box_bonus=rules.box_bonus,
        game_bonus=rules.game_bonus,
    )
