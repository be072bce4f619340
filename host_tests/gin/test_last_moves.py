"""Each seat's last turn as the deal keeps it, against a plain reading of the actions."""

from gin.actions import DISCARD, KNOCK, TAKE, card_of
from gin.cards import NONE
from gin.deal import OVER
from gin.match import Match
from gin.record import pack, unpack
from gin.rules import preset
from players import decide
from players.easy import Easy
from players.view import View

PRESETS = ("classic", "arcade")


def positions(rules, seed):
    """Every position of a match between two players, with the deal's log: (seat, action, card on
    the pile before it)."""
    match = Match(preset(rules), bytes([seed] * 8))
    players = Easy(), Easy()
    for player in players:
        player.begin_match(bytes(8))
    view = View()
    log = []
    while True:
        yield match, log
        deal = match.deal
        if deal.phase == OVER:
            if match.over:
                return
            match.next_deal()
            log = []
            continue
        view.read(match, deal.turn)
        action = decide(players[deal.turn], view)
        log.append((deal.turn, action, deal.upcard()))
        match.apply(action)


def last_turn(log, seat):
    """(draw, card taken, card put down) of the last turn of `seat`, from its log."""
    draw = taken = put = NONE
    for who, action, top in log:
        if who != seat:
            continue
        if action < DISCARD:
            draw = action
            taken = top if action == TAKE else NONE
            put = NONE
        elif action < KNOCK:
            put = card_of(action)
    return draw, taken, put


def kept(deal, seat):
    return deal.last_draw[seat], deal.last_taken[seat], deal.last_put[seat]


def test_the_deal_keeps_what_each_seat_did_last():
    seen = set()
    for rules in PRESETS:
        for seed in range(3):
            for match, log in positions(rules, seed):
                for seat in range(2):
                    expected = last_turn(log, seat)
                    assert kept(match.deal, seat) == expected
                    seen.add((expected[0], expected[1] == NONE, expected[2] == NONE))
    assert len(seen) == 6  # nothing, a pass, and draws and takes with a discard and without


def test_a_match_taken_up_again_knows_it_too():
    for match, log in positions("classic", 7):
        if len(log) % 5 == 4:
            again = unpack(pack(match))
            for seat in range(2):
                assert kept(again.deal, seat) == kept(match.deal, seat)
