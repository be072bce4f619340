"""Battery voltage through an analogue input, with a divider in front of it."""

from machine import ADC, Pin

from micropython import const

_REFERENCE_MV = const(3300)
_READINGS = const(8)


class Battery:
    """A lithium cell: `empty_mv` counts as 0 percent, `full_mv` as 100."""

    def __init__(self, gpio, divider, empty_mv, full_mv):
        """`divider`: battery voltage over the voltage at the pin."""
        self._adc = ADC(Pin(gpio))
        self._divider = divider
        self._empty = empty_mv
        self._full = full_mv

    def millivolts(self):
        """Mean of a few readings: the converter's noise is some 10 mV."""
        total = 0
        for _ in range(_READINGS):
            total += self._adc.read_u16()
        return (total // _READINGS >> 4) * _REFERENCE_MV * self._divider >> 12

    def percent(self):
        """0 to 100, linear between empty and full."""
        share = (self.millivolts() - self._empty) * 100 // (self._full - self._empty)
        return max(0, min(100, share))
