"""Writing, by machine code where it can be had, by plain Python elsewhere."""

try:
    from .letters_viper import write
except (ImportError, AttributeError, SyntaxError):
    # CPython has no `micropython` module with viper; the WebAssembly port cannot compile it.
    from .letters_plain import write

__all__ = ("write",)
