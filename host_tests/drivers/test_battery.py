"""The battery gauge: 12 bits of 3.3 V behind a divider, averaged."""

import pytest

from pretend import chip, load


class ADC:
    reading = 0

    def __init__(self, _):
        pass

    def read_u16(self):
        return ADC.reading


@pytest.fixture
def battery(monkeypatch):
    chip(monkeypatch, ADC=ADC)
    return load(monkeypatch, "drivers.battery").Battery(26, 3, 2800, 4100)


@pytest.mark.parametrize(
    ("millivolts", "percent"), [(2000, 0), (2800, 0), (3450, 50), (4100, 100), (5000, 100)]
)
def test_percent(battery, millivolts, percent):
    ADC.reading = millivolts * 65535 // 3 // 3300
    assert abs(battery.millivolts() - millivolts) <= 4
    assert abs(battery.percent() - percent) <= 1


def test_nothing_is_wider_than_a_small_integer(battery):
    ADC.reading = 65535
    assert battery.millivolts() == 4095 * 3300 * 3 >> 12
    assert 4095 * 3300 * 3 < 1 << 30
