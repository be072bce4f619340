"""The scenes of a hint at the table: one for each reason that players.hint gives."""

from stage import FOUR_LONG, NEARLY_GIN, NOTHING, THREE_MELDS, cards

from system.keys import DOWN, A, B, Y

DRAWN = "pass, pass, draw"
TENS = "8S KS 3C 4C TC 4D 7D 8D 8H TH"
LOW = "2S 3C 4C TC 4D 8D AH 3H 6H 9H"


def _hint(stage, *deal, **how):
    stage.table(*deal, **how)
    stage.press(Y)


def hint_no_gain(stage):
    _hint(stage, NOTHING, "", "4S")


def hint_only(stage):
    _hint(stage, NOTHING, "", "4S", "pass, pass")


def hint_completes(stage):
    _hint(stage, TENS, "", "9H")


def hint_to_knock(stage):
    _hint(stage, NEARLY_GIN, "", "8S")


def hint_keeps(stage):
    _hint(stage, TENS, "", "9H", DRAWN, stock="7S")


def hint_high(stage):
    _hint(stage, LOW, "", "8H", DRAWN, stock="4S")


def hint_safer(stage):
    _hint(stage, "5S 9S JS QS 5C QC AD 3D AH 6H", "", "7H", DRAWN, stock="3H")


def hint_safe(stage):
    deal = stage.deal("AC 2C QC KC 2D 3D 5D 7D 8D 8H", "", "JC", DRAWN, stock="KH").deal
    gone = bytes(cards("6D JH TS KS 9H KD JC"))
    deal.pile[: len(gone)] = gone
    deal.pile_size = len(gone)
    stage.app.go_on()
    stage.press(Y)


def hint_for_gin(stage):
    _hint(stage, "4S 6S 7S 8S TS 6C 9C TC 9D TD", "", "JH", DRAWN, stock="9H")


def hint_undercut_risk(stage):
    deal = stage.deal("AS 7S 2C 7C 9C 9D TD JD QD 4H", "", "6S", DRAWN, stock="8C").deal
    deal.turns[0] = deal.turns[1] = 12  # late enough for the other to have as little
    stage.app.go_on()
    stage.press(Y)


def hint_knock(stage):
    _hint(stage, THREE_MELDS, "", "KS", DRAWN, stock="8C")


def hint_gin(stage):
    _hint(stage, NEARLY_GIN, "", "KS", DRAWN, stock="8S")


def hint_big_gin(stage):
    _hint(stage, FOUR_LONG, "", "2H", DRAWN, stock="KD", big_gin=1)


def hint_from_the_pause(stage):
    stage.table(LOW, "", "8H", DRAWN, stock="4S")
    stage.press(B, DOWN, A)


SCENES = (
    hint_no_gain, hint_only, hint_completes, hint_to_knock, hint_keeps, hint_high, hint_safer,
    hint_safe, hint_for_gin, hint_undercut_risk, hint_knock, hint_gin, hint_big_gin,
    hint_from_the_pause,
)  # fmt: skip
