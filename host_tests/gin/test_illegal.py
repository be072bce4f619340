"""Every illegal action at every step of some hundred deals is refused and changes nothing."""

from gin.actions import DRAW, GIN, KNOCK, action_text, parse_action
from gin.deal import DISCARD_PHASE, PHASE_NAMES, Deal, IllegalAction
from gin.melds import after_discards
from gin.rules import PRESET_NAMES, preset
from naive import bridge
from naive.counts import count
from naive.dice import Dice
from naive.stacked import rich

# The slower Python plays fewer deals: both run the same files.
DEALS = count(400, 25, 10)
ACTIONS = sorted(bridge.WORDS)
NO_ACTIONS = (-1, 4, 63, 64 + 52, 128 + 52, 192 + 52, 256, 1 << 40, None, "draw", 1.0, b"\0", [0])
DECK = bytes(range(52))


def _state(deal):
    """All there is to a deal, as one value."""
    numbers = [
        deal.phase,
        deal.turn,
        deal.dealer,
        deal.stock,
        deal.pile_size,
        deal.must_draw,
        deal.taken,
        deal.drawn,
        deal.limit,
        deal.doubled,
        deal.turns_without_stock,
        bytes(deal.deck),
        bytes(deal.pile),
        bytes(deal.turns),
        deal.result.kind,
        deal.result.points,
    ]
    for seat in range(2):
        for hands in (deal.hands, deal.known, deal.discarded, deal.refused):
            numbers += hands[seat]
    return numbers


def _refused(deal, action):
    try:
        deal.apply(action)
    except IllegalAction:
        return True
    return False


def _all_cards_are_somewhere(deal):
    cards = [bridge.bits(deal.hands[0]), bridge.bits(deal.hands[1])]
    cards += [1 << card for card in deal.pile[: deal.pile_size]]
    cards += [1 << card for card in deal.deck[52 - deal.stock :]]
    return sum(cards) == (1 << 52) - 1


def _choose(deal, legal, dice):
    """Mostly sensible, so that deals end by a knock; one action in ten is any that is legal."""
    if legal[-1] >= KNOCK and dice.below(4):
        return legal[-1]
    if deal.phase == DISCARD_PHASE and dice.below(10):
        left = bytearray(52)
        after_discards(deal.hands[deal.turn], left)
        return min([(left[action & 63], action) for action in legal if action < KNOCK])[1]
    return DRAW if DRAW in legal and dice.below(4) else dice.pick(legal)


def _play(deal, rules, dice):
    # Three of four decks make short deals: what differs between deals is how they end.
    deck = rich(dice) if dice.below(4) else dice.deck()
    deal.begin(rules, bridge.codes(deck), dice.below(2))
    buffer = bytearray(24)
    n = deal.legal(buffer)
    while n:
        legal = list(buffer[:n])
        before = _state(deal)
        for action in ACTIONS:
            if action not in legal:
                assert _refused(deal, action), (deal.phase, bridge.WORDS[action])
        assert _state(deal) == before
        assert _all_cards_are_somewhere(deal)
        deal.apply(_choose(deal, legal, dice))
        n = deal.legal(buffer)
    before = _state(deal)
    for action in ACTIONS:
        assert _refused(deal, action)
    assert _state(deal) == before


def test_illegal_actions_are_refused_and_change_nothing():
    deal = Deal()
    for i in range(DEALS):
        _play(deal, preset(PRESET_NAMES[i % 4]), Dice(i))


def test_what_is_no_action_is_refused():
    deal = Deal()
    deal.begin(preset("classic"), DECK, 0)
    before = _state(deal)
    for action in NO_ACTIONS:
        assert _refused(deal, action), action
    assert _state(deal) == before


def test_a_refusal_names_action_phase_and_reason():
    deal = Deal()
    deal.begin(preset("classic"), DECK, 0)
    for actions, action, words in (
        ((), "draw", ("draw", "offer", "take it or pass")),
        ((), "discard AS", ("discard AS", "offer")),
        (("pass", "pass"), "take", ("take", "draw", "both players passed")),
        (("pass", "pass"), "pass", ("pass", "draw")),
        (("take",), "discard 8C", ("discard 8C", "discard", "just taken")),
        (("take",), "discard KH", ("discard KH", "discard", "not held")),
        (("take",), "draw", ("draw", "discard", "discard, knock or gin")),
        (("take",), "biggin", ("biggin", "discard", "not played")),
    ):
        deal.begin(preset("classic"), DECK, 0)
        for done in actions:
            deal.apply(parse_action(done))
        try:
            deal.apply(parse_action(action))
        except IllegalAction as error:
            assert action_text(parse_action(action)) in str(error)
            assert PHASE_NAMES[deal.phase] in str(error)
            for word in words:
                assert word in str(error), str(error)
        else:
            raise AssertionError(action)


def test_a_deck_that_is_none_is_refused():
    deal = Deal()
    for deck in (
        DECK[:51],
        DECK + DECK[:1],
        DECK[1:] + DECK[1:2],
        DECK[1:] + b"\x34",
        list(DECK[1:]) + [-1],
        list(DECK[1:]) + ["AS"],
        b"",
    ):
        try:
            deal.begin(preset("classic"), deck, 0)
        except ValueError:
            pass
        else:
            raise AssertionError(deck)


def test_a_deal_that_has_not_begun_allows_nothing():
    assert Deal().legal(bytearray(24)) == 0
    assert _refused(Deal(), GIN)
