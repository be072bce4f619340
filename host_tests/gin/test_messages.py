"""What a refusal says, word for word: people and other programs read it."""

from gin import actions, cards, melds, record, rules
from gin.actions import parse_action
from gin.deal import Deal
from gin.match import Match
from naive import bridge
from naive.refused import refusal

BIG = "AS 2S 3S 4C 5C 6C 9D 9H 9S 7C"
WEAK = "KS KD QD JH 8D 5H 2H 2D 4D AH"


def _with_checksum(data):
    crc = record.crc16(data)
    return bytes(data) + bytes([crc & 255, crc >> 8])


def test_records():
    good = record.pack(Match(rules.preset("classic"), bytes(8)))
    none = "this is no record of a match"
    for data in (b"", b"KNK", b"KNK\1", b"XNK" + good[3:]):
        assert refusal(record.unpack, data) == none
    assert refusal(record.unpack, b"KNK\1\0") == "the record is damaged"
    newer = good[:3] + b"\2" + good[4:]
    assert refusal(record.unpack, newer) == "the record is of version 2, newer than 1"
    assert refusal(record.unpack, good[:3] + b"\0" + good[4:]) == "the record is damaged"
    assert refusal(record.unpack, good[:20]) == "the record is damaged"
    longer = f"the record is {len(good) + 1} bytes long, not {len(good)}"
    assert refusal(record.unpack, good + b"\0") == longer
    worn = good[:-1] + bytes((good[-1] ^ 1,))
    assert refusal(record.unpack, worn) == "the record is damaged: its checksum differs"
    more = bytearray(good[:-2])
    more[4] += 1
    more[5 + len(rules.FIELDS) : 5 + len(rules.FIELDS)] = b"\1"
    unknown = "the rules have something that this version does not know"
    assert refusal(record.unpack, _with_checksum(more)) == unknown


def test_a_record_of_too_many_actions():
    match = Match(rules.preset("classic"), bytes(8))
    match.actions = bytearray(65535)
    assert len(record.pack(match)) == 65535 + 17 + len(rules.FIELDS)
    match.actions.append(0)
    words = "a record holds 65535 actions at most, not 65536"
    assert refusal(record.pack, match) == words


def test_rules():
    say = "rules have 24 fields, not 25"
    assert refusal(rules.Rules, [0] * 25) == say
    assert refusal(rules.from_bytes, bytes(22)) == "rules have 23 fields or more, not 22"
    one = rules.preset("classic")
    assert refusal(one.change, "target", 251) == (
        "rule target is a whole number from 0 to 250, not 251"
    )
    assert refusal(one.change, "gins", 1) == "no such rule: 'gins'"
    assert refusal(rules.preset, "poker") == (
        "no such rules: 'poker' (there are classic, kawu, encyclopedia, arcade)"
    )
    for changes, words in (
        (("straight", "oklahoma"), "straight gin has no knock limit for Oklahoma to set"),
        (("ace_gin",), "'ace means gin only' belongs to Oklahoma"),
        (("spades_double",), "'spades double' belongs to Oklahoma"),
    ):
        one = rules.preset("classic")
        for name in changes:
            one.change(name, 1)
        assert refusal(one.check) == words
    one = rules.preset("classic")
    one.change("hollywood", 1)
    one.change("target", 0)
    words = "Hollywood scores three games: it needs a target, not a single deal"
    assert refusal(one.check) == words


def test_decks():
    deal = Deal()
    deck = list(range(52))
    begin = lambda cards: deal.begin(rules.preset("classic"), cards, 0)  # noqa: E731
    assert refusal(begin, [52] + deck[1:]) == "no such card in the deck: 52"
    assert refusal(begin, [-1] + deck[1:]) == "no such card in the deck: -1"
    assert refusal(begin, [1] + deck[1:]) == "the deck holds 2S twice"
    assert refusal(begin, [51] + deck[:51] + [51]) == "the deck holds KH twice"
    assert refusal(begin, deck[:51]) == "a deck has 52 cards, not 51"


def test_matches():
    match = Match(rules.preset("classic"), bytes(8))
    assert refusal(match.take_back) == "there is no action to take back"
    assert refusal(match.next_deal) == "the deal is not over"


def test_texts():
    action = (
        "no such action: {!r} (there are draw, take, pass, biggin, and discard, knock, gin"
        " with a card, as in 'discard 9D')"
    )
    for text in ("", "fold", "discard", "draw 9D", "discard 9D 8D", None, 7, "9D discard"):
        assert refusal(actions.parse_action, text) == action.format(text)
    card = "no such card: {!r} (a card reads like 9D: rank A23456789TJQK, suit SCDH)"
    for text in ("", "9", "9X", "1D", "D9", "9DD", None, 7):
        assert refusal(cards.code, text) == card.format(text)
    assert refusal(melds.meld_of, [0, 1, 15]) == "no meld: AS 2S 3C"


def _why_not(deal, text):
    return deal.why_not(parse_action(text))


def test_a_deal():
    ruling = rules.preset("classic")
    deck = bridge.codes(_deck(BIG, WEAK, "KC", "9C"))
    deal = Deal()
    deal.begin(ruling, deck, 0)
    assert deal.why_not(4) == deal.why_not(255) == "there is no such action"
    assert _why_not(deal, "draw") == "the upcard is offered: take it or pass"
    for _ in range(2):
        deal.apply(parse_action("pass"))
    assert _why_not(deal, "take") == "both players passed the upcard: draw from the stock"
    assert _why_not(deal, "pass") == "draw from the stock or take the top discard first"
    deal.apply(parse_action("draw"))
    assert _why_not(deal, "draw") == "a card was drawn: discard, knock or gin"
    assert _why_not(deal, "biggin") == "big gin is not played under these rules"
    ruling.big_gin = 1
    assert _why_not(deal, "biggin") == ""
    assert _why_not(deal, "discard KH") == "that card is not held"
    assert _why_not(deal, "knock 9C") == "it leaves no deadwood: that is gin"
    assert _why_not(deal, "gin AS") == "it leaves 5 of deadwood"
    ruling.knock_limit = deal.limit = 4
    assert _why_not(deal, "knock AS") == "it leaves 5 of deadwood, the limit is 4"
    deal.apply(parse_action("gin 9C"))
    assert _why_not(deal, "draw") == "the deal is over"


def _deck(first, second, upcard, draw):
    """A deck that deals these hands to the non-dealer and the dealer."""
    dealt = [card for pair in zip(first.split(), second.split()) for card in pair]
    dealt += [upcard, draw]
    return dealt + [card for card in bridge.DECK if card not in dealt]


def test_what_was_taken_stays_and_big_gin_needs_all_eleven():
    ruling = rules.preset("arcade")
    deal = Deal()
    deal.begin(ruling, bridge.codes(_deck(WEAK, BIG, "KC", "9C")), 1)
    deal.apply(parse_action("take"))
    assert _why_not(deal, "discard KC") == "it was just taken from the discard pile"
    assert _why_not(deal, "biggin") == "not all eleven cards are melded"
