"""Scenes played in the engine's deal, with stacked cards and actions as text."""

from gin.actions import parse_action
from gin.deal import Deal, IllegalAction
from gin.rules import preset
from naive import bridge
from naive.cards import DECK
from naive.stacked import stacked


def deal_of(first, second, upcard="", stock="", name="classic", dealer=1, **changes):
    """A deal of the stacked cards under preset `name` with `changes`.

    The non-dealer, seat 0 unless told, holds `first`.
    """
    rules = preset(name)
    for field, value in changes.items():
        rules.change(field, value)
    rules.check()
    deal = Deal()
    deal.begin(rules, bridge.codes(stacked(first, second, upcard, stock)), dealer)
    return deal


def do(deal, actions):
    """Do the actions of a text like 'pass, pass, draw'."""
    for action in actions.split(", "):
        deal.apply(parse_action(action))


def legal(deal):
    """What may be done now, as text."""
    buffer = bytearray(24)
    return [bridge.WORDS[action] for action in buffer[: deal.legal(buffer)]]


def refused(deal, action):
    """True if the deal refuses the action."""
    try:
        deal.apply(parse_action(action))
    except IllegalAction:
        return True
    return False


def wait(deal):
    """One turn that changes nothing: draw, and discard the card drawn."""
    do(deal, "draw")
    do(deal, "discard " + DECK[deal.drawn])


def discards(deal):
    """The cards that may be discarded now."""
    return [action[8:] for action in legal(deal) if action[:7] == "discard"]
