"""The engine's deal and the naive one side by side."""

from gin.deal import DISCARD_PHASE, DRAW_PHASE, OFFER, OVER, Deal
from naive import bridge, game
from naive.cards import DECK, mask

PHASES = {"offer": OFFER, "draw": DRAW_PHASE, "discard": DISCARD_PHASE, "over": OVER}
KINDS = ("void stock", "void turns", "knock", "undercut", "gin", "big gin")


class Pair:
    """One deal in both; `check` after any step tells whether they are the same."""

    def __init__(self, rules):
        self.rules = rules
        self.words = bridge.to_words(rules)
        self.engine = Deal()
        self._legal = bytearray(24)

    def begin(self, deck, dealer):
        """Deal the cards (as text) in both."""
        self.naive = game.Deal(self.words, deck, dealer)
        self.engine.begin(self.rules, bridge.codes(deck), dealer)

    def apply(self, action):
        """Do an action (as text) in both."""
        self.naive.apply(action)
        self.engine.apply(bridge.ACTIONS[action])

    def check(self):
        """AssertionError where the deal in play differs; gives the legal actions as text."""
        naive, engine = self.naive, self.engine
        assert engine.phase == PHASES[naive.phase]
        n = engine.legal(self._legal)
        legal = naive.legal()
        expected = [bridge.ACTIONS[action] for action in legal]
        expected.sort()
        assert list(self._legal[:n]) == expected
        assert engine.stock == len(naive.stock)
        if naive.phase != "over":
            assert engine.turn == naive.turn
            assert engine.limit == naive.limit
            assert bool(engine.must_draw) == naive.must_draw
            assert engine.pile_size == len(naive.pile)
            if naive.pile:
                assert DECK[engine.upcard()] == naive.pile[-1]
        return legal

    def check_hands(self):
        """AssertionError where the hands differ."""
        for seat in range(2):
            assert bridge.bits(self.engine.hands[seat]) == mask(self.naive.hands[seat])

    def check_result(self):
        """AssertionError where the deal's end differs; gives the naive result."""
        self.check_hands()
        naive, found = self.naive, self.engine.result
        laid = ()
        if naive.knocker is None:
            assert found.knocker == 255
        else:
            assert found.knocker == naive.knocker
            laid = bridge.laid(found.melds[naive.knocker])
            assert laid in naive.ways_to_lay()
        expected = naive.result(laid)
        assert KINDS[found.kind] == expected["kind"]
        assert found.winner == (255 if expected["winner"] is None else expected["winner"])
        assert found.points == expected["points"]
        if naive.knocker is not None:
            assert list(found.deadwood) == expected["deadwood"]
            assert found.difference == expected["difference"]
            assert sum(found.bonuses) == expected["bonus"]
            assert bool(found.doubled) == naive.doubled
        return expected
