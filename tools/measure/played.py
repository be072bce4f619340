"""Hands and knocks out of seeded games between two players of level Easy."""

from array import array

import firmware_path  # noqa: F401 - the game's pure parts are in firmware/
from gin.deal import OVER
from gin.kinds import KNOCK, UNDERCUT
from gin.match import Match
from gin.rules import preset
from players import decide
from players.easy import Easy
from players.view import View

HANDS = 400
KNOCKS = 1000


def board_files(hands: int = HANDS, knocks: int = KNOCKS) -> dict[str, bytes]:
    """Files for the board: `tens.bin` and `elevens.bin`, hands of so many cards in play, four
    16-bit masks each; `knocks.bin`, each the defender's hand and the four melds laid down."""
    tens, elevens, showdowns = bytearray(), bytearray(), bytearray()
    seed = 0
    while len(showdowns) < 16 * knocks:
        _play(seed, tens, elevens, showdowns)
        seed += 1
    return {
        "tens.bin": _spread(tens, hands),
        "elevens.bin": _spread(elevens, hands),
        "knocks.bin": bytes(showdowns[: 16 * knocks]),
    }


def _play(seed: int, tens: bytearray, elevens: bytearray, showdowns: bytearray) -> None:
    match = Match(preset("classic"), seed.to_bytes(8, "little"))
    players = [Easy(), Easy()]
    for seat, player in enumerate(players):
        player.begin_match(bytes([seed & 255, seat] * 4))
    view = View()
    while not match.over:
        deal = match.deal
        if deal.phase == OVER:
            match.next_deal()
            continue
        hand = deal.hands[deal.turn]
        (elevens if sum(mask.bit_count() for mask in hand) == 11 else tens).extend(_masks(hand))
        view.read(match, deal.turn)
        match.apply(decide(players[deal.turn], view))
        if deal.phase == OVER and deal.result.kind in {KNOCK, UNDERCUT}:
            knocker = deal.result.knocker
            showdowns.extend(_masks(deal.hands[1 - knocker]))
            showdowns.extend(_masks(deal.result.melds[knocker]))


def _masks(words: array) -> bytes:
    return array("H", words[:4]).tobytes()


def _spread(hands: bytearray, count: int) -> bytes:
    """`count` of these hands, evenly spread."""
    total = len(hands) // 8
    chosen = [i * total // count for i in range(count)]
    return b"".join(hands[8 * i : 8 * i + 8] for i in chosen)
