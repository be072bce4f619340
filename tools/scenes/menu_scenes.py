"""The scenes of menus, settings and troubles."""

from stage import HARD, NOTHING

from system import sealed
from system.keys import DOWN, UP, A, B
from ui.menus.discards import Discards
from ui.menus.language import Language
from ui.screens.title import Title
from ui.screens.trouble import Trouble


def language(stage):
    stage.app.settings.language = ""
    stage.app.replace(Language(stage.app))


def language_missing(stage):
    stage.app.settings.language = "??"  # of a Knock that knows more
    stage.app.open(Language(stage.app))


def title(stage):
    stage.app.replace(Title(stage.app))


def title_continue(stage):
    stage.deal(NOTHING, "", "4S", level=HARD)
    stage.app.session.match.games[0].scores[:] = [88, 47]
    title(stage)


def throw_away(stage):
    title_continue(stage)
    stage.press(DOWN, A, A)


def new_game(stage):
    title(stage)
    stage.press(A)


def settings(stage):
    title(stage)
    stage.press(UP, A)


def settings_end(stage):
    settings(stage)
    stage.press(UP)


def settings_changed(stage):
    title_continue(stage)
    stage.press(UP, A, A, B)


def unsaved(stage):
    stage.table(NOTHING, "", "4S")
    stage.app.tell_unsaved()


def battery_low(stage):
    stage.table(NOTHING, "", "4S")
    stage.app.tell_low()


def damaged(stage):
    stage.app.store.problem = sealed.DAMAGED
    title(stage)


def settings_lost(stage):
    stage.app.settings.problem = sealed.DAMAGED
    title(stage)


def settings_unsaved(stage):
    stage.app.settings.problem = sealed.UNWRITABLE
    title(stage)


def trouble(stage):
    error = OSError("[Errno 5] EIO: the display at 0x3C no longer answers")
    stage.app.replace(Trouble(stage.app, error))


def pause(stage):
    stage.table(NOTHING, "", "4S")
    stage.press(B)


def pause_look(stage):
    stage.table(NOTHING, "", "4S", preset="encyclopedia")
    stage.press(B)


def discards(stage):
    session = stage.deal(NOTHING, "", "4S")
    session.deal.pile[:27] = bytes(range(27))
    session.deal.pile_size = 27
    stage.app.replace(Discards(stage.app))


SCENES = (
    language, language_missing, title, title_continue, throw_away, new_game, settings,
    settings_end, settings_changed, unsaved, battery_low, damaged, settings_lost,
    settings_unsaved, trouble, pause, pause_look, discards,
)  # fmt: skip
