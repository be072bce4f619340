"""Odd input to the line protocol: an error in words, never a traceback, and nothing changed."""

import json

import pytest

from engine_process import EngineProcess
from naive.cards import DECK
from naive.dice import Dice

TEN = DECK[:10]
LAID = [["4S", "5S", "6S"]]
DEFENDER = ["7S", "8S", "9C", "AC", "2D", "3D", "KH", "QH", "JC", "TC"]

LINES = (
    b"hello",
    b"{",
    b"[]",
    b"[1, 2]",
    b"null",
    b"true",
    b"1",
    b'"new"',
    b"1e999",
    b"NaN",
    b"9" * 5000,
    b"[" * 100000,
    b'{"a":' * 100000,
    b"\xff\xfe{}",
    b"\xef\xbb\xbf{}",
    b"\x00",
    b"{}",
    b'{"cmd"}',
    b"{'cmd': 'legal'}",
    b'{"cmd": "legal"} {"cmd": "legal"}',
    '{"cmd": "légal"}'.encode(),
    '{"cmd": "♠"}'.encode(),
    b'{"cmd": "\\ud800"}',
    b'{"cmd": "\\u0000"}',
)

REQUESTS = (
    {"cmd": None},
    {"cmd": 1},
    {"cmd": []},
    {"cmd": {}},
    {"cmd": ""},
    {"cmd": "Legal"},
    {"cmd": "__init__"},
    {"cmd": "answer"},
    {"CMD": "legal"},
    {"cmd": "apply"},
    *(
        {"cmd": "apply", "action": action}
        for action in (
            None,
            0,
            True,
            [],
            {},
            "",
            "Draw",
            "fold",
            "draw 9D",
            "discard",
            "discard 9X",
            "discard 10D",
            "discard ♦9",
            "discard 9D 8D",
            "knock",
            "gin gin",
            "biggin",
            "draw",
            "discard AS\n",
            "x" * 100000,
        )
    ),
    *({"cmd": "new", "rules": rules} for rules in (None, 1, [], "", "poker", "Classic", "♠")),
    *(
        {"cmd": "new", "rules": {"preset": "kawu", **changes}}
        for changes in (
            {"preset": None},
            {"preset": []},
            {"preset": "poker"},
            {"": 1},
            {"gins": 1},
            {"target": "100"},
            {"target": -1},
            {"target": 10**30},
            {"target": 1e400},
            {"target": 100.0},
            {"target": None},
            {"target": []},
            {"next_dealer": "me"},
            {"next_dealer": ["winner"]},
            {"big_gin": 2},
            {"straight": True, "oklahoma": True},
            {"ace_gin": True},
            {"spades_double": True},
            {"hollywood": True, "target": 0},
        )
    ),
    *(
        {"cmd": "new", "deck": deck}
        for deck in (
            [],
            0,
            "AS",
            {},
            DECK[:51],
            [*DECK, "AS"],
            [*DECK[:51], "AS"],
            [*DECK[:51], "kh"],
            [*DECK[:51], None],
            [*DECK[:51], []],
            [*range(51), 52],
            [*range(51), -1],
            [*range(51), True],
            [*range(51), 51.0],
            [*range(51), 10**40],
            [DECK],
        )
    ),
    *({"cmd": "new", "dealer": dealer} for dealer in (2, -1, "0", [], {}, True, 0.0, 10**30)),
    *(
        {"cmd": "new", "seed": seed}
        for seed in (0, "", "00", "z" * 16, [], {}, "0" * 18, "♠" * 16)
    ),
    {"cmd": "next"},
    {"cmd": "next", "deck": DECK},
    {"cmd": "solve"},
    *(
        {"cmd": "solve", "hand": hand}
        for hand in (
            None,
            [],
            "AS",
            {},
            TEN[:9],
            DECK[:12],
            [*TEN[:9], "AS"],
            [*TEN, "AS"],
            [*TEN[:9], "1S"],
            [*TEN[:9], "♠"],
            [*TEN[:9], None],
            [*TEN[:9], ["KH"]],
            DECK * 100,
        )
    ),
    {"cmd": "layoff"},
    {"cmd": "layoff", "knocker": LAID},
    {"cmd": "layoff", "defender": DEFENDER},
    *(
        {"cmd": "layoff", "knocker": knocker, "defender": DEFENDER}
        for knocker in (
            None,
            "4S 5S 6S",
            {},
            ["4S", "5S", "6S"],
            [[]],
            [["4S"]],
            [["4S", "5S"]],
            [["4S", "5S", "8D"]],
            [["QS", "KS", "AS"]],
            [["4S", "5S", "7D"]],
            [["4S", "5S", "5S"]],
            [["7S", "8S", "9S"]],
            [*LAID, *LAID],
            [["4S", "4D", "4H"], ["4S", "5S", "6S"]],
            [["3S", "4S", "5S"], ["3C", "4C", "5C"], ["4H", "5H", "6H"], ["7D", "8D", "9D"]],
            [[1, 2, 4]],
            [[None, None, None]],
            [[[]]],
        )
    ),
    *(
        {"cmd": "layoff", "knocker": LAID, "defender": defender}
        for defender in (None, [], DEFENDER[:9], [*DEFENDER, "2H"], [*DEFENDER[:9], "4S"], "7S")
    ),
)


