"""The solver that suits this Python: machine code where it can be had, plain Python elsewhere."""

try:
    from .solver_viper import WAYS, after_discards, deadwood, find_ways
except (ImportError, SyntaxError):
    # CPython and some ports of MicroPython (64-bit ARM, WebAssembly) make no machine code.
    from .solver_plain import WAYS, after_discards, deadwood, find_ways

__all__ = ("WAYS", "after_discards", "deadwood", "find_ways")
