"""The firmware's screens, drawn by MicroPython without a board."""
