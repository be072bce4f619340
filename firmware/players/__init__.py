"""Who decides. A player is given a View of the deal, never the deal.

A player has `begin_match(seed)`; at each of its turns `begin(view)`, then `step()` until that
gives an action instead of THINKING; and `deal_over(view)` when a deal has ended.
"""

from micropython import const

THINKING = const(-1)  # what `step` gives while a decision needs more slices


def decide(player, view):
    """The action of `player` in `view`, however many slices it takes."""
    player.begin(view)
    action = player.step()
    while action == THINKING:
        action = player.step()
    return action
