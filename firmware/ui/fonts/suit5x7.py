"""Glyphs of suit5x7: suits of cards. Generated, not written by hand.

Source: 6x10.pcf.gz of the 'misc-fixed' X11 fonts (Debian package xfonts-base).
Licence: "Public domain terminal emulator font.  Share and enjoy."
Command: python tools/fonts.py

DATA holds the glyphs in the order of CHARS, HEIGHT rows each, a row in whole bytes, the leftmost
pixel in the highest bit.
"""

WIDTH = 5
HEIGHT = 7
CHARS = '♠♣♢♡'
DATA = (
    b"\x20\x20\x70\xf8\xf8\x20\x70\x70\x20\xa8\xf8\xa8\x20\x70\x50\x50"
    b"\x88\x88\x50\x50\x20\x00\x50\xa8\xa8\x88\x50\x20"
)
