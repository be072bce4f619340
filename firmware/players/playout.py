"""The playout that suits this Python: machine code where it can be had, plain Python elsewhere."""

try:
    from .playout_viper import chance, deal_out, lay_off, play_on, settle, split
except (ImportError, AttributeError, SyntaxError):
    # CPython has no `micropython` module with viper; the WebAssembly port cannot compile it.
    from .playout_plain import chance, deal_out, lay_off, play_on, settle, split

__all__ = ("chance", "deal_out", "lay_off", "play_on", "settle", "split")
