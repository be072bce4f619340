"""The choice of the rules: a house style, the variants, and every single field."""

from gin.rules import PRESET_NAMES
from session import options
from ui.menus.confirm import Confirm
from ui.menus.explained import Explained
from ui.menus.new_game import says
from ui.screens.menu import item, setting
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
        return setting(field[0], lambda step: self.advance(name, step), self.value(name), field[1])

    def advance(self, name, step):
        """Go on to the next value of field `name`, or with -1 back to the one before; say why
        where one makes no sense."""
        conflict = options.advance(self.rules, name, step)
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
        style = options.style(choice.rules)
        return [
            item(
                words.STYLE,
                self._open_styles,
                self.app.words.STYLES[style],
                says(self.app.words, style),
            ),
            self._group(words.VARIANTS, options.VARIANTS, words.VARIANTS_SAY, self._variants()),
            choice.item("target"),
            self._group(words.DEALING, options.DEALING, words.DEALING_SAYS),
            self._group(words.POINTS, options.POINTS, words.POINTS_SAY),
            self._group(words.ENDING, options.ENDING, words.ENDING_SAYS),
            item(words.READ, self._read, "▶", words.READ_SAYS),
        ]

    def _variants(self):
        """The first variant that is on, and how many more."""
        choice = self._choice
        on = [name for name in options.VARIANTS if getattr(choice.rules, name)]
        if not on:
            return choice.words.NONE
        more = f" +{len(on) - 1}" if len(on) > 1 else ""
        return choice.words.FIELDS[on[0]][0] + more

    def _group(self, label, names, meaning, value="▶"):
        """The item that opens the fields `names`."""

        def show():
            self.app.open(FieldsMenu(self.app, self._choice, names, label))

        return item(label, show, value, meaning)

    def _open_styles(self):
        self.app.open(StyleMenu(self.app, self._choice))

    def _read(self):
        from ui.menus.guide import Guide

        words = self._choice.words
        self.app.open_soon(words.READ, lambda: Guide(self.app, self._choice.rules))


class FieldsMenu(Explained):
    """The fields `names` of the rules, each with its value."""

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

    back = False  # the style in force closes it

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
            item(
                styles[name],
                lambda name=name: self._choose(name),
                "◀" if name == self._now else "",
                says(self.app.words, name),
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
