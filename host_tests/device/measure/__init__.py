"""Measures the game on the emulated board."""
