"""The scenes of choosing and reading the rules."""

from system.keys import DOWN, UP, A
from ui.menus.guide import Guide
from ui.menus.rules_menu import RulesMenu


def rules_menu(stage):
    stage.app.replace(RulesMenu(stage.app))


def rules_menu_end(stage):
    rules_menu(stage)
    stage.press(UP)


def rules_variants_on(stage):
    stage.choose(preset="kawu", oklahoma=1, ace_gin=1, big_gin=1)
    rules_menu(stage)
    stage.press(DOWN)


def styles(stage):
    rules_menu(stage)
    stage.press(A)


def styles_custom(stage):
    stage.choose(gin_bonus=25)
    styles(stage)


def styles_lose_custom(stage):
    styles_custom(stage)
    stage.press(DOWN, A)


def variants(stage):
    rules_menu(stage)
    stage.press(DOWN, A)


def variants_refused(stage):
    variants(stage)
    stage.press(DOWN, A)


def variants_straight_refused(stage):
    stage.choose(oklahoma=1)
    variants(stage)
    stage.press(DOWN, DOWN, DOWN, A)


def target_refused(stage):
    stage.choose(hollywood=1, target=250)
    rules_menu(stage)
    stage.press(DOWN, DOWN, A)


def dealing(stage):
    stage.choose(preset="arcade")
    rules_menu(stage)
    stage.press(DOWN, DOWN, DOWN, A, DOWN, DOWN, DOWN)


def points(stage):
    rules_menu(stage)
    stage.press(UP, UP, UP, UP, A, DOWN)


def bonuses(stage):
    rules_menu(stage)
    stage.press(UP, UP, UP, A, UP, UP, UP)


def guide(stage):
    stage.app.replace(Guide(stage.app, stage.rules()))


def guide_next(stage):
    guide(stage)
    stage.press(A, A)


def guide_table(stage):
    guide(stage)
    stage.press(DOWN, DOWN)


def guide_knocking(stage):
    stage.app.replace(Guide(stage.app, stage.rules(oklahoma=1, spades_double=1, big_gin=1)))
    stage.press(*[DOWN] * 9)


def guide_end(stage):
    guide(stage)
    stage.press(*[DOWN] * 20)


def guide_points(stage):
    guide(stage)
    stage.press(*[DOWN] * 11, A)


SCENES = (
    rules_menu, rules_menu_end, rules_variants_on, styles, styles_custom, styles_lose_custom,
    variants, variants_refused, variants_straight_refused, target_refused, dealing, points,
    bonuses, guide, guide_next, guide_table, guide_knocking, guide_points,
    guide_end,
)  # fmt: skip
