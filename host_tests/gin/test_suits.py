"""The deadwood of one suit in two steps, against the table of all suits."""

from gin.solver_plain import TABLE
from gin.suits import HIGH, LOW


def test_two_steps_give_what_the_table_gives():
    assert len(TABLE) == 8192
    for m in range(8192):
        u = LOW[m & 127]
        assert (u + HIGH[u & 192 | m >> 7]) & 255 == TABLE[m], m
