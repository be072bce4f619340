"""How a deal ends."""

from micropython import const

VOID_STOCK = const(0)  # two cards were left in the stock
VOID_TURNS = const(1)  # nobody drew from the stock for too long
KNOCK = const(2)
UNDERCUT = const(3)
GIN = const(4)
BIG_GIN = const(5)
KIND_NAMES = ("void", "void", "knock", "undercut", "gin", "big gin")
