"""The solver that suits this Python: machine code where it can be had, plain Python elsewhere."""

try:
    from .solver_viper import WAYS, after_discards, deadwood, find_ways
except (ImportError, AttributeError, SyntaxError):
    # CPython has no `micropython` module with viper; the WebAssembly port cannot compile it.
    from .solver_plain import WAYS, after_discards, deadwood, find_ways

__all__ = ("WAYS", "after_discards", "deadwood", "find_ways")
