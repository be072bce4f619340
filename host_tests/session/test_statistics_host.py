"""Statistics: counted once and only once, kept, cleared, a bad file set aside."""

from gin.cards import NONE
from gin.kinds import GIN, KNOCK, UNDERCUT, VOID_STOCK
from session import statistics
from session.statistics import Statistics
from system import sealed

SEED = b"12345678"


class FakeMatch:
    """A match as the statistics see it."""

    def __init__(self, history, winner=NONE, seed=SEED):
        self.seed = seed
        self.history = history
        self.winner = winner
        self.over = winner != NONE


WON_GIN = (0, 0, GIN, 47, 0)
WON_UNDERCUT = (1, 0, UNDERCUT, 25, 1)
LOST_UNDERCUT = (1, 1, UNDERCUT, 30, 0)
LOST_KNOCK = (0, 1, KNOCK, 12, 1)
VOID = (0, NONE, VOID_STOCK, 0, NONE)


def numbers_after(folder, *matches, level=2):
    for match in matches:
        Statistics(folder).load().count(match, 0, level)
    return Statistics(folder).load().of(level)


def test_each_kind_of_deal_counts_where_it_belongs(tmp_path):
    history = [WON_GIN, WON_UNDERCUT, LOST_UNDERCUT, LOST_KNOCK, VOID]
    assert numbers_after(str(tmp_path), FakeMatch(history)) == [0, 0, 4, 2, 1, 1, 1, 47, 0, 0]


def test_a_deal_counts_once_however_often_it_is_shown(tmp_path):
    grown = [FakeMatch([WON_GIN][:n]) for n in (0, 1, 1)] + [FakeMatch([WON_GIN, LOST_KNOCK], 0)]
    numbers = numbers_after(str(tmp_path), *grown, grown[-1])
    assert numbers == [1, 1, 2, 1, 1, 0, 0, 47, 1, 1]


def test_a_new_match_counts_from_its_start(tmp_path):
    first = FakeMatch([WON_GIN], 0)
    lost = FakeMatch([LOST_KNOCK], 1, b"87654321")
    numbers = numbers_after(str(tmp_path), first, lost)
    assert numbers[statistics.GAMES] == 2
    assert numbers[statistics.STREAK] == 0
    assert numbers[statistics.BEST_STREAK] == 1


def test_levels_are_apart(tmp_path):
    numbers_after(str(tmp_path), FakeMatch([WON_GIN], 0), level=1)
    assert Statistics(str(tmp_path)).load().of(0) == [0] * 10


def test_clearing_forgets_the_numbers_but_not_what_was_counted(tmp_path):
    match = FakeMatch([WON_GIN])
    numbers_after(str(tmp_path), match)
    Statistics(str(tmp_path)).load().clear()
    assert numbers_after(str(tmp_path), match) == [0] * 10


def test_a_damaged_file_is_set_aside_and_said(tmp_path):
    numbers_after(str(tmp_path), FakeMatch([WON_GIN]))
    path = tmp_path / "statistics"
    data = path.read_bytes()
    path.write_bytes(data[:20] + bytes([data[20] ^ 1]) + data[21:])
    again = Statistics(str(tmp_path)).load()
    assert again.problem == sealed.DAMAGED
    assert again.of(2) == [0] * 10
    assert (tmp_path / "statistics.bad1").exists()
