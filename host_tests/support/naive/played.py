"""Hands and showdowns from deals that players of all tempers really played."""

from naive.cards import mask
from naive.dice import Dice
from naive.game import Deal
from naive.presets import PRESETS
from naive.tempers import tempers


def deals(seed, rules=PRESETS["classic"]):
    """An endless row of (deal, hands): finished deals, and the 11-card hands met in them."""
    while True:
        dice = Dice(seed)
        players = tempers(dice)
        deal = Deal(rules, dice.deck(), dice.below(2))
        hands = []
        while deal.phase != "over":
            if deal.phase == "discard":
                hands.append(mask(deal.hands[deal.turn]))
            deal.apply(players[deal.turn].choose(deal, deal.legal()))
        yield deal, hands
        seed += 1


def hands(n, seed):
    """`n` hands of 11 cards from played deals, one after the other, as masks."""
    for _, met in deals(seed):
        yield from met[:n]
        n -= min(n, len(met))
        if not n:
            return


def showdowns(n, seed):
    """`n` played deals that ended with a knock or gin, one after the other."""
    for deal, _ in deals(seed):
        if deal.knocker is not None:
            yield deal
            n -= 1
            if not n:
                return


def random_hands(n, size, seed):
    """`n` random hands of `size` cards, one after the other, as masks."""
    dice = Dice(seed)
    for _ in range(n):
        yield mask(dice.deck()[:size])
