"""The loop: buttons in, one screen at a time, drawn only when something changed."""

import gc
import sys

from micropython import const
from session.store import MatchStore
from system import crash
from system.keys import LONG
from system.power import Power
from system.settings import Settings
from system.version import VERSION
from ui import theme
from ui.canvas import Canvas
from ui.faces import Faces
from ui.text import forget_others, words

_RETRY_MS = const(1000)


class App:
    """A board, its settings and words, the session in hand, and a stack of screens.

    Which screens there are is for ui.knock to say: `start` shows the first one, `tell` what went
    wrong.
    """

    def __init__(self, board):
        self.board = board
        self._settle = getattr(board, "settle", None)
        self._modules = 0  # that were there when the board last settled them
        if self._settle:
            self._settle(App.__init__)
        self.canvas = Canvas(board.display, theme.pick(board.display.width, board.display.height))
        self.faces = Faces(self.canvas)
        self.settings = Settings(board.folder).load()
        self.store = MatchStore(board.folder)
        self.power = Power(board, self.settings)
        self.session = None
        self._screens = []
        self.stale = True  # a picture is to be drawn: before anything long
        self._untidy = True
        self._later = []
        self.speak(self.settings.language)

    def start(self):
        """Show the first screen."""

    def tell(self, error):
        """Show that `error` happened."""

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
        self.tidy()
        self.screen.shown()
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

    # the loop

    def turn(self):
        """One turn of the loop: a key, the time, the picture."""
        key = self.power.filter(self.board.buttons.get())
        if key and not key & LONG:
            self.screen.press(key)
        self.screen.tick(self.board.ticks())
        if self.stale:
            self.stale = False
            self.screen.draw(self.canvas)
            self.board.display.show()
        self._write()  # after the picture, which nobody should wait for
        if self._settle and self._modules != len(sys.modules):
            self._modules = len(sys.modules)
            self._settle(None)
            self._untidy = True
        if self._untidy:  # only now: nobody waits for it
            self._untidy = False
            gc.collect()
        self.board.wait(self.screen.pause_ms)

    def _write(self):
        self.store.flush()  # first: what is counted or set afterwards may follow from an action
        while self._later:
            self._later.pop(0)()
        self.store.flush()

    def run(self):
        """Play for ever. What goes wrong is written down and told; then the title follows."""
        # From a deeper call: what it leaves on the stack would lie for ever in a gap of the loop's
        # own frames otherwise, and keep the first screen and its code from the collector.
        self.afterwards(self.start)
        while True:
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
