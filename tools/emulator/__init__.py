"""An emulated handheld for tests, measurements and people without a board."""

from .emulator import KEYS, DeviceError, Emulator
from .firmware import EmulatorError

__all__ = ["KEYS", "DeviceError", "Emulator", "EmulatorError"]
