"""A piezo between a pin and ground: tones that end by themselves."""

from machine import PWM, Pin, Timer

from micropython import const

_HALF = const(32768)


class Buzzer:
    """Silent until `play`. One tone at a time; a new one takes the place of the old."""

    def __init__(self, gpio):
        self._pin = Pin(gpio, Pin.OUT, value=0)
        self._pwm = None
        self._timer = Timer(-1)
        self._end = self._stop

    def play(self, hertz, ms):
        """Start a tone of `hertz` (20 to 20000) for `ms` milliseconds; returns at once."""
        pwm = self._pwm or PWM(self._pin)  # the end of the last tone may come in between
        self._pwm = pwm
        pwm.freq(hertz)
        pwm.duty_u16(_HALF)
        self._timer.init(mode=Timer.ONE_SHOT, period=ms, callback=self._end)

    def stop(self):
        """Silence."""
        self._timer.deinit()
        self._stop(None)

    def _stop(self, _):
        # The PWM is given up, not just its duty: a low pin draws nothing through the piezo.
        if self._pwm is not None:
            self._pwm.deinit()
            self._pwm = None
            self._pin.init(Pin.OUT, value=0)
