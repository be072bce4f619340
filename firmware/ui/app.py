"""The loop: buttons in, one screen at a time, drawn only when something changed."""

import gc
import sys
from time import ticks_add, ticks_diff

from micropython import const
from session.store import MatchStore
from system import crash
from system.keys import A, B
from system.power import Power
from system.settings import Settings
from system.version import VERSION
from ui import theme
from ui.canvas import Canvas
from ui.faces import Faces
from ui.screen import REACTION_MS, SEEN_MS
from ui.text import forget_others, known, words

_RETRY_MS = const(1000)
_EIGHTHS = (8, 8, 6, 5)  # by settings.speed: how much of a reaction's time is waited for


class App:
    """A board, its settings and words, the session in hand, and a stack of screens.

    Which screens there are is for ui.knock to say: `start` shows the first one, `tell` what went
    wrong.
    """

    def __init__(self, board):
        self.board = board
        self._modules = 0  # that were there when the board last settled them
        board.settle(App.__init__)
        self.canvas = Canvas(board.display, theme.pick(board.display.width, board.display.height))
        self.faces = Faces(self.canvas)
        self.settings = Settings(board.folder).load()
        self.settings.language = known(self.settings.language)
        self.obey()
        self.store = MatchStore(board.folder)
        self.power = Power(board, self.settings)
        self.session = None
        self._screens = []
        self.stale = True  # a picture is to be drawn: before anything long
        self._untidy = True
        self._later = []
        self._moved = False  # another screen is on top
        self._guard_ms = 0  # from the next picture on
        self._guarded = False  # until self._guard_until
        self._guard_until = 0
        self.speak(self.settings.language)

    def start(self):
        """Show the first screen."""

    def tell(self, error):
        """Show that `error` happened."""

    def obey(self):
        """Have the board do as the settings say, which have changed."""
        buttons = self.board.buttons
        if buttons.bounce_ms:
            buttons.bounce_ms = self.settings.bounce_ms

    def speak(self, language):
        """Show everything in `language` from now on."""
        self.words = words(language)
        forget_others(language)
        self._modules = 0
        self.faces.speak(self.words.RANKS)
        self.redraw()

    # screens

    def open(self, screen):
        """Show `screen` on top of the present one."""
        if self._screens:
            self.screen.covered()
        self._screens.append(screen)
        self._uncover()

    def swap(self, screen):
        """Show `screen` instead of the top one."""
        self._screens[-1] = screen
        self._uncover()

    def close(self):
        """Take the top screen away."""
        self._screens.pop()
        self._uncover()

    def replace(self, screen):
        """Show `screen` instead of all that are open."""
        self._screens.clear()
        self.open(screen)

    def _uncover(self):
        self._moved = True
        self.tidy()
        self.screen.shown()
        if self.screen.seen_ms:
            self.guard(self.screen.seen_ms)
        self.redraw()

    @property
    def screen(self):
        """The screen on top."""
        return self._screens[-1]

    def forget(self, package):
        """Let go of the code of a package of `ui`, to be loaded anew when it is wanted again."""
        for name in list(sys.modules):
            if name.startswith("ui." + package):
                sys.modules.pop(name)
                sys.modules["ui"].__dict__.pop(name[3:], None)
                self._modules = 0  # there may soon be as many as before

    def tidy(self):
        """Collect the garbage once the next picture is shown."""
        self._untidy = True

    def afterwards(self, work):
        """Call `work()` once the next picture is shown: what takes long, such as writing a
        file."""
        self._later.append(work)

    def redraw(self):
        """Draw the top screen at the next turn of the loop."""
        self.stale = True

    def guard(self, ms):
        """Let A and B do nothing until the next picture has been seen for so long, SEEN_MS or
        more; at higher speeds for less. A press in that time is neither done nor kept."""
        ms = max(min(ms, SEEN_MS), ms * _EIGHTHS[self.settings.speed] // 8)
        self._guard_ms = max(self._guard_ms, ms)

    def _is_guarded(self, key):
        """True if a press of `key` was meant for what was there before."""
        if key != A and key != B:  # noqa: PLR1714 - a tuple allocates
            return False
        if self._guarded and ticks_diff(self.board.ticks(), self._guard_until) >= 0:
            self._guarded = False
        return self._guarded or self._guard_ms > 0

    # the loop

    def turn(self):
        """One turn of the loop: a key, the time, the picture."""
        key = self.power.filter(self.board.buttons.get())
        if key and not self._is_guarded(key):
            self.screen.press(key)
        self._moved = False
        self.screen.tick(self.board.ticks())
        if self._moved:
            self.guard(REACTION_MS)
        if self.stale:
            self.stale = False
            self.screen.draw(self.canvas)
            self.board.display.show()
            self._begin_guard()
        self._write()  # after the picture, which nobody should wait for
        if self._modules != len(sys.modules):
            self._modules = len(sys.modules)
            self.board.settle(None)
            self._untidy = True
        if self._untidy:  # only now: nobody waits for it
            self._untidy = False
            gc.collect()
        self.board.wait(self.screen.pause_ms)

    def _begin_guard(self):
        """The picture is seen from now on."""
        if self._guard_ms:
            self._guard_until = ticks_add(self.board.ticks(), self._guard_ms)
            self._guard_ms = 0
            self._guarded = True

    def _write(self):
        self.store.flush()  # first: what is counted or set afterwards may follow from an action
        while self._later:
            self._later.pop(0)()
        self.store.flush()

    def run(self):
        """Play for ever."""
        # From a deeper call: what it leaves on the stack would lie for ever in a gap of the loop's
        # own frames otherwise, and keep the first screen and its code from the collector.
        self.afterwards(self.start)
        while True:
            self.go()

    def go(self):
        """Once round: a turn, or before the first screen what is to be done. What goes wrong is
        written down and told."""
        try:
            if self._screens:
                self.turn()
            else:
                self._write()
        except Exception as error:
            self._fail(error)

    def _fail(self, error):
        if self._screens and self.screen.last_resort:
            self.board.wait(_RETRY_MS)  # it cannot even be told: the display does not answer
        else:
            self.store.flush()
            self._later.clear()
            print(crash.note(self.board.folder, VERSION, error))
            print(crash.advice(error))
        self.session = None
        self.tell(error)
