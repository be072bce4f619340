"""Key events: what the buttons of every board give."""

from micropython import const

LEFT = const(1)
RIGHT = const(2)
A = const(3)
B = const(4)
UP = const(5)
DOWN = const(6)
X = const(7)
Y = const(8)
