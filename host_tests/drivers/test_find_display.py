"""A display that is missing, at the other address, loose, or plugged in late."""

import sys
import types

import pytest

from pretend import chip, load

WIRES = "I2C0 (SDA on GP4, SCL on GP5)"


class Bus:
    def __init__(self, _, address):
        self.address = address


class Led:
    def __init__(self):
        self.changes = []

    def set(self, on):
        self.changes.append(on)


class I2C:
    def __init__(self, answers):
        self.answers = answers

    def scan(self):
        return list(self.answers)


@pytest.fixture
def clock(monkeypatch):
    return chip(monkeypatch)


@pytest.fixture
def finding(monkeypatch, clock):
    oled = types.ModuleType("drivers.oled")
    oled.I2CBus = Bus  # type: ignore[attr-defined]
    oled.ADDRESSES = (0x3C, 0x3D)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "drivers.oled", oled)
    return load(monkeypatch, "drivers.find_display")


def maker(i2c, works=lambda: True):
    def make(bus):
        if bus.address not in i2c.answers or not works():
            raise OSError(5)
        return bus

    return make


@pytest.mark.parametrize("address", [0x3C, 0x3D])
def test_found_at_either_address(finding, address, capsys):
    i2c = I2C([address])
    assert finding.find_display(maker(i2c), i2c, WIRES, Led()).address == address
    assert capsys.readouterr().out == ""


def test_plugged_in_late_it_is_found(finding, clock, capsys):
    i2c, led = I2C([]), Led()
    clock.at(clock.now + 4500, lambda: i2c.answers.append(0x3C))
    assert finding.find_display(maker(i2c), i2c, WIRES, led).address == 0x3C
    assert 4500 <= clock.now - 1000 < 6500
    assert led.changes[:4] == [True, False, True, False]
    assert led.changes[-1] is False
    told = capsys.readouterr().out
    assert told.count("\n") == 1  # said once, not every second
    assert "No display at 0x3C and 0x3D on I2C0 (SDA on GP4, SCL on GP5); nothing answers" in told


def test_what_changes_is_said_again(finding, clock, capsys):
    i2c = I2C([])
    clock.at(clock.now + 1500, lambda: i2c.answers.append(0x68))
    clock.at(clock.now + 3500, lambda: i2c.answers.append(0x3C))
    finding.find_display(maker(i2c), i2c, WIRES, Led())
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert "but 0x68: is it a display of another kind?" in lines[1]


def test_a_display_that_answers_but_cannot_be_set_up(finding, clock, capsys):
    i2c = I2C([0x3C])
    good_from = clock.now + 2500
    finding.find_display(maker(i2c, lambda: clock.now >= good_from), i2c, WIRES, Led())
    assert "answers at 0x3C but cannot be set up" in capsys.readouterr().out
