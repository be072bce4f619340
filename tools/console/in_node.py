"""The game under MicroPython's WebAssembly port: one turn of its loop at a time.

That port collects garbage only while no Python runs, so in_node.mjs calls `turn` again and again.
"""

from terminal import Link, TerminalBoard  # pyright: ignore - the one in boards/

from ui.knock import Knock


def begin(link, width, height, saves):
    """Open the terminal behind the file `link`; gives what is to be called for each turn."""
    app = Knock(TerminalBoard(Link(link), width, height, saves))
    app.afterwards(app.start)
    return app.go
