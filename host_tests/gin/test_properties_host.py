"""What holds for any cards, any bytes and any JSON, searched by hypothesis."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Engine
from gin import melds, record
from gin.cards import hand
from gin.layoffs import Layoff
from naive import bridge, solver
from naive.cards import DECK, mask

CARDS = st.permutations(DECK)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(DECK),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)
FIELDS = ("rules", "deck", "dealer", "seed", "action", "hand", "knocker", "defender")


@given(CARDS, st.integers(0, 11))
def test_the_least_deadwood_of_any_hand(cards, size):
    held = mask(cards[:size])
    own = bridge.fill(hand(), held)
    assert melds.deadwood(own) == solver.deadwood(held)
    assert melds.arrange(own, melds.new_melds()) == solver.deadwood(held)


@given(st.permutations(DECK[:7] + DECK[13:20] + DECK[26:33] + DECK[39:46]))
def test_layoffs_among_low_cards(cards):
    laid = melds.new_melds()
    melds.arrange(bridge.fill(hand(), mask(cards[:10])), laid)
    defender = mask(cards[10:20])
    found = Layoff().solve(bridge.fill(hand(), defender), laid)
    assert found == solver.after_layoffs(defender, bridge.laid(laid))


@given(st.binary(max_size=80))
def test_any_bytes_are_refused_as_a_record(data):
    for bad in (data, b"KNK" + data, b"KNK\x01\x17" + data):
        try:
            record.unpack(bad)
        except record.BadRecord as error:
            assert str(error)
        else:
            raise AssertionError(bad)


@given(st.text() | JSON.map(json.dumps))
def test_any_line_gets_an_answer(line):
    assert "error" in Engine().answer(line)


@settings(max_examples=40)
@given(
    st.sampled_from(["new", "legal", "apply", "state", "next", "solve", "layoff", "rules"]),
    st.dictionaries(st.sampled_from(FIELDS), JSON),
)
def test_any_request_gets_an_answer(cmd, fields):
    engine = Engine()
    engine.answer('{"cmd": "new", "seed": "0123456789abcdef"}')
    before = engine.answer('{"cmd": "state"}')
    answer = engine.answer(json.dumps({"cmd": cmd, **fields}))
    json.dumps(answer)
    if "error" in answer:
        assert engine.answer('{"cmd": "state"}') == before
