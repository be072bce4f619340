"""Glyphs of suit7x7: suits of cards. Generated, not written by hand.

Source: 8x13.pcf.gz of the 'misc-fixed' X11 fonts (Debian package xfonts-base).
Licence: "Public domain font.  Share and enjoy."
Rows were left out or doubled to make all suits seven high.
Command: python tools/fonts.py

DATA holds the glyphs in the order of CHARS, HEIGHT rows each, a row in whole bytes, the leftmost
pixel in the highest bit.
"""

WIDTH = 7
HEIGHT = 7
CHARS = "♠♣♢♡"
DATA = (
    b"\x10\x38\x7c\xfe\xfe\x10\x38\x38\x38\x54\xfe\xfe\x54\x38\x10\x28"
    b"\x44\x82\x44\x28\x10\x6c\x92\x92\x82\x44\x28\x10"
)
FONT = (WIDTH, HEIGHT, CHARS, DATA)
