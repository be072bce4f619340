"""What a player has learnt of the person outlives a break in the game."""

import pytest

from gin import record
from gin.deal import OVER
from gin.match import Match
from gin.rules import preset
from players import decide
from players.easy import Easy
from players.view import View
from ui.game import Game

SEED = bytes(8)
DEALS = 4


class Store:
    """A store that keeps nothing."""

    def add(self, action):
        pass

    def begin(self, data):
        pass


def act(game):
    action = game.think()
    while action < 0:
        action = game.think()
    game.apply(action)


def belief(game):
    """What the other believes of the person once it looks."""
    game.think()
    return bytes(game._player.types.shares)


def other_to_act(game):
    """Pass or draw for the person until the other is to act."""
    person, view = Easy(), View()
    person.begin_match(SEED)
    while game.mine():
        view.read(game.match, game.seat)
        game.apply(decide(person, view))


@pytest.mark.parametrize("level", [2, 3])
def test_it_believes_the_same_after_a_break(level):
    rules = preset("kawu")
    rules.target = 250  # more than these deals can bring
    game = Game(Match(rules, SEED), level, Store(), SEED)
    nothing = None
    while len(game.match.history) < DEALS:
        if game.deal.phase == OVER:
            game.next_deal()
        other_to_act(game)
        if game.deal.phase != OVER:
            if nothing is None:
                nothing = belief(game)
            act(game)
    game.next_deal()
    other_to_act(game)
    before = belief(game)
    game = Game(record.unpack(record.pack(game.match)), level, Store(), SEED)
    assert belief(game) == before
    assert before != nothing
