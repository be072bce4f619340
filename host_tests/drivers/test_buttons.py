"""Buttons: bounces, repeats, stuck ones, presses while nobody looks."""

import pytest

from pretend import Pin, chip, load
from system.keys import LEFT, A, B

WIRES = ((16, LEFT), (15, A), (17, B), (3, A))


@pytest.fixture
def clock(monkeypatch):
    return chip(monkeypatch)


@pytest.fixture
def make(monkeypatch, clock):
    return load(monkeypatch, "drivers.buttons").Buttons


def taken(buttons):
    """All events that are waiting."""
    events = []
    while event := buttons.get():
        events.append(event)
    return events


def tap(clock, pin, ms=80, after=100):
    Pin.made[pin].set(0)
    clock.pass_(ms)
    Pin.made[pin].set(1)
    clock.pass_(after)


def test_every_pin_is_pulled_up(make):
    make(WIRES)
    assert {pin.pull for pin in Pin.made.values()} == {Pin.PULL_UP}


def test_a_press_counts_after_two_milliseconds(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    Pin.made[15].set(0)
    assert taken(buttons) == []
    clock.pass_(2)
    assert taken(buttons) == [A]
    assert buttons.held() == A


def test_noise_on_a_wire_is_no_press(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    for _ in range(50):
        tap(clock, 15, ms=1, after=7)
        tap(clock, 16, ms=0, after=3)
    assert taken(buttons) == []


@pytest.mark.parametrize("hold_ms", range(10, 100, 3))
@pytest.mark.parametrize("chatter_ms", [8, 20, 49])
def test_a_tap_counts_once_however_its_end_chatters(make, clock, hold_ms, chatter_ms):
    buttons = make(WIRES)
    clock.pass_(100)
    for _ in range(3):
        tap(clock, 15, ms=hold_ms, after=0)
        for at in range(0, chatter_ms, 4):
            clock.pass_(1 if at % 3 else 4)
            Pin.made[15].set(0)
            clock.pass_(3)
            Pin.made[15].set(1)
            if at % 5:
                buttons.waiting()  # the loop looks in between
        clock.pass_(60)
        assert taken(buttons) == [A]


def test_a_contact_that_closes_once_more_within_the_bounce_time(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    tap(clock, 15, ms=45, after=49)
    tap(clock, 15, ms=5, after=100)
    assert taken(buttons) == [A]


def test_two_fast_taps_are_two(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    for _ in range(4):
        tap(clock, 15, ms=40, after=60)
    assert taken(buttons) == [A] * 4


def test_a_wire_that_flickers_while_it_is_held_is_one_press(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    Pin.made[15].set(0)
    for _ in range(100):
        clock.pass_(23)
        Pin.made[15].set(1)
        clock.pass_(5)
        Pin.made[15].set(0)
        buttons.waiting()
    assert taken(buttons) == [A]


def test_nothing_pressed(make, clock):
    buttons = make(WIRES)
    clock.pass_(5000)
    assert taken(buttons) == []
    assert not buttons.waiting()
    assert buttons.held() == 0


@pytest.mark.parametrize("bounce_ms", [5, 50, 200])
def test_bounces_count_once(make, clock, bounce_ms):
    buttons = make(WIRES, bounce_ms)
    clock.pass_(300)
    for _ in range(6):  # closing, then opening again
        for level in (0, 1, 0, 1, 0):
            Pin.made[15].set(level)
            clock.pass_(bounce_ms / 8)
        clock.pass_(250)
        assert taken(buttons) == [A]
        for level in (1, 0, 1, 0, 1):
            Pin.made[15].set(level)
            clock.pass_(bounce_ms / 8)
        clock.pass_(250)
        assert taken(buttons) == []
        assert buttons.held() == 0


def test_a_tap_shorter_than_the_bounce_time_counts(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    tap(clock, 17, ms=20)
    assert taken(buttons) == [B]
    assert buttons.held() == 0
    tap(clock, 17, ms=20)
    assert taken(buttons) == [B]


def test_presses_while_nobody_looks_are_kept_in_order(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    for pin in (15, 16, 17, 15):
        tap(clock, pin)
    assert taken(buttons) == [A, LEFT, B, A]


def test_a_full_ring_keeps_the_oldest(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    tap(clock, 16)
    for _ in range(40):
        tap(clock, 15)
    assert taken(buttons) == [LEFT] + [A] * 14


def test_clear_forgets(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    tap(clock, 15)
    assert buttons.waiting()
    buttons.clear()
    assert taken(buttons) == []


def hold(buttons, clock, pin, ms):
    """Hold a button while the app looks every 10 ms; gives (when, event)."""
    seen = []
    Pin.made[pin].set(0)
    for at in range(0, ms, 10):
        seen += [(at, event) for event in taken(buttons)]
        clock.pass_(10)
    Pin.made[pin].set(1)
    clock.pass_(100)
    return seen + [(ms, event) for event in taken(buttons)]


def test_however_long_it_is_held_a_key_that_does_nothing_by_repeating_is_one_press(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    for ms in (3000, 990, 1500):
        assert hold(buttons, clock, 15, ms) == [(10, A)]


def test_an_arrow_repeats(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    assert hold(buttons, clock, 16, 1000) == [(at, LEFT) for at in (10, 500, 650, 800, 950)]


def test_a_press_caught_late_is_one_press(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    Pin.made[17].set(0)
    clock.pass_(1500)  # a long piece of work: nobody looked
    assert taken(buttons) == [B]


def test_two_pins_may_share_a_key(make, clock):
    buttons = make(WIRES)
    clock.pass_(100)
    tap(clock, 3)
    tap(clock, 15)
    assert taken(buttons) == [A, A]


def test_a_button_stuck_from_the_start_is_left_out(make, clock):
    Pin.low_at_start = {17}
    buttons = make(WIRES)
    clock.pass_(100)
    assert not buttons.let_go(within_ms=2000)
    assert buttons.stuck == bytes([B])
    assert buttons.held() == 0
    tap(clock, 17)
    assert taken(buttons) == []
    tap(clock, 15)
    assert taken(buttons) == [A]


def test_a_button_held_by_a_person_is_told_and_works_then(make, clock):
    Pin.low_at_start = {15}
    buttons = make(WIRES)
    clock.at(clock.now + 700, lambda: Pin.made[15].set(1))
    assert buttons.let_go(within_ms=2000)
    assert buttons.stuck == b""
    clock.pass_(100)
    assert taken(buttons) == []
    tap(clock, 15)
    assert taken(buttons) == [A]


def test_one_stuck_beside_one_held_by_a_person(make, clock):
    Pin.low_at_start = {15, 17}
    buttons = make(WIRES)
    clock.at(clock.now + 700, lambda: Pin.made[15].set(1))
    assert not buttons.let_go(within_ms=2000)
    assert buttons.stuck == bytes([B])
    clock.pass_(100)
    tap(clock, 15)
    assert taken(buttons) == [A]


def test_nothing_held_costs_no_time(make, clock):
    buttons = make(WIRES)
    before = clock.now
    assert not buttons.let_go()
    assert clock.now == before


def test_closed_buttons_interrupt_no_more(make, clock):
    buttons = make(WIRES)
    buttons.close()
    assert all(pin.interrupt.handler is None for pin in Pin.made.values())


def test_stuck_ones_are_left_out_at_once(make, clock):
    Pin.low_at_start = {17}
    buttons = make(WIRES)
    clock.pass_(3000)
    assert taken(buttons) == []
    assert buttons.stuck == bytes([B])
