"""A piezo: tones that end by themselves, and a pin that is low when nothing sounds."""

import pytest

from pretend import Pin, chip, load

GPIO = 22


class PWM:
    """What is on the pin now; None when it was given up."""

    sounding = None

    def __init__(self, pin):
        assert pin.number == GPIO
        PWM.sounding = self
        self.hertz = self.duty = 0

    def freq(self, hertz):
        self.hertz = hertz

    def duty_u16(self, duty):
        self.duty = duty

    def deinit(self):
        PWM.sounding = None


@pytest.fixture
def clock(monkeypatch):
    PWM.sounding = None

    class Timer:
        """One shot at a time; a new one takes the place of the old."""

        ONE_SHOT = 0

        def __init__(self, number):
            assert number == -1
            self.set = 0

        def init(self, mode, period, callback):
            assert mode == Timer.ONE_SHOT
            self.set += 1
            mine = self.set
            time.at(time.now + period, lambda: callback(self) if self.set == mine else None)

        def deinit(self):
            self.set += 1

    time = chip(monkeypatch, PWM=PWM, Timer=Timer)
    return time


@pytest.fixture
def buzzer(monkeypatch, clock):
    return load(monkeypatch, "drivers.buzzer").Buzzer(GPIO)


def test_it_is_silent_at_first(buzzer):
    assert PWM.sounding is None
    assert Pin.made[GPIO].written == [0]


def test_a_tone_sounds_and_ends_by_itself(buzzer, clock):
    buzzer.play(440, 100)
    assert PWM.sounding
    assert (PWM.sounding.hertz, PWM.sounding.duty) == (440, 32768)
    clock.pass_(99)
    assert PWM.sounding
    clock.pass_(2)
    assert PWM.sounding is None
    assert Pin.made[GPIO].written[-1] == 0


def test_a_new_tone_takes_the_place_of_the_old(buzzer, clock):
    buzzer.play(440, 100)
    clock.pass_(60)
    buzzer.play(880, 100)
    assert PWM.sounding.hertz == 880
    clock.pass_(60)  # the old one would have ended by now
    assert PWM.sounding
    clock.pass_(50)
    assert PWM.sounding is None


def test_a_tone_after_the_end_of_another(buzzer, clock):
    for hertz in (330, 700):
        buzzer.play(hertz, 10)
        assert PWM.sounding.hertz == hertz
        clock.pass_(20)
        assert PWM.sounding is None


def test_stop_is_silence_at_once(buzzer, clock):
    buzzer.play(440, 1000)
    buzzer.stop()
    assert PWM.sounding is None
    assert Pin.made[GPIO].written[-1] == 0
    buzzer.stop()
    buzzer.play(330, 50)
    clock.pass_(40)
    assert PWM.sounding
