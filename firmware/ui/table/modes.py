"""What the presses at the card table are for."""

from micropython import const

WAIT = const(0)  # nothing: it is the other's turn
CHOOSE = const(1)  # stock or pile; take or pass
PUT = const(2)  # a card to discard, or one of the offers: knock, gin, big gin
ASK = const(3)  # really knock?
HIDE = const(4)  # the card that goes face down
BREAK = const(5)  # really discard a card out of a meld?
