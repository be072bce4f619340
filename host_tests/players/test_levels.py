"""Every level: always legal, in slices that may be dropped, the same on every Python."""

from gin.actions import PASS, TAKE
from gin.deal import DISCARD_PHASE, OVER
from gin.match import Match
from gin.rules import PRESET_NAMES, preset
from naive import matches
from naive.dice import Dice
from players import THINKING, decide, levels
from players.view import View

FEW = 5  # samples for Expert

# Of the actions of two matches a level; a change of a level's mind changes them.
DIGESTS = {"easy": 60493, "medium": 48864, "hard": 24922, "expert": 60557}


def _player(level, seed):
    player = levels.player(level)
    player.begin_match(bytes([seed & 255, 1, 2, 3, 4, 5, 6, 7]))
    if level == "expert":
        player.samples = FEW
    return player


def _play(match, seats):
    """Play `match` to its end, every action legal and every deal's end told."""
    view = View()
    while True:
        while match.deal.phase != OVER:
            seat = match.deal.turn
            view.read(match, seat)
            action = decide(seats[seat], view)
            assert action in list(view.legal[: view.n_legal])
            match.apply(action)
        for seat in range(2):
            view.read(match, seat)
            seats[seat].deal_over(view)
        if match.over:
            return
        match.next_deal()


def test_decisions_are_those_of_every_python():
    for level in levels.NAMES:
        digest = 0
        for number in range(2):
            match = Match(preset(("kawu", "classic")[number]), bytes([number] * 8))
            _play(match, (_player(level, 1), _player("easy", 2)))
            for action in match.actions:
                digest = (digest * 31 + action) % 65521
        assert digest == DIGESTS[level], (level, digest)


def test_every_level_is_legal_under_any_rules():
    for number in range(6):
        dice = Dice(number)
        rules = matches.random_rules(dice)
        rules.change("target", 0)
        rules.change("hollywood", 0)
        match = Match(rules, bytes([number] * 8))
        names = levels.NAMES[1:]
        _play(match, (_player(dice.pick(names), 1), _player(dice.pick(names), 2)))


def test_a_decision_broken_off_leaves_no_trace():
    """Expert, stopped in the middle and asked again, decides as one who was never stopped."""
    one, two = _player("expert", 1), _player("expert", 1)
    other = _player("easy", 3)
    match = Match(preset("kawu"), bytes([9] * 8))
    view = View()
    broken = 0
    while match.deal.phase != OVER:
        seat = match.deal.turn
        view.read(match, seat)
        if seat == 0:
            one.begin(view)
            for _ in range(match.deal.turns[0] + 1):
                if one.step() != THINKING:
                    break
                broken += 1
            action = decide(one, view)
            assert action == decide(two, view)
        else:
            action = decide(other, view)
        match.apply(action)
    assert broken


def test_a_decision_taken_again_is_the_same():
    """A power cut may lose the last action; the player that is made then takes it again."""
    for level in levels.NAMES:
        player = _player(level, 5)
        match = Match(preset("kawu"), bytes([11] * 8))
        view = View()
        while match.deal.phase != OVER:
            view.read(match, match.deal.turn)
            action = decide(player, view)
            assert decide(_player(level, 5), view) == action
            match.apply(action)


def test_expert_thinks_in_slices_and_the_others_at_once():
    for level in levels.NAMES:
        player = _player(level, 1)
        match = Match(preset("classic"), bytes(8))
        view = View()
        slices = 0
        while match.deal.phase != OVER:
            view.read(match, match.deal.turn)
            player.begin(view)
            action = player.step()
            while action == THINKING:
                slices += 1
                action = player.step()
            match.apply(action)
        assert (slices > 0) == (level == "expert")


def test_expert_takes_a_first_upcard_that_opens_melds():
    """What Hard takes Expert takes too, and of the others some, but not every one."""
    expert, hard = _player("expert", 1), _player("hard", 1)
    view = View()
    taken = {TAKE: 0, PASS: 0}
    for number in range(30):
        match = Match(preset("kawu"), bytes([number + 80] * 8))
        view.read(match, match.deal.turn)
        mind = decide(expert, view)
        if decide(hard, view) == TAKE:
            assert mind == TAKE
        else:
            taken[mind] += 1
    assert taken[TAKE] and taken[PASS]


def test_a_level_that_is_none_is_refused():
    try:
        levels.player("wizard")
    except ValueError as error:
        assert "wizard" in str(error) and "expert" in str(error)
    else:
        raise AssertionError("taken")


def test_each_level_ends_a_deal_when_it_can_go_gin():
    for level in levels.NAMES:
        player = _player(level, 4)
        gins = 0
        for number in range(6):
            match = Match(preset(PRESET_NAMES[number % 4]), bytes([number + 40] * 8))
            view = View()
            while match.deal.phase != OVER:
                view.read(match, match.deal.turn)
                action = decide(player, view)
                if match.deal.phase == DISCARD_PHASE and view.legal[view.n_legal - 1] >= 192:
                    assert action >= 192 or action == 3
                    gins += 1
                match.apply(action)
        assert gins or level in ("easy", "medium")
