"""Players for the naive game, of several tempers: their deals are the tests' played hands."""

from naive import solver
from naive.cards import BIT, mask


class Simple:
    """Takes what melds, throws the dearest useless card, knocks at `knock_at` or less.

    One choice in `errs_in` is made at random (0: none).
    """

    def __init__(self, dice, knock_at, errs_in):
        self.dice = dice
        self.knock_at = knock_at
        self.errs_in = errs_in

    def choose(self, deal, legal):
        """The text of one of the `legal` actions of the deal."""
        if self.errs_in and self.dice.below(self.errs_in) == 0:
            return self.dice.pick(legal)
        if deal.phase == "discard":
            return self._finish(deal, legal)
        if "take" in legal and self._wants(deal):
            return "take"
        return "pass" if "pass" in legal else "draw"

    def _wants(self, deal):
        upcard = BIT[deal.pile[-1]]
        hand = mask(deal.hands[deal.turn]) | upcard
        return any(meld & hand == meld for meld in solver.WITH[upcard])

    def _finish(self, deal, legal):
        left = deal.after_discards()
        if "biggin" in legal:
            return "biggin"
        cards = [action[8:] for action in legal if action.startswith("discard")]
        least = min([left[BIT[card]] for card in cards])
        card = self.dice.pick([card for card in cards if left[BIT[card]] == least])
        if "gin " + card in legal:
            return "gin " + card
        if "knock " + card in legal and least <= self.knock_at:
            return "knock " + card
        return "discard " + card


class Stubborn(Simple):
    """Takes every upcard and never knocks: two of them never touch the stock."""

    def __init__(self, dice):
        super().__init__(dice, -1, 0)

    def _wants(self, deal):
        return True

    def _finish(self, deal, legal):
        return self.dice.pick([action for action in legal if action.startswith("discard")])


def tempers(dice):
    """Two players drawn by lot, from early knockers to those who wait for gin."""
    if dice.below(50) == 0:
        return [Stubborn(dice), Stubborn(dice)]
    return [Simple(dice, dice.pick([10, 10, 6, 3, 0]), dice.pick([0, 0, 8, 3])) for _ in range(2)]
