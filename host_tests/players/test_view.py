"""A View tells what its seat may know, all of it, and nothing else."""

from gin.cards import NONE
from gin.deal import OVER
from gin.match import Match
from gin.rules import PRESET_NAMES, preset
from naive import bridge, matches
from naive.cards import DECK, mask
from naive.dice import Dice
from naive.hidden import permuted, visible
from players.view import View


def _positions(deals):
    """(match, dice) at every step of random deals, one after the other."""
    for number in range(deals):
        dice = Dice(number)
        match = Match(preset(PRESET_NAMES[number % 4]), bytes([number] * 8))
        while match.deal.phase != OVER:
            yield match, dice
            match.apply(matches.choose(match.deal, dice))


def test_a_view_does_not_depend_on_hidden_cards():
    one, two = View(), View()
    for match, dice in _positions(16):
        for seat in range(2):
            one.read(match, seat)
            two.read(permuted(match, seat, dice), seat)
            assert visible(one) == visible(two)


def test_a_view_tells_what_there_is_to_know():
    view = View()
    buffer = bytearray(24)
    for match, _ in _positions(60):
        deal = match.deal
        for seat in range(2):
            view.read(match, seat)
            mine = deal.turn == seat
            assert bytes(view.hand) == bytes(deal.hands[seat])
            assert bytes(view.known) == bytes(deal.known[1 - seat])
            assert view.n_legal == (deal.legal(buffer) if mine else 0)
            assert not mine or view.legal[: view.n_legal] == buffer[: view.n_legal]
            assert view.taken == (deal.taken if mine else NONE)
            assert view.upcard == deal.upcard() and view.stock == deal.stock
            assert view.pile[: view.pile_size] == deal.pile[: deal.pile_size]
            assert (view.turns, view.opponent_turns) == (deal.turns[seat], deal.turns[1 - seat])
            pile = mask([DECK[card] for card in deal.pile[: deal.pile_size]])
            seen = bridge.bits(view.hand) | bridge.bits(view.known) | pile
            assert bridge.bits(view.unseen) == mask(DECK) & ~seen


def test_what_the_opponent_took_and_threw_is_known():
    """Followed from the actions alone."""
    for number in range(40):
        dice = Dice(number)
        match = Match(preset("classic"), bytes([number] * 8))
        deal = match.deal
        taken, thrown = [0, 0], [0, 0]
        view = View()
        while deal.phase != OVER:
            seat, upcard = deal.turn, deal.upcard()
            action = matches.choose(deal, dice)
            match.apply(action)
            if action == 1:
                taken[seat] |= bridge.card_bit(upcard)
            elif action >= 64:
                taken[seat] &= ~bridge.card_bit(action & 63)
                if action < 128:
                    thrown[seat] |= bridge.card_bit(action & 63)
            for reader in range(2):
                view.read(match, reader)
                assert bridge.bits(view.known) == taken[1 - reader]
                assert bridge.bits(view.discarded) == thrown[1 - reader]
