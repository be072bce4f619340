"""Matches: who deals, what counts, when it ends, and every total counted again."""

from gin.actions import parse_action
from gin.cards import NONE
from gin.deal import OVER
from gin.match import Match
from gin.rules import PRESET_NAMES, preset
from naive import bridge, game, matches
from naive.cards import DECK
from naive.counts import count
from naive.dice import Dice
from naive.recount import is_over, recount
from naive.stacked import stacked

# The slower Python plays fewer matches: both run the same files.
MATCHES = count(2000, 100, 40)

HAND = "AS 2S 3S 4C 5C 6C 9D 9H 9S 6H"  # deadwood 6
WEAK = "KS KD QD JH 8D 5H 2H 2D 4D AH"  # deadwood 62
LESS = "TS JS QS 7D 7S 7H KC KD KH AH"  # deadwood 1


def _seat(seat):
    return None if seat == NONE else seat


def _counted(match):
    """The match counted again from its list of deals."""
    deals = [(_seat(winner), points) for _, winner, _, points, _ in match.history]
    return recount(bridge.to_words(match.rules), deals)


def _check_totals(match):
    games = _counted(match)
    assert len(games) == len(match.games)
    assert match.over == is_over(games)
    for expected, found in zip(games, match.games):
        assert list(found.scores) == expected["points"]
        assert list(found.deals) == expected["wins"]
        assert _seat(found.winner) == expected["winner"]
        for seat in range(2):
            assert found.tally(match.rules, seat)[4] == expected["totals"][seat]
    both = [sum([one["totals"][seat] for one in games]) for seat in range(2)]
    assert list(match.totals()) == both
    if len(games) == 1:
        assert _seat(match.winner) == games[0]["winner"]
    elif match.over:
        more = 0 if both[0] > both[1] else 1
        assert _seat(match.winner) == (None if both[0] == both[1] else more)


def _check_dealers(match):
    words = bridge.to_words(match.rules)
    for i in range(1, len(match.history)):
        dealer, winner = match.history[i - 1][:2]
        assert match.history[i][0] == game.next_dealer(words, dealer, _seat(winner))


def _check_matches(make, first, last):
    for number in range(first, last):
        match = make(number)
        assert match.over and match.deal.phase == OVER
        _check_totals(match)
        _check_dealers(match)


