"""What a person may set."""

from session import options
from system.version import VERSION
from ui.menus.confirm import Confirm
from ui.menus.language import Language
from ui.menus.new_game import match_items
from ui.screens.menu import Menu, item, setting
from ui.text import LANGUAGES, row

# The times to choose from, in seconds; 0 is never.
_DIM = (15, 30, 60, 120, 0)
_SLEEP = (60, 120, 300, 600, 0)
_BOUNCE = (20, 35, 50, 80, 120)  # milliseconds


class SettingsMenu(Menu):
    """One item a setting, with its value.

    Opponent and rules are those of the next game: where one is under way it asks in the end.
    """

    note = f"Knock {VERSION}"

    def __init__(self, app):
        super().__init__(app)
        self._before = self._match()

    def _match(self):
        settings = self.app.settings
        return settings.level, options.chosen(settings).to_bytes()

    def heading(self):
        """The text above the items."""
        return self.app.words.SETTINGS

    def fill(self):
        """The items, made anew."""
        app = self.app
        words = app.words
        settings = app.settings
        items = match_items(app)
        if len(LANGUAGES) > 1:
            _, name, label, _ = row(settings.language)
            items.append(item(label, lambda: app.open(Language(app)), name))
        items += [
            setting(words.BRIGHTNESS, self._brighten, f"{settings.brightness}/5"),
            self._item(words.DIM, self._time(settings.dim_after), "dim_after", _DIM),
            self._item(words.SLEEP, self._time(settings.sleep_after), "sleep_after", _SLEEP),
            self._item(words.SORT, words.SORTS[settings.sort], "sort", (0, 1, 2)),
            self._item(words.SPEED, words.SPEEDS[settings.speed], "speed", (0, 1, 2, 3)),
        ]
        if app.board.buzzer:
            sound = (words.NO, words.YES)[settings.sound]
            items.append(self._item(words.SOUND, sound.lower(), "sound", (0, 1)))
        if app.board.buttons.bounce_ms:
            bounce = f"{settings.bounce_ms} ms"
            items.append(self._item(words.BOUNCE, bounce, "bounce_ms", _BOUNCE))
        return items

    def _item(self, label, value, name, values):
        return setting(label, lambda step: self._advance(name, values, step), value)

    def _time(self, seconds):
        if not seconds:
            return self.app.words.NEVER
        return f"{seconds // 60} min" if seconds >= 60 else f"{seconds} s"

    def _advance(self, name, values, step):
        """Go on to the next of `values`, or with -1 back to the one before."""
        settings = self.app.settings
        value = getattr(settings, name)
        at = values.index(value) + step if value in values else 0
        setattr(settings, name, values[at % len(values)])
        self.app.obey()
        self.app.afterwards(settings.save)

    def _brighten(self, step):
        self._advance("brightness", (1, 2, 3, 4, 5), step)
        self.app.power.brighten()

    def leave(self):
        """Go back; what was changed for the next game may be wanted now."""
        super().leave()
        app = self.app
        under_way = app.session and not app.session.match.over
        if under_way and self._match() != self._before:
            app.open(Confirm(app, app.words.CHANGED, app.play))
