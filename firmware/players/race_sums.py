"""The long sums of a race: machine code where it can be had, plain Python elsewhere."""

try:
    from .race_viper import sum_ends, walk_back
except (ImportError, AttributeError, SyntaxError):
    # CPython has no `micropython` module with viper; the WebAssembly port cannot compile it.
    from .race_plain import sum_ends, walk_back

__all__ = ("sum_ends", "walk_back")
