"""One draw ahead: machine code where it can be had, plain Python elsewhere."""

from micropython import const

PARTS = const(9)  # words that `split` writes

# How many bits are set in 0 to 127: two look-ups count the cards of a suit.
BITS = bytes(sum(i >> bit & 1 for bit in range(7)) for i in range(128))

try:
    from .ahead_viper import dearest, least_after, look_ahead, split
except (ImportError, AttributeError, SyntaxError):
    # CPython has no `micropython` module with viper; the WebAssembly port cannot compile it.
    from .ahead_plain import dearest, least_after, look_ahead, split

__all__ = ("BITS", "PARTS", "dearest", "least_after", "look_ahead", "size", "split")


def size(h):
    """How many cards hand `h` holds."""
    a, b, c, d = h
    return (
        BITS[a & 127] + BITS[a >> 7] + BITS[b & 127] + BITS[b >> 7]
        + BITS[c & 127] + BITS[c >> 7] + BITS[d & 127] + BITS[d >> 7]
    )  # fmt: skip
