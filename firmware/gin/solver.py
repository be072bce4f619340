"""The solver that suits this Python: machine code where it can be had, plain Python elsewhere."""

try:
    from .solver_viper import TABLE, after_discards, deadwood
except (ImportError, AttributeError, SyntaxError):
    # CPython has no `micropython` module with viper; the WebAssembly port cannot compile it.
    from .solver_plain import TABLE, after_discards, deadwood

__all__ = ("TABLE", "after_discards", "deadwood")
