"""The loop: buttons in, one screen at a time, drawn only when something changed."""

import gc
import sys

from gin import record
from gin.deal import OVER
from gin.match import Match
from gin.rules import from_bytes, preset
from micropython import const
from system import crash, sealed
from system.keys import LONG
from system.power import Power
from system.settings import Settings
from system.store import GameStore
from system.version import VERSION
from ui import theme
from ui.canvas import Canvas
from ui.faces import Faces
from ui.game import OPPONENTS, TWO, Game
from ui.screens.opening import Opening
from ui.text import forget_others, words

_RETRY_MS = const(1000)
_MENUS = "ui.menus"  # see tools/install/smaller


class App:
    """The game on `board`: its settings, its words, the game in hand, and a stack of screens."""

    def __init__(self, board):
        self.board = board
        self._settle = getattr(board, "settle", None)
        self._modules = 0  # that were there when the board last settled them
        if self._settle:
            self._settle(App.__init__)
        self.canvas = Canvas(board.display, theme.pick(board.display.width, board.display.height))
        self.faces = Faces(self.canvas)
        self.settings = Settings(board.folder).load()
        self.store = GameStore(board.folder)
        self.power = Power(board, self.settings)
        self.game = None
        self._screens = []
        self.stale = True  # a picture is to be drawn: before anything long
        self._untidy = True
        self._later = []
        self.speak(self.settings.language)

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

    def open_soon(self, heading, make):
        """Show `heading` at once, and on top of the present screen the one that `make()` gives:
        for screens that take longer than a person should wait for a press to be answered."""
        self.open(Opening(self, heading, make))

    def pause(self, hints=False):
        """Show the pause; with `hints` it offers one."""

        def make():
            from ui.screens.pause import Pause

            return Pause(self, hints)

        self.open_soon(self.words.PAUSE, make)

    def forget_menus(self):
        """Let go of the menus' code, where a board has it in one file: it is loaded anew for the
        next one, while its heading is shown."""
        if sys.modules.pop(_MENUS, None):
            sys.modules["ui"].__dict__.pop(_MENUS[3:])
            self._modules = 0  # there may soon be as many as before

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

    # the game in hand

    def chosen_rules(self):
        """The rules chosen in the settings, the classic ones where none were."""
        if self.settings.rules:
            try:
                return from_bytes(self.settings.rules)
            except ValueError:
                self.settings.rules = b""
        return preset("classic")

    def load_game(self):
        """Take up the saved game; True if there is one. One that cannot be read is set aside."""
        found = self.store.load()
        if not found:
            return False
        try:
            level = found[0][0]
            if level >= OPPONENTS:
                raise record.BadRecord("there is no such opponent")
            match = record.unpack(found[0][1:])
            record.replay(match, found[1])
            if match.deal.phase == OVER and not found[1]:
                match.next_deal()  # saved when it was dealt; nothing was done in it yet
        except MemoryError:
            raise
        except Exception:  # whatever a damaged record leads to
            self.store.set_aside(sealed.DAMAGED)
            return False
        self.game = Game(match, level, self.store, self.board.random_bytes(8))
        self.afterwards(self.count)
        return True

    def new_game(self):
        """Start a game under the chosen rules."""
        match = Match(self.chosen_rules(), self.board.random_bytes(8))
        self.game = Game(match, self.settings.level, self.store, self.board.random_bytes(8))
        self.afterwards(self.game.save)

    def count(self):
        """Count what ended in the game in hand for the statistics; with two people nothing is."""
        game = self.game
        if game.level != TWO and game.match.history:
            from system.statistics import Statistics

            Statistics(self.board.folder).load().count(game.match, game.seat, game.level)

    def play(self):
        """Start a new game and show it."""
        self.new_game()
        self.go_on()

    def go_on(self):
        """Show the game in hand where it stands: deal's end, cover between two, or table."""
        self._screens.clear()
        if self.game.deal.phase == OVER:
            from ui.screens.deal_end import DealEnd as Next
        elif self.game.two:
            from ui.screens.cover import Cover as Next
        else:
            from ui.screens.table import Table as Next
        self._screens.append(Next(self))
        self.tidy()
        self.screen.shown()
        self.redraw()

    # the loop

    def start(self):
        """Show the first screen: the languages at the first power-up, else the title."""
        from ui.screens.language import Language
        from ui.screens.title import Title

        self.load_game()
        self.replace(Title(self))
        if not self.settings.language:
            self.open(Language(self))

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
        from ui.screens.trouble import Trouble

        if self._screens and isinstance(self.screen, Trouble):
            self.board.wait(_RETRY_MS)  # it cannot even be told: the display does not answer
        else:
            self.store.flush()
            self._later.clear()
            print(crash.note(self.board.folder, VERSION, error))
            print(crash.advice(error))
        self.game = None
        self.replace(Trouble(self, error))
