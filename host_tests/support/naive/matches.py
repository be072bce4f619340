"""Whole matches in the engine, played fast and under any rules."""

from gin.actions import DRAW, KNOCK
from gin.deal import DISCARD_PHASE, OVER
from gin.match import Match
from gin.melds import after_discards
from gin.rules import FIELDS, PRESET_NAMES, preset
from naive import bridge
from naive.dice import Dice
from naive.stacked import rich

LONG = ("straight", "hollywood")  # variants that make matches long come up less often

_legal = bytearray(24)
_left = bytearray(52)


def choose(deal, dice):
    """Knocks mostly when it can, throws what leaves least, and errs in one of twenty actions."""
    n = deal.legal(_legal)
    last = _legal[n - 1]
    if dice.below(20) == 0:
        return _legal[dice.below(n)]
    if deal.phase != DISCARD_PHASE:
        return DRAW if _legal[0] == DRAW and dice.below(4) else last
    if last >= KNOCK:
        return last
    after_discards(deal.hands[deal.turn], _left)
    best = _legal[0]
    for action in _legal[1:n]:
        if _left[action & 63] < _left[best & 63]:
            best = action
    return best


def play(match, dice):
    """Play `match` to its end."""
    while True:
        play_deal(match, dice)
        if match.over:
            return
        match.next_deal()


def play_deal(match, dice):
    """Play the deal of `match` to its end."""
    while match.deal.phase != OVER:
        match.apply(choose(match.deal, dice))


def random_rules(dice):
    """Rules of any preset with any fields changed that make sense together."""
    while True:
        rules = preset(dice.pick(PRESET_NAMES))
        for name, least, most, _ in FIELDS:
            if dice.below(12 if name in LONG else 5) == 0:
                rules.change(name, least + dice.below(most - least + 1))
        rules.change("target", dice.pick([0, 100, 150, 200, 250]))
        try:
            rules.check()
            return rules
        except ValueError:
            pass


def random_match(number):
    """A whole match of random rules and cards, the same for the same number."""
    dice = Dice(number)
    match = Match(random_rules(dice), _seed(dice))
    play(match, dice)
    return match


def short_match(number):
    """Like random_match, but of decks that make short deals."""
    dice = Dice(number)
    match = Match(random_rules(dice), _seed(dice), bridge.codes(rich(dice)))
    play_deal(match, dice)
    while not match.over:
        match.next_deal(bridge.codes(rich(dice)))
        play_deal(match, dice)
    return match


def _seed(dice):
    return bytes([dice.below(256) for _ in range(8)])
