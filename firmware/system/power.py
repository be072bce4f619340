"""Dimming, sleeping, waking: the battery lasts, and no press that wakes is taken as a move."""

from time import ticks_diff

from micropython import const

_DIM = const(8)
_NAP_MS = const(50)  # a tap shorter than a nap could be missed; waking takes a nap and a picture
_HOLD_NAPS = const(60)
_LOW_PERCENT = const(10)
_BATTERY_MS = const(60_000)
_STEPS = bytes((0, 16, 64, 128, 207, 255))  # contrast of brightness 1 to 5


class Power:
    """Watches how long nobody pressed; the times and the brightness come from the settings.

    `low` becomes True when the battery is nearly empty (looked at once a minute), where the board
    can tell; whoever tells the person sets it to False, and once is enough.
    """

    def __init__(self, board, settings):
        self._board = board
        self._settings = settings
        self._pressed = self._checked = board.ticks()
        self._dimmed = False
        self.low = False
        self._was_low = False
        self.brighten()
        self._check_battery()

    def brighten(self):
        """The brightness of the settings, at once: at the start and when it was changed."""
        self._board.display.contrast(_STEPS[self._settings.brightness])
        self._dimmed = False

    def filter(self, event):
        """Each turn of the loop, with what buttons.get() gave: the event to act upon, or 0.

        Dims and sleeps when it is time; sleeping, it returns only when a button was pressed.
        """
        now = self._board.ticks()
        if event:
            self._pressed = now
            if self._dimmed:
                self.brighten()
            return event
        idle = ticks_diff(now, self._pressed)
        settings = self._settings
        if settings.sleep_after and idle >= settings.sleep_after * 1000:
            self._sleep()
        elif settings.dim_after and not self._dimmed and idle >= settings.dim_after * 1000:
            self._board.display.contrast(_DIM)
            self._dimmed = True
        elif ticks_diff(now, self._checked) >= _BATTERY_MS:
            self._check_battery()
        return 0

    def _sleep(self):
        board = self._board
        board.display.power(False)
        while not board.buttons.get():
            board.nap(_NAP_MS)
        board.display.power(True)
        self.brighten()
        # The press that woke is over before the next counts, and so are its repeats.
        for _ in range(_HOLD_NAPS):
            if not board.buttons.held():
                break
            board.wait(_NAP_MS)
            board.buttons.clear()
        board.buttons.clear()
        self._pressed = board.ticks()
        self._check_battery()

    def _check_battery(self):
        self._checked = self._board.ticks()
        battery = self._board.battery
        if battery and not self._was_low:
            self.low = self._was_low = battery.percent() < _LOW_PERCENT
