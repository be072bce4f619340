"""What the sources dispute or forget about the course of a deal, scene by scene."""

from gin.cards import NONE
from gin.deal import OVER
from gin.kinds import GIN, KNOCK, VOID_STOCK, VOID_TURNS
from naive.cards import DECK
from naive.scene import deal_of, discards, do, legal, refused, wait

HAND = "AS 2S 3S 4C 5C 6C 9D 9H 9S 6H"  # deadwood 6
GIN_HAND = "AS 2S 3S 4C 5C 6C 9D 9H 9S 9C"
OTHER = "KS KD QD JH 8D 5H 2H 2D 4D AH"  # no meld
SCATTERED = "AS 3S 5S 7S 9S AC 3C 5C 7C 9C"
SCATTERED_TOO = "2D 4D 6D 8D TD 2H 4H 6H 8H TH"


# --- the last two stock cards ---


def _nearly_out(**changes):
    """A deal with three cards left in the stock, seat 0 or 1 to draw."""
    deal = deal_of(SCATTERED, SCATTERED_TOO, **changes)
    if deal.phase == 0:
        do(deal, "pass, pass")
    while deal.stock > 3:
        wait(deal)
        assert deal.phase != OVER
    return deal


def test_a_discard_at_two_cards_voids_the_deal():
    for name in ("classic", "kawu", "encyclopedia", "arcade"):
        deal = _nearly_out(name=name)
        do(deal, "draw")
        assert deal.stock == 2 and deal.phase != OVER
        do(deal, "discard " + DECK[deal.drawn])
        assert deal.phase == OVER and deal.stock == 2
        result = deal.result
        assert (result.kind, result.winner, result.points) == (VOID_STOCK, NONE, 0)
        assert result.knocker == NONE and legal(deal) == []


def test_the_last_draw_still_knocks_and_gins():
    """The 29th stock card is the last that can be drawn, here by seat 0."""
    last = "QC"
    for own, action, kind in ((HAND, "knock QC", KNOCK), (GIN_HAND, "gin QC", GIN)):
        free = [card for card in DECK if card not in (own + " " + OTHER + " " + last).split()]
        stock = " ".join(free[1:29]) + " " + last
        deal = deal_of(own, OTHER, free[0], stock)
        do(deal, "pass, pass")
        while deal.stock > 3:
            wait(deal)
        do(deal, "draw, " + action)
        assert deal.stock == 2
        assert (deal.result.kind, deal.result.winner) == (kind, 0)


def test_a_take_at_three_cards_goes_on():
    deal = _nearly_out()
    do(deal, "take")
    do(deal, "discard " + discards(deal)[0])
    assert deal.phase != OVER and deal.stock == 3


# --- nobody draws from the stock ---


def _kings(**changes):
    """A deal in which both swap three kings to and fro; the dealer, seat 1, could always knock."""
    first = SCATTERED_TOO.replace("TH", "KC")
    return deal_of(first, "AS 2S 3S 4C 5C 6C 9D 9H 9S KD", "KH", "KS", **changes)


def _king(deal):
    """A king that may be put down now."""
    return [card for card in discards(deal) if card[0] == "K"][-1]


def _swap(deal, turns):
    for _ in range(turns):
        do(deal, "take")
        do(deal, "discard " + _king(deal))


def test_twenty_turns_without_the_stock_void_the_deal():
    deal = _kings()
    _swap(deal, 19)
    assert deal.phase != OVER
    _swap(deal, 1)
    assert (deal.result.kind, deal.result.winner, deal.stock) == (VOID_TURNS, NONE, 31)


def test_passes_are_no_turns():
    deal = _kings(dealer=0)
    do(deal, "pass")
    _swap(deal, 19)
    assert deal.phase != OVER
    _swap(deal, 1)
    assert deal.result.kind == VOID_TURNS


def test_a_draw_starts_the_twenty_again():
    deal = _kings()
    _swap(deal, 18)
    do(deal, "draw")
    do(deal, "discard " + _king(deal))
    _swap(deal, 19)
    assert deal.phase != OVER
    _swap(deal, 1)
    assert deal.result.kind == VOID_TURNS


def test_a_knock_on_the_twentieth_turn_counts():
    deal = _kings()
    _swap(deal, 19)
    do(deal, "take")
    do(deal, "knock " + _king(deal))
    assert (deal.result.kind, deal.result.winner) == (KNOCK, 1)


# --- the upcard passed twice ---


def test_the_upcard_passed_twice_is_dead():
    deal = deal_of(HAND, OTHER, "QC")
    assert legal(deal) == ["take", "pass"] and deal.turn == 0
    do(deal, "pass")
    assert legal(deal) == ["take", "pass"] and deal.turn == 1
    do(deal, "pass")
    assert legal(deal) == ["draw"] and deal.turn == 0 and deal.must_draw
    assert refused(deal, "take")
    wait(deal)
    assert legal(deal) == ["draw", "take"] and deal.turn == 1


def test_the_dealer_may_take_what_the_non_dealer_passed():
    deal = deal_of(HAND, OTHER, "QC")
    do(deal, "pass, take")
    assert deal.turn == 1 and refused(deal, "discard QC")
    do(deal, "discard KS")
    assert deal.turn == 0 and legal(deal) == ["draw", "take"]


# --- the card taken from the discards ---


def test_a_card_taken_may_not_be_put_down_in_that_turn_by_any_means():
    deal = deal_of(GIN_HAND, OTHER, "QC")
    do(deal, "take")
    for word in ("discard", "knock", "gin"):
        assert word + " QC" not in legal(deal) and refused(deal, word + " QC")
    do(deal, "discard AS")
    assert deal.taken == NONE
    do(deal, "draw, discard KS, draw")
    assert "discard QC" in legal(deal)


def test_a_card_drawn_may_be_thrown_at_once():
    deal = deal_of(HAND, OTHER, stock="QC")
    do(deal, "pass, pass, draw, discard QC")
    assert DECK[deal.upcard()] == "QC"
