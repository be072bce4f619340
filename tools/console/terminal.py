"""The person's terminal, as this system has it."""

import os

from console.ended import Ended

if os.name == "nt":
    from console.windows import Terminal
else:
    from console.posix import Terminal

__all__ = ("Ended", "Terminal")
