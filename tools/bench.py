"""How fast the game's core runs on this computer: make bench

Each figure is the best of several rounds, in one process, on one core.
"""

import sys
from collections.abc import Callable
from time import perf_counter

import firmware_path  # noqa: F401
from gin import melds
from gin.cards import hand as new_hand
from gin.deal import DISCARD_PHASE, OVER
from gin.kinds import KNOCK
from gin.layoffs import Layoff
from gin.match import Match
from gin.rules import preset
from gin.shuffle import Generator, fresh_deck, shuffle
from players import decide
from players.easy import Easy
from players.view import View

ROUNDS = 7
HANDS = 20_000
DEALS = 200


def random_hands(n: int, size: int) -> list:
    """`n` random hands of `size` cards."""
    generator = Generator(b"bench-01")
    deck = bytearray(52)
    hands = []
    for _ in range(n):
        fresh_deck(deck)
        shuffle(deck, generator)
        hands.append(new_hand(deck[:size]))
    return hands


def play(match: Match, players: tuple[Easy, Easy], seen: Callable[[Match], None]) -> None:
    """Play one deal of `match` between `players`; `seen` is called before each action."""
    view = View()
    while match.deal.phase != OVER:
        view.read(match, match.deal.turn)
        seen(match)
        match.apply(decide(players[match.deal.turn], view))


def matches(n: int) -> list[Match]:
    """`n` fresh matches."""
    return [Match(preset("kawu"), i.to_bytes(8, "little")) for i in range(n)]


def played(n: int) -> tuple[list, list]:
    """At least `n` hands of 11 cards met in play, and (hand, laid melds) of the showdowns."""
    hands: list = []
    showdowns = []
    players = (Easy(), Easy())

    def keep(match: Match) -> None:
        if match.deal.phase == DISCARD_PHASE:
            hands.append(match.deal.hands[match.deal.turn][:])

    for match in matches(n):
        play(match, players, keep)
        result = match.deal.result
        if result.kind == KNOCK:
            defender = match.deal.hands[1 - result.knocker]
            showdowns.append((defender[:], result.melds[result.knocker][:]))
        if len(hands) >= n:
            break
    return hands[:n], showdowns


def rate(items: list, work: Callable[[list], None]) -> float:
    """Items a second that `work` does: the best of ROUNDS."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = perf_counter()
        work(items)
        best = min(best, perf_counter() - start)
    return len(items) / best


def solve(hands: list) -> None:
    """The least deadwood of each hand."""
    deadwood = melds.deadwood
    for hand in hands:
        deadwood(hand)


def solve_discards(hands: list) -> None:
    """The least deadwood after each discard of each hand."""
    out = bytearray(52)
    for hand in hands:
        melds.after_discards(hand, out)


def arrange(hands: list) -> None:
    """A best arrangement of each hand."""
    out = melds.new_melds()
    for hand in hands:
        melds.arrange(hand, out)


def lay_off(showdowns: list) -> None:
    """The defender's best of melds and layoffs in each showdown."""
    layoff = Layoff()
    for hand, laid in showdowns:
        layoff.solve(hand, laid)


def play_all(items: list) -> None:
    """A deal between two Easy players in each match."""
    players = (Easy(), Easy())
    for match in items:
        play(match, players, lambda match: None)


def main() -> None:
    """Measure and print."""
    hands, showdowns = played(HANDS)
    ten = random_hands(HANDS, 10)
    print(f"Python {sys.version.split()[0]}, best of {ROUNDS} rounds")
    for what, items, work in (
        ("least deadwood, random hands of 10", ten, solve),
        ("least deadwood, played hands of 11", hands, solve),
        ("all discards, played hands of 11", hands, solve_discards),
        ("arrangement, played hands of 11", hands, arrange),
        ("layoffs, played showdowns", showdowns, lay_off),
    ):
        print(f"{what:36}{rate(items, work):12,.0f} a second")
    start = perf_counter()
    play_all(matches(DEALS))
    print(
        f"{'deals between two Easy players':36}{DEALS / (perf_counter() - start):12,.0f} a second"
    )


if __name__ == "__main__":
    main()
