"""What the game asks of a board. The `open()` of each board file gives a Board.

host_tests/boards/test_contract.py holds every board, and every stand-in of one, to it.
"""

from system.keys import DOWN, LEFT, RIGHT, UP, A, B, X, Y


class Buttons:
    """What was pressed, as the events of system/keys.py. This one has no keys."""

    # The keys that there are. LEFT, RIGHT and A suffice: where there are no UP and DOWN, they go
    # through lists, and every screen can be left without B.
    keys = bytes((LEFT, RIGHT, A, B, UP, DOWN, X, Y))
    stuck = b""  # the keys that are left out, since they were down from the start
    bounce_ms = 0  # for so long a contact may chatter; may be set. 0 where none does

    def get(self):
        """The next event, 0 where there is none; never waits."""
        return 0

    def held(self):
        """A key that is down now, 0 for none or where nobody can tell."""
        return 0

    def clear(self):
        """Forget the events not yet fetched."""

    def let_go(self) -> bool:
        """True if a key was down at the start and was let go: somebody wants the game skipped.
        May wait for two seconds."""
        return False

    def close(self):
        """Stop listening: the pins and interrupts are free."""


class Board:
    """A board: its parts, its time, its chance.

    `display` is a framebuf.FrameBuffer with `width` and `height` in pixels, `show()` (makes the
    picture seen; OSError when it does not answer), `contrast(0 to 255)` and `power(on)`. `folder`
    is where saves go. What a board has not is None: `buzzer` has `play(hertz, ms)`, which returns
    at once, and `stop()`; `led` has `set(on)`; `battery` has `percent()`, 0 to 100.

    Time and chance belong to the board so that a script can play with a clock and cards of its
    own. Where nobody is left to play, `ticks`, `wait` and `buttons.get` raise SystemExit.
    """

    name = ""
    folder = "."
    display = None
    buttons = Buttons()
    buzzer = None
    led = None
    battery = None

    def ticks(self):
        """Milliseconds; compare them with time.ticks_diff."""
        raise NotImplementedError

    def wait(self, ms):
        """Let `ms` milliseconds pass (none for 0 or less), fewer when a key event comes."""
        raise NotImplementedError

    def nap(self, ms):
        """The same with as little power as can be; a key event need not end it."""
        self.wait(ms)

    def random_bytes(self, count):
        """`count` (1 to 255) bytes that nobody can foresee."""
        raise NotImplementedError

    def settle(self, active):
        """Make room in memory after modules were loaded; `active` is a function that may be
        running, or None."""

    def close(self):
        """The game leaves: nothing of it runs any more by itself."""
        self.buttons.close()
        if self.buzzer:
            self.buzzer.stop()