def test_random_matches_end_and_add_up():
    _check_matches(matches.random_match, 0, MATCHES // 10)


def test_random_matches_of_short_deals_end_and_add_up():
    _check_matches(matches.short_match, MATCHES // 10, MATCHES)


def test_random_matches_played_again_by_the_naive_rules():
    """Every deal of a match once more in the naive twin, from its cards and actions."""
    for number in range(MATCHES, MATCHES + MATCHES // 40):
        dice = Dice(number)
        match = Match(matches.random_rules(dice), bytes([number & 255] * 8))
        words = bridge.to_words(match.rules)
        deals = []
        dealer = match.deal.dealer
        while True:
            naive = game.Deal(words, [DECK[card] for card in match.deal.deck], dealer)
            while match.deal.phase != OVER:
                action = matches.choose(match.deal, dice)
                naive.apply(bridge.WORDS[action])
                match.apply(action)
            laid = ()
            if naive.knocker is not None:
                laid = bridge.laid(match.deal.result.melds[naive.knocker])
            result = naive.result(laid)
            deals.append((result["winner"], result["points"]))
            dealer = game.next_dealer(words, dealer, result["winner"])
            if match.over:
                break
            match.next_deal()
            assert match.deal.dealer == dealer
        assert is_over(recount(words, deals))
        assert recount(words, deals) == _counted(match)


def _rules(name="classic", **changes):
    rules = preset(name)
    for field, value in changes.items():
        rules.change(field, value)
    return rules


def _match(rules, *deals):
    """A match whose deals the non-dealer ends, each (own, defender, action, dealer or None)."""
    match = None
    for own, defender, action, dealer in deals:
        deck = bridge.codes(stacked(own, defender, stock="QC"))
        if match is None:
            match = Match(rules, bytes(8), deck, dealer)
        else:
            match.next_deal(deck)
            assert match.deal.dealer == dealer
        for text in ("pass", "pass", "draw", action) if rules.offer else ("draw", action):
            match.apply(parse_action(text))
    return match


def test_points_and_deals_are_counted():
    match = _match(_rules(), (HAND, WEAK, "knock QC", 1), (HAND, LESS, "knock QC", 0))
    # Seat 0 won the first with 56, and dealt; it undercut the second by 5.
    assert list(match.games[0].scores) == [56 + 5 + 10, 0]
    assert list(match.games[0].deals) == [2, 0]
    assert not match.over and match.winner == NONE
    assert [entry[1:] for entry in match.history] == [(0, 2, 56, 0), (0, 3, 15, 1)]


def test_a_game_may_end_by_an_undercut():
    rules = _rules(target=100, undercut_bonus=100)
    match = _match(rules, (HAND, WEAK, "knock QC", 1), (HAND, LESS, "knock QC", 0))
    assert match.over and match.winner == 0
    match = _match(rules, (HAND, LESS, "knock QC", 1))
    assert match.over and match.winner == 1
    assert match.games[0].tally(rules, 1) == (105, 20, 100, 100, 325)
    assert match.games[0].tally(rules, 0) == (0, 0, 0, 0, 0)


def test_a_single_deal_ends_the_match():
    match = _match(_rules(target=0), (HAND, WEAK, "knock QC", 1))
    assert match.over and match.winner == 0
    assert match.games[0].tally(match.rules, 0) == (56, 20, 100, 0, 176)  # nobody is shut out


def test_a_shutout_doubles_the_game_bonus_in_force():
    rules = _rules("kawu", game_bonus=150, undercut_bonus=100)
    match = _match(rules, (HAND, WEAK, "knock QC", 1), (HAND, LESS, "knock QC", 0))
    assert match.games[0].tally(rules, 0) == (56 + 105, 50, 150, 150, 511)


def _play_void(match):
    """Everybody throws the card just drawn until the stock is down to two."""
    for text in ("pass", "pass"):
        match.apply(parse_action(text))
    while match.deal.phase != OVER:
        match.apply(parse_action("draw"))
        match.apply(parse_action("discard " + DECK[match.deal.drawn]))


def test_a_void_deal_is_dealt_again_by_the_same_dealer():
    for target in (0, 100):
        match = Match(_rules(target=target, next_dealer=2), bytes(8), dealer=1)
        _play_void(match)
        assert match.history == [(1, NONE, 0, 0, NONE)] and not match.over
        assert list(match.games[0].scores) == [0, 0] and list(match.games[0].deals) == [0, 0]
        match.next_deal()
        assert match.deal.dealer == 1


def test_who_deals_next():
    for dealer in range(2):
        winner = 1 - dealer
        expected = (winner, 1 - winner, 1 - dealer, 1)  # winner, loser, in turn, the computer
        for how in range(4):
            match = _match(_rules(next_dealer=how), (HAND, WEAK, "knock QC", dealer))
            match.next_deal()
            assert match.deal.dealer == expected[how], (how, dealer)


def test_the_next_deal_waits_for_the_end_of_this_one():
    match = Match(_rules(), bytes(8))
    for expected in ("not over", "match is over"):
        try:
            match.next_deal()
        except ValueError as error:
            assert expected in str(error)
        else:
            raise AssertionError(expected)
        if not match.over:
            match = _match(_rules(target=0), (HAND, WEAK, "knock QC", 1))


def test_senseless_rules_are_refused():
    try:
        Match(_rules(hollywood=1, target=0), bytes(8))
    except ValueError as error:
        assert "Hollywood" in str(error)
    else:
        raise AssertionError("taken")


def test_the_same_seed_gives_the_same_match():
    for name in PRESET_NAMES:
        one, two = Match(preset(name), b"12345678"), Match(preset(name), b"12345678")
        matches.play(one, Dice(1))
        matches.play(two, Dice(1))
        assert one.history == two.history and one.actions == two.actions


def test_the_first_dealer_is_drawn_by_lot():
    dealt = sum([Match(preset("kawu"), bytes([i, 1] * 4)).deal.dealer for i in range(256)])
    assert 96 < dealt < 160


# --- Hollywood ---


def _hollywood(deals, name="classic", **changes):
    """A Hollywood match with these won deals, pairs (seat, points)."""
    match = Match(_rules(name, hollywood=1, **changes), bytes(8))
    for seat, points in deals:
        match.deal.result.winner = seat
        match.deal.result.points = points
        match._count()
    return match


def test_hollywood_counts_each_players_wins_in_one_two_and_three_games():
    match = _hollywood([(0, 10), (1, 20), (0, 5), (0, 7), (1, 1)])
    assert [list(one.scores) for one in match.games] == [[22, 21], [12, 1], [7, 0]]
    assert [list(one.deals) for one in match.games] == [[3, 2], [2, 1], [1, 0]]
    _check_totals(match)


def test_hollywood_loses_no_won_deal():
    """One who was shut out in game 1 begins in game 2, and enters more from there."""
    match = _hollywood([(0, 110), (1, 20), (1, 30)])
    assert [list(one.scores) for one in match.games] == [[110, 0], [0, 50], [0, 30]]
    _check_totals(match)


def test_hollywood_games_end_one_by_one():
    """The first game ends with the second deal: later deals count in those that go on."""
    deals = [(0, 60), (0, 50), (1, 30), (0, 60)]
    match = _hollywood(deals)
    assert [one.winner for one in match.games] == [0, 0, NONE]
    assert [list(one.scores) for one in match.games] == [[110, 0], [110, 30], [60, 0]]
    assert not match.over and match.running() is match.games[2]
    match = _hollywood(deals + [(1, 30), (1, 150)])
    assert [one.winner for one in match.games] == [0, 0, 1]
    assert match.over
    # Games 1 and 2: points, boxes, game bonus, in 1 a shutout; game 3: a deal.
    expected = [110 + 2 * 20 + 100 + 100, 110 + 2 * 20 + 100, 60 + 20]
    assert [one.tally(match.rules, 0)[4] for one in match.games] == expected
    assert match.games[2].tally(match.rules, 1) == (180, 40, 100, 0, 320)
    _check_totals(match)


def test_hollywood_shutout_is_each_games_own():
    match = _hollywood([(1, 30), (0, 60), (0, 50), (0, 60), (0, 60)], name="kawu")
    assert [one.winner for one in match.games] == [0, 0, 0]
    shutouts = [one.tally(match.rules, 0)[3] for one in match.games]
    assert shutouts == [0, 100, 100]
    _check_totals(match)


def test_hollywood_may_end_equal():
    deals = [(0, 120), (1, 20), (0, 50), (1, 100)]
    match = _hollywood(deals, game_bonus=0, box_bonus=0, shutout=0)
    assert [one.winner for one in match.games] == [0, 1, 1]
    assert list(match.totals()) == [220, 220]
    assert match.over and match.winner == NONE
