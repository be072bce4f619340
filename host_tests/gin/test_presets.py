"""The table of house styles cell by cell: each test is a row and reads like it."""

from gin import rules
from gin.actions import parse_action
from gin.cards import NONE
from gin.deal import DRAW_PHASE, OFFER, Deal
from gin.match import Game, Match
from gin.rules import preset
from naive import bridge
from naive.stacked import stacked

SEED = bytes(8)
HAND = "AS 2S 3S 4C 5C 6C 9D 9H 9S 6H"  # deadwood 6
GIN = "AS 2S 3S 4C 5C 6C 9D 9H 9S 9C"
WEAK = "KS KD QD JH 8D 5H 2H 2D 4D AH"  # no meld: deadwood 62
NOTHING = "TS JS QS KS 7D 7S 7H 2H 3H 4H"
LESS = "TS JS QS 7D 7S 7H KC KD KH AH"  # deadwood 1
EQUAL = "TS JS QS 7D 7S 7H 8S 8D 8H 6D"  # deadwood 6
LAYS_OFF = "7C 8C KD QD 8H 5H 2H 2D 4D AH"  # deadwood 57, of which 7C and 8C go on 4C 5C 6C
ALL_GONE = "TS JS QS KS TD TH TC 7C 8C 4S"  # two melds, and layoffs for the rest


def _row(cell, classic, kawu, encyclopedia, arcade):
    """The value of `cell` (a function of the rules) under each preset is as the table says."""
    assert ("classic", cell(preset("classic"))) == ("classic", classic)
    assert ("kawu", cell(preset("kawu"))) == ("kawu", kawu)
    assert ("encyclopedia", cell(preset("encyclopedia"))) == ("encyclopedia", encyclopedia)
    assert ("arcade", cell(preset("arcade"))) == ("arcade", arcade)


def _deal(ruling, dealer=1):
    deal = Deal()
    deal.begin(ruling, bytes(range(52)), dealer)
    return deal


def _play(ruling, own, defender, draws, action, dealer=1):
    """A match in which the non-dealer holds `own`, draws the card `draws` and ends the deal."""
    deck = bridge.codes(stacked(own, defender, stock=draws))
    match = Match(ruling, SEED, deck, dealer)
    for text in ("pass", "pass", "draw", action) if ruling.offer else ("draw", action):
        match.apply(parse_action(text))
    return match


def _end(own, defender, action, draws="QC"):
    """A cell: (winner, points) of a deal in which seat 0 ends it by `action`."""

    def cell(ruling):
        result = _play(ruling, own, defender, draws, action).deal.result
        return result.winner, result.points

    return cell


def _field(name):
    return lambda ruling: getattr(ruling, name)


def test_first_turn_offer_of_the_upcard():
    yes, no = OFFER, DRAW_PHASE
    _row(lambda ruling: _deal(ruling).phase, yes, yes, yes, no)


def test_who_plays_first():
    non_dealer, human = [1, 0], [0, 0]

    def cell(ruling):
        return [_deal(ruling, dealer).turn for dealer in range(2)]

    _row(cell, non_dealer, non_dealer, non_dealer, human)


def test_first_dealer():
    lot, computer = [0, 1], [1]

    def cell(ruling):
        return sorted({Match(ruling, bytes([i] * 8)).deal.dealer for i in range(30)})

    _row(cell, lot, lot, lot, computer)


def _next_dealers(ruling):
    """Who deals after a deal that seat 0 won, and after one that seat 1 won."""
    dealers = []
    for defender in (WEAK, LESS):
        match = _play(ruling, HAND, defender, "QC", "knock QC")
        match.next_deal()
        dealers.append(match.deal.dealer)
    return dealers


def test_next_dealer_after_a_won_deal():
    winner, loser, computer = [0, 1], [1, 0], [1, 1]
    _row(_next_dealers, winner, winner, winner, computer)
    option = preset("kawu")
    option.change("next_dealer", rules.LOSER)
    assert _next_dealers(option) == loser


def test_knock_limit():
    _row(lambda ruling: _deal(ruling).limit, 10, 10, 10, 10)


def test_knocker_wins():
    difference = 62 - 6
    _row(
        _end(HAND, WEAK, "knock QC"),
        (0, difference),
        (0, difference),
        (0, difference + 20),
        (0, difference),
    )


def test_undercut_with_less():
    difference = 6 - 1
    _row(
        _end(HAND, LESS, "knock QC"),
        (1, difference + 10),
        (1, difference + 25),
        (1, difference + 20 + 10),
        (1, difference + 25),
    )


def test_undercut_with_nothing_left():
    _row(
        _end(HAND, NOTHING, "knock QC"),
        (1, 6 + 10),
        (1, 6 + 25),
        (1, 6 + 20 + 20 + 10),
        (1, 6 + 25),
    )


def test_undercut_with_equal():
    _row(_end(HAND, EQUAL, "knock QC"), (1, 0 + 10), (1, 0 + 25), (1, 10), (1, 0 + 25))


