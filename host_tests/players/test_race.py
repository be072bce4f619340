"""When to knock follows from the rules, the score and the turn; what a score is worth."""

from gin.match import Match
from gin.rules import preset
from players.race import Race
from players.view import View
from players.worth import CERTAIN, Worth

ANY = bytes((21, 22, 21))
KEEN = bytes((0, 64, 0))


def _race(rules, own=0, other=0, doubled=False):
    match = Match(rules, bytes(8))
    match.games[0].scores[:] = [own, other]
    match.deal.doubled = doubled
    view = View()
    view.read(match, 0)
    race = Race()
    race.prepare(view)
    return race


def _limits(rules, belief=ANY, own=0, other=0):
    out = bytearray(16)
    _race(rules, own, other).limits(rules.knock_limit, belief, out, 0)
    return out


def test_it_knocks_early_and_waits_late_under_high_bonuses():
    limits = _limits(preset("kawu"))
    assert limits[0] >= 5
    assert max(limits[8:]) == 0


def test_lower_bonuses_let_it_knock_longer():
    high = sum(_limits(preset("kawu")))
    low = sum(_limits(preset("classic")))
    bonus = sum(_limits(preset("encyclopedia")))
    assert high < low < bonus


def test_each_bonus_pulls_its_way():
    for field, more, fewer in (("gin_bonus", 0, 60), ("undercut_bonus", 0, 60)):
        sums = []
        for value in (more, fewer):
            rules = preset("classic")
            rules.change(field, value)
            sums.append(sum(_limits(rules)))
        assert sums[0] > sums[1], field


def test_it_never_knocks_above_the_limit():
    rules = preset("encyclopedia")
    rules.change("knock_limit", 4)
    assert max(_limits(rules)) == 4


def test_the_score_decides():
    """Five points short, any knock that wins will do; an opponent five short changes it too."""
    even = sum(_limits(preset("kawu")))
    near = sum(_limits(preset("kawu"), ANY, 95, 0))
    assert near > even


def test_gin_outs_speak_for_playing_on():
    race = _race(preset("kawu"))
    few = race.play_on(5, 4, ANY, 1, 40)
    many = race.play_on(5, 4, ANY, 8, 40)
    assert many > few


def test_points_move_the_chance_to_win():
    race = _race(preset("kawu"), 40, 40)
    chances = [race.worth(points) for points in (-200, -60, -20, 0, 20, 59, 60, 200)]
    assert chances == sorted(chances)
    assert chances[0] == 0 and chances[-1] == chances[-2] == CERTAIN


def test_worth_is_fair():
    for target in (0, 100, 250):
        rules = preset("kawu")
        rules.change("target", target)
        worth = Worth()
        worth.prepare(rules)
        assert worth.of(0, 5) == CERTAIN and worth.of(5, 0) == 0
        for own in (1, 7, 50, 99, 100, 250):
            assert abs(worth.of(own, own) - CERTAIN // 2) <= 2
            for other in (3, 60, 100):
                assert abs(worth.of(own, other) + worth.of(other, own) - CERTAIN) <= 4


def test_worth_falls_with_what_is_missing():
    worth = Worth()
    worth.prepare(preset("classic"))
    chances = [worth.of(own, 50) for own in range(0, 101, 5)]
    assert chances == sorted(chances, reverse=True)


def test_a_doubled_deal_is_worth_twice_its_points():
    once = _race(preset("kawu"), 10, 20)
    twice = _race(preset("kawu"), 10, 20, doubled=True)
    for points in range(60):
        assert twice.worth(points) == once.worth(2 * points)
        assert twice.worth(-points) == once.worth(-2 * points)


def test_what_equal_deadwood_gives_goes_to_the_defender():
    """The more it gives, the less a knock is worth, and the more playing on."""
    worths = []
    for equal in (0, 100):
        rules = preset("classic")
        rules.change("undercut_equal", equal)
        race = _race(rules)
        worths.append([race.knock(turn, 5, ANY) for turn in range(12)])
        worths.append([race.play_on(turn, 7, ANY, 2, 31) for turn in range(6)])
    knock_cheap, on_cheap, knock_dear, on_dear = worths
    assert all(cheap >= dear for cheap, dear in zip(knock_cheap, knock_dear))
    assert sum(knock_cheap) > sum(knock_dear)
    assert sum(on_cheap) < sum(on_dear)


def _chance(own, other, steps, known):
    """The chance to win a game by a plain recursion over missing cells."""
    if own <= 0:
        return 1.0
    if other <= 0:
        return 0.0
    if (own, other) not in known:
        won = [_chance(own - step, other, steps, known) for step in steps]
        lost = [_chance(own, other - step, steps, known) for step in steps]
        known[own, other] = (sum(won) + sum(lost)) / (2 * len(steps))
    return known[own, other]


def test_worth_is_the_walk_that_it_says_it_is():
    """Cells of a twentieth of the target; a deal is worth 4, 12, 22 or 36, with gin or without."""
    for name in ("classic", "encyclopedia"):
        rules = preset(name)
        points = [
            difference + bonus + rules.deal_bonus
            for difference in (4, 12, 22, 36)
            for bonus in (0, rules.gin_bonus)
        ]
        steps = [max(1, int(won * 20 / 100 + 0.5)) for won in points]
        worth = Worth()
        worth.prepare(rules)
        known = {}
        for own in range(1, 20, 3):
            for other in range(1, 20, 3):
                expected = _chance(own, other, steps, known)
                found = worth.of(own * 5, other * 5) / CERTAIN
                assert abs(found - expected) < 0.002, (own, other, found, expected)
