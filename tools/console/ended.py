"""What all terminals share: how one is taken over and given back, and that a program must end."""

ENTER = "\x1b[?1049h\x1b[?25l\x1b[2J"  # the alternate screen, no cursor
LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"


class Ended(Exception):
    """A signal asked the program to end; `code` is the exit code that tells so."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number
