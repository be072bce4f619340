"""What the sources dispute about the score, scene by scene."""

from gin.kinds import BIG_GIN, GIN, KNOCK, UNDERCUT
from naive import bridge
from naive.cards import DECK
from naive.scene import deal_of, do, legal, refused

HAND = "AS 2S 3S 4C 5C 6C 9D 9H 9S 6H"  # deadwood 6
GIN_HAND = "AS 2S 3S 4C 5C 6C 9D 9H 9S 9C"
OTHER = "KS KD QD JH 8D 5H 2H 2D 4D AH"  # no meld


# --- equal deadwood at a knock ---


def test_equal_deadwood_is_an_undercut():
    for name, points in (("classic", 10), ("kawu", 25), ("encyclopedia", 10), ("arcade", 25)):
        deal = deal_of(HAND, "TS JS QS 7D 7S 7H 8S 8D 8H 6D", stock="QC", name=name)
        do(deal, "draw, knock QC" if name == "arcade" else "pass, pass, draw, knock QC")
        assert deal.result.kind == UNDERCUT
        assert (deal.result.winner, deal.result.points) == (1, points)
        assert list(deal.result.deadwood) == [6, 6]


def test_one_point_less_is_an_undercut_and_one_more_is_none():
    for left, kind, winner, points in (("AH 2H 2D", UNDERCUT, 1, 11), ("2H 2D 3H", KNOCK, 0, 1)):
        deal = deal_of(HAND, "TS JS QS KS 8S 8D 8H " + left, stock="QC")
        do(deal, "pass, pass, draw, knock QC")
        assert (deal.result.kind, deal.result.winner, deal.result.points) == (kind, winner, points)


# --- gin against a defender who reaches nothing too ---


def test_gin_wins_against_no_deadwood():
    """Layoffs count against gin in `encyclopedia` only; gin wins the deal all the same."""
    for name, points in (("encyclopedia", 40), ("classic", 39), ("kawu", 44)):
        deal = deal_of(GIN_HAND, "TS JS QS KS TD TH TC 7C 8C 4S", stock="QC", name=name)
        do(deal, "pass, pass, draw, gin QC")
        assert deal.result.kind == GIN
        assert (deal.result.winner, deal.result.points) == (0, points)
        assert deal.result.layoff.n == (3 if name == "encyclopedia" else 0)


def test_gin_against_gin_already_in_hand():
    deal = deal_of(GIN_HAND, "TS JS QS KS TD TH TC 8S 8D 8H", stock="QC", name="encyclopedia")
    do(deal, "pass, pass, draw, gin QC")
    assert (deal.result.winner, deal.result.points, deal.result.difference) == (0, 40, 0)


def test_a_knock_without_deadwood_is_only_ever_gin():
    deal = deal_of(GIN_HAND, OTHER, stock="QC")
    do(deal, "pass, pass, draw")
    assert "gin QC" in legal(deal) and "knock QC" not in legal(deal)
    assert refused(deal, "knock QC")


def test_big_gin_only_where_it_is_played():
    deal = deal_of(GIN_HAND, OTHER, stock="7C", name="kawu")
    do(deal, "pass, pass, draw")
    assert "biggin" not in legal(deal) and refused(deal, "biggin")
    assert "gin 7C" in legal(deal)
    deal = deal_of(GIN_HAND, OTHER, stock="7C", name="kawu", big_gin=1)
    do(deal, "pass, pass, draw")
    assert "biggin" in legal(deal) and "gin 7C" in legal(deal)
    do(deal, "biggin")
    assert deal.result.kind == BIG_GIN and deal.result.points == 62 + 31


# --- layoffs ---


def test_a_run_is_extended_by_several_cards():
    deal = deal_of("7D 8D 9D 4S 4C 4H AS AC 2H 2S", "5D 6D TD JD KS KC QS QC 8H 3S", stock="KH")
    do(deal, "pass, pass, draw, knock KH")
    cards = [DECK[card] for card in deal.result.layoff.cards[: deal.result.layoff.n]]
    assert sorted(cards) == ["5D", "6D", "JD", "TD"]
    assert deal.result.deadwood[1] == 10 + 10 + 10 + 10 + 8 + 3


