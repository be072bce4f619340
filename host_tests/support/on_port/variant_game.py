"""A whole game of a variant, chosen and played by presses of left, right, A and B alone.

Command: micropython variant_game.py LANGUAGE SEED FOLDER OPPONENT FIELD..., with firmware/ and
tools/scenes/ on MICROPYPATH. OPPONENT presses go to the opponent's item; each FIELD of the
variants gets one press. Prints what whole_game prints, and the rules that were played.
"""

import sys

import whole_game

from session import options
from system.keys import RIGHT, A, B

RULES = 2  # places in the menus
VARIANTS = 1


class Player(whole_game.Player):
    """Chooses the opponent and the variants before the game."""

    most_presses = 20_000

    def __init__(self, language, seed, folder, opponent, fields):
        super().__init__(language, seed, folder)
        self.opponent = opponent
        self.fields = fields

    def choose_language(self):
        super().choose_language()
        self.press(A)
        self.press(RIGHT)
        for _ in range(self.opponent):
            self.press(A)
        self.go_to(RULES)
        self.press(A)
        self.go_to(VARIANTS)
        self.press(A)
        for field in self.fields:
            self.go_to(options.VARIANTS.index(field))
            self.press(A)
        self.press(B)
        self.press(B)
        self.go_to(0)

    def cut(self):
        super().cut()
        seen = type(self.app.screen).__name__
        if self.app.session.two and seen not in ("Cover", "DealEnd"):
            raise RuntimeError(f"a game of two goes on with {seen}: who holds it?")

    def go_to(self, place):
        """Choose an item of the menu in sight."""
        while self.app.screen.chosen != place:
            self.press(RIGHT)


if __name__ == "__main__":
    language, seed, folder, opponent = sys.argv[1:5]
    person = Player(language, bytes.fromhex(seed), folder, int(opponent), sys.argv[5:])
    whole_game.tell(person)
    rules = person.rules
    print("rules", *[name for name in options.VARIANTS if getattr(rules, name)])
