"""Easy: always legal, blind to hidden cards, and as weak as it is meant to be."""

from gin.actions import DISCARD, GIN, KNOCK, TAKE
from gin.cards import add, hand, has
from gin.deal import OVER
from gin.match import Match
from gin.melds import after_discards, deadwood, in_best_meld
from gin.rules import PRESET_NAMES, preset
from naive import matches
from naive.dice import Dice
from naive.hidden import permuted
from players import decide
from players.easy import Easy
from players.view import View


def _easy(number):
    player = Easy()
    player.begin_match(bytes([number & 255, number >> 8, 1, 2, 3, 4, 5, 6]))
    return player


def _turns(match, players):
    """Play `match` to its end; before each action gives (deal, view, action)."""
    view = View()
    while not match.over:
        if match.deal.phase == OVER:
            match.next_deal()
        view.read(match, match.deal.turn)
        action = decide(players[match.deal.turn], view)
        yield match.deal, view, action
        match.apply(action)


def test_it_ends_matches_of_any_rules():
    for number in range(30):
        rules = matches.random_rules(Dice(number))
        match = Match(rules, bytes([number] * 8))
        for _ in _turns(match, [_easy(number), _easy(number + 1)]):
            pass
        assert match.over


def test_hidden_cards_do_not_change_its_decision():
    """Two of the same seed, one of them shown the deal with the hidden cards permuted."""
    for number in range(40):
        dice = Dice(number)
        match = Match(preset(PRESET_NAMES[number % 4]), bytes([number] * 8))
        pairs = [(_easy(seat), _easy(seat)) for seat in range(2)]
        one, two = View(), View()
        while match.deal.phase != OVER:
            seat = match.deal.turn
            one.read(match, seat)
            two.read(permuted(match, seat, dice), seat)
            action = decide(pairs[seat][0], one)
            assert decide(pairs[seat][1], two) == action
            match.apply(action)


def test_it_waits_before_it_knocks():
    left = bytearray(52)
    chances = knocks = gins = 0
    for number in range(10):
        match = Match(preset("kawu"), bytes([number] * 8))
        for deal, view, action in _turns(match, [_easy(number), _easy(number + 99)]):
            last = view.legal[view.n_legal - 1]
            if last >= GIN:
                assert action >= GIN
                gins += 1
            elif last >= KNOCK:
                chances += 1
                if action >= KNOCK:
                    after_discards(deal.hands[deal.turn], left)
                    assert left[action & 63] <= 5
                    knocks += 1
    assert 0 < knocks < chances * 0.6 and gins


def test_it_overlooks_half_of_the_upcards_that_help():
    """Help: the card melds, in some best arrangement, and leaves less after a discard."""
    useful = taken = 0
    left = bytearray(52)
    melded = hand()
    for number in range(10):
        match = Match(preset("classic"), bytes([number] * 8))
        for _, view, action in _turns(match, [_easy(number), _easy(number + 99)]):
            if view.n_legal == 2 and TAKE in list(view.legal[:2]):
                held = deadwood(view.hand)
                add(view.hand, view.upcard)
                in_best_meld(view.hand, melded)
                if has(melded, view.upcard) and after_discards(view.hand, left) < held:
                    useful += 1
                    taken += action == TAKE
                else:
                    assert action != TAKE
    assert 0.4 < taken / useful < 0.6


def test_its_seed_decides_its_whims():
    def actions(seed):
        match = Match(preset("classic"), bytes(8))
        for _ in _turns(match, [_easy(seed), _easy(seed + 1)]):
            pass
        return bytes(match.actions)

    assert actions(1) == actions(1)
    assert len({actions(seed) for seed in range(8)}) == 8


def test_it_discards_only_what_may_be_discarded():
    for number in range(5):
        match = Match(preset("kawu"), bytes([number] * 8))
        for deal, view, action in _turns(match, [_easy(number), _easy(number + 7)]):
            assert action in list(view.legal[: view.n_legal])
            if action >= DISCARD:
                assert action & 63 != deal.taken
