"""Every preset, with its variants, against the naive twin of the rules."""

from gin.rules import PRESET_NAMES, preset
from naive.compare import Pair
from naive.counts import count
from naive.dice import Dice
from naive.stacked import rich
from naive.tempers import tempers

# The slower Python plays fewer deals: both run the same files.
DEALS = count(5000, 400, 100)


def _play(pair, deck, dealer, players):
    pair.begin(deck, dealer)
    legal = pair.check()
    while legal:
        pair.apply(players[pair.naive.turn].choose(pair.naive, legal))
        legal = pair.check()
    return pair.check_result()["kind"]


def _play_all(rules, deals, seed):
    """Play `deals` random deals in both; gives the kinds of ends that came up."""
    pair = Pair(rules)
    kinds = set()
    for i in range(deals):
        dice = Dice(seed + i)
        dealer = 1 if rules.first_dealer else dice.below(2)
        # Every other deck makes a short deal: melds abound in it.
        deck = rich(dice) if i & 1 else dice.deck()
        kinds.add(_play(pair, deck, dealer, tempers(dice)))
    return kinds


def test_classic():
    assert len(_play_all(preset("classic"), DEALS, 100000)) == 5


def test_kawu():
    assert len(_play_all(preset("kawu"), DEALS, 200000)) == 5


def test_encyclopedia():
    assert len(_play_all(preset("encyclopedia"), DEALS, 300000)) == 5


def test_arcade():
    assert len(_play_all(preset("arcade"), DEALS, 400000)) == 6


def test_variants_over_every_preset():
    variants = (
        {"oklahoma": 1},
        {"oklahoma": 1, "ace_gin": 1, "spades_double": 1},
        {"straight": 1},
        {"straight": 1, "big_gin": 1, "gin_layoffs": 1, "deal_bonus": 7},
        {"big_gin": 1, "knock_limit": 3, "undercut_bonus": 0, "undercut_equal": 0},
        {"offer": 1, "first": 1, "first_dealer": 0, "gin_layoffs": 1},
    )
    seed = 500000
    for name in PRESET_NAMES:
        for changes in variants:
            rules = preset(name)
            for field, value in changes.items():
                rules.change(field, value)
            seed += 1000
            _play_all(rules, DEALS // 80, seed)
