"""A game goes on after the power was off: its player is a new one, in the middle of a deal."""

from gin.deal import OVER
from gin.match import Match
from gin.rules import preset
from players import THINKING, levels
from players.view import View


def decide(name, view):
    """The action of a new player in `view`."""
    player = levels.player(name)
    player.begin_match(bytes(8))
    player.begin(view)
    action = player.step()
    while action == THINKING:
        action = player.step()
    return action


def test_a_new_player_goes_on_with_any_deal():
    for name in levels.NAMES:
        match = Match(preset("classic"), b"taken up")
        view = View()
        while match.deal.phase != OVER:
            view.read(match, match.deal.turn)
            match.apply(decide(name, view))