def test_gin():
    _row(_end(GIN, WEAK, "gin QC"), (0, 62 + 20), (0, 62 + 25), (0, 62 + 20 + 20), (0, 62 + 25))


def test_big_gin():
    not_played = option = 0
    _row(_field("big_gin"), not_played, option, not_played, 1)
    cell = _end(GIN, WEAK, "biggin", draws="7C")
    kawu = preset("kawu")
    kawu.change("big_gin", 1)
    assert cell(kawu) == (0, 62 + 31)
    assert cell(preset("arcade")) == (0, 62 + 25 + 6)


def test_layoffs_against_gin():
    _row(
        _end(GIN, LAYS_OFF, "gin QC"),
        (0, 57 + 20),
        (0, 57 + 25),
        (0, 57 - 7 - 8 + 20 + 20),
        (0, 57 + 25),
    )


def test_gin_wins_when_the_defender_also_reaches_nothing():
    left = 7 + 8 + 4
    _row(
        _end(GIN, ALL_GONE, "gin QC"),
        (0, left + 20),
        (0, left + 25),
        (0, 0 + 20 + 20),
        (0, left + 25),
    )


def _ended(*deals):
    """A cell: what each seat ends with (points, boxes, game bonus, shutout) after the won `deals`,
    pairs of (seat, points)."""

    def cell(ruling):
        game = Game()
        for seat, points in deals:
            assert game.winner == NONE
            game.count(seat, points, ruling.target)
        assert game.winner == 0
        totals = [game.tally(ruling, seat) for seat in range(2)]
        for tally in totals:
            assert sum(tally[:4]) == tally[4]
        return [tally[:4] for tally in totals]

    return cell


def test_game_ends_at():
    def cell(ruling):
        game = Game()
        game.count(0, 99, ruling.target)
        assert game.winner == NONE
        game.count(1, 100, ruling.target)
        return game.winner, ruling.target

    _row(cell, (1, 100), (1, 100), (1, 100), (1, 100))


def test_game_bonus_to_the_winner():
    cell = _ended((1, 30), (0, 100))
    _row(lambda ruling: [tally[2] for tally in cell(ruling)], [100, 0], [100, 0], [100, 0], [0, 0])


def test_per_deal_won_at_the_end_of_the_game():
    cell = _ended((1, 30), (0, 20), (1, 10), (0, 30), (0, 60))
    _row(
        lambda ruling: [tally[1] for tally in cell(ruling)],
        [3 * 20, 2 * 20],
        [3 * 25, 2 * 25],
        [0, 0],
        [0, 0],
    )


def test_shutout():
    """With nothing won, and with a deal won that brought no points."""
    nothing = _ended((0, 60), (0, 60))
    _row(lambda ruling: nothing(ruling)[0][2:], (100, 100), (100, 100), (100, 100), (0, 0))
    no_points = _ended((1, 0), (0, 120))
    _row(lambda ruling: no_points(ruling)[0][2:], (100, 100), (100, 0), (100, 100), (0, 0))
    something = _ended((1, 5), (0, 120))
    _row(lambda ruling: something(ruling)[0][2:], (100, 0), (100, 0), (100, 0), (0, 0))


def test_look_through_the_discard_pile():
    no, option = 0, 1
    _row(_field("look"), no, no, option, no)


def test_the_winner_keeps_all_points_over_the_target():
    cell = _ended((1, 30), (0, 95), (0, 82))
    assert cell(preset("encyclopedia")) == [(177, 0, 100, 0), (30, 0, 0, 0)]


def test_the_worked_example():
    """Kawu: knock with 6, the defender keeps 21 after layoffs: 15 to the knocker."""
    defender = "TS JS QS 7C 7D 7H 7S KD KC AH"  # two kings and an ace are left
    result = _play(preset("kawu"), HAND, defender, "QC", "knock QC").deal.result
    assert list(result.deadwood) == [6, 21]
    assert (result.winner, result.points) == (0, 15)


def test_the_worked_layoffs():
    """The ten of diamonds onto 7 8 9 of diamonds; the fourth four onto three fours."""
    own = "7D 8D 9D 4S 4C 4H AS AC 2H 2S"
    defender = "TD 4D KS KC QS QC JH 8H 6C 5S"
    result = _play(preset("kawu"), own, defender, "KH", "knock KH").deal.result
    layoff = result.layoff
    melds = [bridge.meld_bits(meld) for meld in result.melds[0] if meld]
    onto = {}
    for i in range(layoff.n):
        onto[layoff.cards[i]] = melds[layoff.onto[i]]
    code = bridge.CODE
    assert onto == {
        code["TD"]: bridge.meld_bits(bridge.meld_code("7D 8D 9D")),
        code["4D"]: bridge.meld_bits(bridge.meld_code("4S 4C 4H")),
    }
    assert result.deadwood[1] == 10 + 10 + 10 + 10 + 10 + 8 + 6 + 5
