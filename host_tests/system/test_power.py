"""Dimming, sleeping and waking, on a board that only keeps count."""

import pytest

from pretend import chip, load
from system import board as contract
from system.keys import A


class Clock:
    now = 0


class Display:
    def __init__(self):
        self.on = True
        self.level = -1

    def contrast(self, level):
        self.level = level

    def power(self, on):
        self.on = on


class Buttons(contract.Buttons):
    def __init__(self, board):
        self.board = board
        self.events = []
        self.down_until = -1

    def get(self):
        return self.events.pop(0) if self.events else 0

    def held(self):
        return A if self.board.clock.now < self.down_until else 0

    def clear(self):
        self.events = []


class Battery:
    def __init__(self, percent):
        self.left = percent

    def percent(self):
        return self.left


class Board(contract.Board):
    def __init__(self):
        self.clock = Clock()
        self.display = Display()
        self.buttons = Buttons(self)
        self.battery = None
        self.naps = []
        self.wakes_after = 10_000

    def ticks(self):
        return self.clock.now

    def wait(self, ms):
        self.clock.now += ms

    def nap(self, ms):
        self.clock.now += ms
        self.naps.append(ms)
        if sum(self.naps) >= self.wakes_after and not self.buttons.events:
            assert not self.display.on
            self.buttons.events = [A]


class Chosen:
    brightness = 4
    dim_after = 30
    sleep_after = 120


@pytest.fixture
def board():
    return Board()


@pytest.fixture
def make(monkeypatch):
    chip(monkeypatch)
    return load(monkeypatch, "system.power").Power


@pytest.fixture
def power(make, board):
    return make(board, Chosen())


def idle(board, power, seconds):
    for _ in range(seconds * 10):
        board.clock.now += 100
        assert power.filter(0) == 0


def test_events_go_through(power):
    assert power.filter(A) == A
    assert power.filter(0) == 0


def test_dim_then_bright_again(board, power):
    full = board.display.level
    idle(board, power, 29)
    assert board.display.level == full
    idle(board, power, 2)
    assert 0 < board.display.level < full
    assert board.display.on
    assert power.filter(A) == A  # the picture was to be read: this press is a move
    assert board.display.level == full


def test_a_press_puts_off_everything(board, power):
    for _ in range(10):
        idle(board, power, 25)
        assert power.filter(A) == A
    assert board.naps == []


def test_sleep_and_wake(board, power):
    full = board.display.level
    idle(board, power, 121)
    assert board.naps
    assert board.display.on
    assert board.display.level == full
    assert power.filter(board.buttons.get()) == 0  # the press that woke is no move
    idle(board, power, 20)
    assert board.display.level == full  # and the times start anew
    assert power.filter(A) == A


def test_naps_are_short_enough_to_wake_in_time(board, power):
    idle(board, power, 121)
    assert max(board.naps) <= 100


def test_a_waking_press_held_on_is_waited_for(board, power):
    board.buttons.down_until = 131_000
    board.wakes_after = 9_000
    idle(board, power, 120)
    assert board.clock.now >= 131_000
    assert power.filter(board.buttons.get()) == 0


def test_a_stuck_button_does_not_hold_the_game(board, power):
    board.buttons.down_until = 10**9
    idle(board, power, 120)
    assert board.clock.now < 140_000


def test_never(make, board):
    chosen = Chosen()
    chosen.dim_after = chosen.sleep_after = 0
    power = make(board, chosen)
    full = board.display.level
    idle(board, power, 7200)
    assert board.display.level == full
    assert board.naps == []


def test_brightness_follows_the_settings(make, board):
    chosen = Chosen()
    levels = []
    power = make(board, chosen)
    for chosen.brightness in range(1, 6):
        power.brighten()
        levels.append(board.display.level)
    assert levels == sorted(set(levels))
    assert levels[-1] == 255


def test_a_low_battery_is_noticed(make, board):
    board.battery = Battery(50)
    power = make(board, Chosen())
    assert not power.low
    board.battery.left = 9
    power.filter(A)
    idle(board, power, 29)
    assert not power.low  # checked once a minute
    power.filter(A)
    idle(board, power, 29)
    power.filter(A)
    idle(board, power, 29)
    assert power.low
    power.low = False  # it was told
    idle(board, power, 120)
    assert not power.low


def test_a_board_without_naps_waits(make):
    class Plain(Board):
        nap = contract.Board.nap

        def wait(self, ms):
            self.clock.now += ms
            if self.clock.now > 130_000:
                self.buttons.events = [A]

    plain = Plain()
    power = make(plain, Chosen())
    idle(plain, power, 121)
    assert plain.clock.now > 130_000