@pytest.fixture(scope="module")
def engine():
    process = EngineProcess()
    yield process
    process.stop()


@pytest.fixture
def state(engine):
    """The state of a deal in play, that no error may change."""
    return engine.ask("new", rules="classic", deck=Dice(1).deck(), dealer=0)


def _is_refused(engine, line, state):
    answer = engine.send(line)
    assert list(answer) == ["error"]
    assert isinstance(answer["error"], str)
    assert answer["error"]
    assert "Traceback" not in answer["error"]
    assert "object at 0x" not in answer["error"]
    assert len(answer["error"]) < 1000
    assert engine.ask("state") == state


@pytest.mark.parametrize("line", LINES, ids=lambda line: repr(line[:40]))
def test_what_is_no_request(engine, state, line):
    _is_refused(engine, line, state)


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: json.dumps(request)[:70])
def test_what_makes_no_sense(engine, state, request_):
    _is_refused(engine, json.dumps(request_).encode(), state)


def test_before_a_match_only_a_match_is_missing():
    process = EngineProcess()
    for cmd in ("legal", "state", "next"):
        assert "new" in process.ask(cmd)["error"]
    assert "new" in process.ask("apply", action="draw")["error"]
    assert process.ask("solve", hand=TEN)["deadwood"] == 0
    process.stop()


def test_empty_lines_are_no_requests(engine, state):
    assert engine.send(b"\n   \n\t\r\n" + b'{"cmd": "state"}') == state


def test_a_line_may_end_as_on_other_systems(engine, state):
    assert engine.send(b'{"cmd": "state"}\r') == state


@pytest.mark.parametrize(
    ("cmd", "fields", "words"),
    [
        (
            "new",
            {"rulez": "kawu"},
            "new has no field 'rulez' (there are rules, dealer, deck, seed)",
        ),
        ("state", {"extra": [1, {"a": None}]}, "state has no field 'extra' (it has none)"),
        ("new", {"rules": {"gins": 1}}, "no such rule: 'gins'"),
        ("new", {"rules": {"knock_limit": True}}, "rule knock_limit is a number, not true"),
        ("new", {"rules": {"first": False}}, "rule first is a number, not false"),
        ("new", {"dealer": True}, "dealer is seat 0 or 1, not True"),
    ],
)
def test_what_is_wrong_is_named(engine, state, cmd, fields, words):
    assert engine.ask(cmd, **fields) == {"error": words}
    assert engine.ask("state") == state


def test_after_the_end_of_a_deal(engine, state):
    engine.ask("new", rules={"preset": "classic", "target": 0}, seed="00" * 8)
    dice = Dice(1)
    while legal := engine.ask("legal")["legal"]:
        ends = [action for action in legal if action.split()[0] in ("gin", "knock")]
        state = engine.ask("apply", action=dice.pick(ends or legal))
    if state["match"]["over"]:
        assert "over" in engine.ask("next")["error"]
    assert "over" in engine.ask("apply", action="draw")["error"]
    assert engine.ask("state") == state
