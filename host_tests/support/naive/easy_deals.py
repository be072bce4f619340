"""A thousand deals between two Easy players as records, on any Python: run it, it prints them.

micropython easy_deals.py     (firmware and host_tests on the module path)
"""

from binascii import hexlify

from gin.deal import OVER
from gin.match import Match
from gin.record import pack
from gin.rules import PRESET_NAMES, preset
from players import decide
from players.easy import Easy
from players.view import View

DEALS = 1000


def records():
    """The records of whole matches, one after the other, until they hold DEALS deals."""
    deals = number = 0
    view = View()
    players = (Easy(), Easy())
    while deals < DEALS:
        seed = bytes([number & 255, number >> 8, 5, 8, 13, 21, 34, 55])
        match = Match(preset(PRESET_NAMES[number % 4]), seed)
        players[0].begin_match(seed)
        players[1].begin_match(bytes(reversed(seed)))
        while not match.over:
            if match.deal.phase == OVER:
                match.next_deal()
            view.read(match, match.deal.turn)
            match.apply(decide(players[match.deal.turn], view))
        deals += len(match.history)
        number += 1
        yield pack(match)


def lines():
    """The records as text, a line each."""
    return [hexlify(record).decode() for record in records()]


if __name__ == "__main__":
    for line in lines():
        print(line)