def test_the_fourth_card_is_kept_where_the_defenders_run_needs_it():
    """Four nines would do, but 7 8 9 of diamonds saves more."""
    deal = deal_of("9S 9C 9H AS 2S 3S KS KC KH 6H", "7D 8D 9D AC 2C 4H 5H QD QC TC", stock="JH")
    do(deal, "pass, pass, draw, knock JH")
    assert deal.result.layoff.n == 0
    assert bridge.laid(deal.result.melds[1]) == (bridge.meld_bits(bridge.meld_code("7D 8D 9D")),)


# --- straight gin and Oklahoma ---


def test_straight_gin_has_no_knock():
    deal = deal_of(
        "AS 2S 3S 4C 5C 6C 9D 9H 9S AH", OTHER.replace("AH", "AD"), stock="QC", straight=1
    )
    do(deal, "pass, pass, draw")
    assert refused(deal, "knock QC")
    assert [action for action in legal(deal) if action[:7] != "discard"] == []
    deal = deal_of(GIN_HAND, OTHER, stock="QC", straight=1)
    do(deal, "pass, pass, draw, gin QC")
    assert deal.result.kind == GIN


def test_oklahoma_limits_by_every_upcard():
    limits = {}
    for upcard in DECK:
        free = [card for card in DECK if card != upcard]
        deal = deal_of(" ".join(free[:10]), " ".join(free[10:20]), upcard, oklahoma=1)
        limits.setdefault(upcard[0], set()).add(deal.limit)
    expected = {rank: {value} for rank, value in zip("A23456789T", range(1, 11))}
    for court in "JQK":
        expected[court] = {10}
    assert limits == expected


def test_oklahoma_at_the_limit():
    """A six turned up: a knock with 6, none with 7."""
    deal = deal_of(HAND, OTHER, "6S", "QC", oklahoma=1)
    do(deal, "pass, pass, draw, knock QC")
    assert deal.result.kind == KNOCK
    deal = deal_of(HAND.replace("6H", "7H"), OTHER, "6S", "QC", oklahoma=1)
    do(deal, "pass, pass, draw")
    assert refused(deal, "knock QC")


def test_an_ace_turned_up():
    own = "2S 3S 4S 4C 5C 6C 9D 9H 9S AC"  # deadwood 1
    deal = deal_of(own, OTHER, "AD", "QC", oklahoma=1)
    do(deal, "pass, pass, draw, knock QC")
    assert deal.result.kind == KNOCK and deal.result.deadwood[0] == 1
    deal = deal_of(own, OTHER, "AD", "QC", oklahoma=1, ace_gin=1)
    do(deal, "pass, pass, draw")
    assert deal.limit == 0 and refused(deal, "knock QC")


def test_only_spades_turned_up_double():
    for upcard in DECK:
        free = [card for card in DECK if card != upcard]
        first, second = " ".join(free[:10]), " ".join(free[10:20])
        deal = deal_of(first, second, upcard, oklahoma=1, spades_double=1)
        assert deal.doubled == (upcard[1] == "S")


def test_a_spade_turned_up_doubles_all_points():
    for upcard, factor in (("7S", 2), ("7H", 1)):
        deal = deal_of(HAND, OTHER, upcard, "QC", oklahoma=1, spades_double=1, name="encyclopedia")
        do(deal, "pass, pass, draw, knock QC")
        assert deal.result.points == (62 - 6 + 20) * factor
        assert deal.result.doubled == (factor == 2)
    deal = deal_of(HAND, OTHER, "7S", "QC", oklahoma=1)
    do(deal, "pass, pass, draw, knock QC")
    assert deal.result.points == 62 - 6
