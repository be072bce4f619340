"""The solver's two twins give the same, and neither allocates."""

import gc

from gin import melds, solver, solver_plain
from gin.cards import hand
from naive import bridge, played

try:
    from gin import solver_viper
except (ImportError, SyntaxError):
    solver_viper = None


def test_the_twin_that_suits_this_python_is_picked():
    assert solver.deadwood is (solver_viper or solver_plain).deadwood


def test_the_twins_agree():
    if solver_viper is None:
        return
    own = hand()
    one, two = bytearray(52), bytearray(52)
    for cards in played.hands(1000, 20):
        bridge.fill(own, cards)
        assert solver_plain.deadwood(own) == solver_viper.deadwood(own)
        assert solver_plain.after_discards(own, one) == solver_viper.after_discards(own, two)
        assert one == two
        assert solver_plain.find_ways(own) == solver_viper.find_ways(own)
        assert _ways(solver_plain) == _ways(solver_viper)


def _ways(twin):
    """The ways to choose sets that the twin wrote down last."""
    end = 0
    while twin.WAYS[end + 4] < 255:
        end += 5
    return list(twin.WAYS[:end])


def test_the_ways_hold_the_least():
    own = hand()
    for cards in played.hands(1000, 22):
        bridge.fill(own, cards)
        least = solver.find_ways(own)
        assert least == solver_plain.deadwood(own)
        ways = _ways(solver)
        assert ways[:4] == [0, 0, 0, 0]
        assert min(ways[4::5]) == least


def _allocated(function, own, out):
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(100):
        function(own, out)
    after = gc.mem_alloc()
    gc.enable()
    return after - before


def _nothing(own, out):
    pass


def _deadwood(own, out):
    solver.deadwood(own)


def _plain_deadwood(own, out):
    solver_plain.deadwood(own)


def test_the_solver_does_not_allocate():
    if not hasattr(gc, "mem_alloc"):
        return
    own = bridge.fill(hand(), next(played.hands(1, 21)))
    least = bytearray(52)
    every = melds.new_melds(72)
    assert _allocated(_nothing, own, least) == 0
    for function, out in (
        (_deadwood, None),
        (_plain_deadwood, None),
        (solver.after_discards, least),
        (solver_plain.after_discards, least),
        (melds.arrange, melds.new_melds()),
        (melds.arrangements, every),
        (melds.in_best_meld, hand()),
    ):
        assert _allocated(function, own, out) == 0, function
