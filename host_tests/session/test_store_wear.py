"""How much an hour of play wears the flash memory: the figures that the README states."""

import random

from flash_memory import Disk, Flash, use
from session.store import MatchStore

ACTIONS_AN_HOUR = 1500  # both players; a turn of the person's every ten seconds
ACTIONS_A_DEAL = 44
DEALS_A_GAME = 12
CYCLES = 100_000  # a block of the Pico's flash (W25Q16JV) stands


def test_an_hour_of_play_erases_few_blocks(monkeypatch):
    flash = Flash()
    use(monkeypatch, Disk(flash, fresh=True))
    store = MatchStore("/save")
    dice = random.Random(3)
    flash.operations.clear()
    hours = 10
    record = b""
    for count in range(ACTIONS_AN_HOUR * hours):
        if count % (ACTIONS_A_DEAL * DEALS_A_GAME) == 0:
            store.clear()
            record = dice.randbytes(50)
        if count % ACTIONS_A_DEAL == 0:
            store.begin(record)
            record += dice.randbytes(ACTIONS_A_DEAL)
        store.add(dice.randrange(244))
        store.flush()
    erases = {}
    for block, _, data in flash.operations:
        if data is None:
            erases[block] = erases.get(block, 0) + 1
    assert sum(erases.values()) / hours < 150
    # Wear levelling moves the save folder on, so that no block carries it all.
    assert len(erases) > 10
    assert CYCLES / (max(erases.values()) / hours) / 365 > 10  # years of an hour a day
