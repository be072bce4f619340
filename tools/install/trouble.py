"""How the tools for boards tell a person what is wrong."""

import sys
from collections.abc import Callable


class Trouble(Exception):
    """What keeps a tool from its job: a sentence that says what to do next."""


def run(main: Callable[[], None]) -> int:
    """Call `main` and give the exit code.

    Trouble goes to stderr as its sentence, Ctrl-C as a word.
    """
    try:
        main()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    return 0
