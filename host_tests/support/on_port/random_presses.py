"""Games by a person who presses at random: from 5 ms to 2 s apart, with bounces, holds, repeats.

Command: micropython random_presses.py GAMES SEED FOLDER, with firmware/, tools/scenes/ and this
folder on MICROPYPATH. GAMES games are played to their end, every second one by two people.
Prints how many, and how many presses, deals and discards there were; RuntimeError where a deal's
end was shown for less than a reaction takes, a hand was shown before its owner had agreed to a
cover that could be seen, or a card was discarded without a picture of the card drawn before it.
"""

import sys

from timed import TimedBoard

from gin.actions import DISCARD
from gin.deal import DISCARD_PHASE
from gin.shuffle import Generator
from session.session import TWO
from system.keys import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from ui.knock import Knock

KEYS = bytes((A, A, A, A, A, A, A, A, LEFT, RIGHT, RIGHT, UP, DOWN, B, X, Y))
REPEATING = (LEFT, RIGHT, UP, DOWN)
LEAST_MS = (400, 400, 300, 250)
DRAWN_MS = 150
MOST_PRESSES = 60_000  # for a game


class Person:
    """Presses keys, and watches what is shown."""

    def __init__(self, seed, folder):
        self.random = Generator(seed)
        self.board = TimedBoard(folder, chance=seed)
        self.board.seen = self.look
        self.app = Knock(self.board)
        self.app.settings.language = "en"
        self.app.start()
        self.shown = None  # the screen in sight, and since when
        self.since = 0
        self.presses = self.ended = self.discards = 0
        self.drawn_turn = None  # the last turn in which the card drawn could be seen,
        self.drawn_at = 0  # and since when
        self.holder = 0

    def below(self, n):
        return self.random.below(n)

    def plan(self):
        """A press some time from now, with what a hand and a cheap button make of it."""
        gap = (5, 30, 80, 150, 250, 400, 700, 2000)[self.below(8)]
        key = KEYS[self.below(len(KEYS))]
        self.board.press(key, 5 + self.below(gap))
        self.presses += 1
        more = self.below(12)
        if more == 0:
            self.board.press(key, 1 + self.below(12))  # a bounce
        elif more == 1 and key in REPEATING:
            self.board.press(key, 500)
            for _ in range(self.below(5)):
                self.board.press(key, 150)

    def look(self, board):
        """What is in sight now, and what was before."""
        screen = self.app.screen
        if screen is self.shown:
            self.see_the_draw()
            return
        name = type(self.shown).__name__
        least = LEAST_MS[self.app.settings.speed]
        stood = board.now - self.since
        if name == "DealEnd":
            self.ended += 1
            if stood < least:
                raise RuntimeError(f"the end of a deal was shown for {stood} ms")
        elif name == "Cover" and type(screen).__name__ == "Table" and self.app.session.two:
            self.holder = self.app.session.seat
            if stood < least:
                raise RuntimeError(f"a cover was shown for {stood} ms")
        self.shown = screen
        self.since = board.now
        self.see_the_draw()

    def see_the_draw(self):
        session = self.app.session
        if not session or type(self.shown).__name__ != "Table":
            return
        if session.two and session.seat != self.holder:
            raise RuntimeError("a hand is shown that nobody asked for")
        if session.mine() and session.deal.phase == DISCARD_PHASE and not self.shown.motion.on:
            turn = self.turn()
            if turn != self.drawn_turn:
                self.drawn_turn = turn
                self.drawn_at = self.board.now

    def turn(self):
        """Which turn of the person's it is."""
        session = self.app.session
        return session, len(session.match.history), session.seat, session.deal.turns[session.seat]

    def watch(self, session):
        """Look at each discard of the person's as it sets out."""
        course = self.app.screen.course
        if getattr(course, "watched", False):
            return
        set_out = course.set_out

        def watched(action):
            if session.mine() and action >= DISCARD:
                self.discards += 1
                if self.drawn_turn != self.turn() or self.board.now - self.drawn_at < DRAWN_MS:
                    raise RuntimeError("a card is discarded before the drawn one was seen")
            set_out(action)

        course.set_out = watched
        course.watched = True

    def play(self, number):
        """A game; True if it was played to its end, and not given up for another."""
        app = self.app
        app.settings.level = TWO if number & 1 else 0
        app.settings.speed = number // 2 % 4
        app.settings.rules = b""  # whatever was pressed in the menus
        app.play()
        self.holder = app.session.seat
        session = app.session
        start = self.presses
        while not session.match.over or type(app.screen).__name__ in ("Table", "DealEnd"):
            if self.presses - start > MOST_PRESSES:
                raise RuntimeError("the game does not end")
            if app.session is not session:
                return False
            if type(app.screen).__name__ == "Table" and app.screen.session is session:
                self.watch(session)
            elif type(app.screen).__name__ == "Title":
                if self.shown is not app.screen:
                    app.turn()
                app.go_on()
            if not self.board.planned:
                self.plan()
            app.turn()
        return True


def main(games, seed, folder):
    person = Person(bytes.fromhex(seed), folder)
    number = 0
    while number < int(games):
        number += person.play(number)
    print("games", number, "presses", person.presses, "ends", person.ended)
    print("discards", person.discards)


if __name__ == "__main__":
    main(*sys.argv[1:])
