"""Cards on the canvas: faces, backs, and the marks beside them."""

import framebuf

from ui.canvas import Font
from ui.letters import write

SUITS = "♠♣♢♡"


class Faces:
    """Draws cards of one size. `speak` says which letters the ranks have."""

    def __init__(self, canvas):
        theme = canvas.theme
        self._canvas = canvas
        self._fb = canvas.fb
        self._theme = theme
        # in negative, for they stand on the ink of a card
        self._rank = Font(theme.RANK, self._fb, 255)
        self._suit = Font(theme.SUIT, self._fb, 255)
        self._suits = tuple(SUITS)
        # what `face` needs, where it is found fast
        self._ink = theme.INK
        self._paper = theme.PAPER
        self._light = canvas.light
        self._dark = canvas.dark
        self._width = theme.CARD_W
        self._height = theme.CARD_H
        self._rank_y = theme.RANK_Y
        self._suit_y = theme.SUIT_Y
        self.narrow(0)
        self._frame = self._make_frame()
        self._back = self._make_back()
        self._disc = self._make_disc()
        self.speak("A23456789TJQK")

    def speak(self, ranks):
        """From now on `ranks` are the letters of the thirteen ranks, ten as 'T'."""
        self._ranks = tuple(ranks)

    def _make_frame(self):
        """The outline of a card, its corners rounded."""
        width = self._theme.CARD_W
        height = self._theme.CARD_H
        card = framebuf.FrameBuffer(
            bytearray((width + 7) // 8 * height), width, height, framebuf.MONO_HLSB
        )
        card.rect(0, 0, width, height, 1)
        for x in (0, width - 1):
            for y in (0, height - 1):
                card.pixel(x, y, 0)
        return card

    def _make_back(self):
        card = self._make_frame()
        for y in range(2, self._theme.CARD_H - 2):
            for x in range(2 + y % 2, self._theme.CARD_W - 2, 2):
                card.pixel(x, y, 1)
        return card

    def _make_disc(self):
        disc = framebuf.FrameBuffer(bytearray(7), 7, 7, framebuf.MONO_HLSB)
        disc.ellipse(3, 3, 3, 3, 1, True)
        disc.vline(2, 2, 3, 0)
        for x, y in ((3, 2), (3, 4), (4, 3)):
            disc.pixel(x, y, 0)
        return disc

    def narrow(self, shift):
        """From now on ranks and suits stand `shift` pixels further left on their cards."""
        self._rank_x = self._theme.RANK_X - shift
        self._suit_x = self._theme.SUIT_X - shift

    def face(self, card, x, y):
        """A card, face up."""
        self._fb.fill_rect(x, y + 1, self._width, self._height - 2, self._ink)
        self._fb.fill_rect(x + 1, y, self._width - 2, self._height, self._ink)
        write(
            self._rank,
            self._ranks[card % 13],
            x + self._rank_x,
            y + self._rank_y,
            self._ink,
            self._light,
        )
        write(
            self._suit,
            self._suits[card // 13],
            x + self._suit_x,
            y + self._suit_y,
            self._ink,
            self._light,
        )

    def guest(self, card, x, y):
        """A card in negative: one that is laid off on the other's meld, or may not be put down."""
        self._clear(x, y)
        write(
            self._rank,
            self._ranks[card % 13],
            x + self._rank_x,
            y + self._rank_y,
            self._paper,
            self._dark,
        )
        write(
            self._suit,
            self._suits[card // 13],
            x + self._suit_x,
            y + self._suit_y,
            self._paper,
            self._dark,
        )

    def back(self, x, y):
        """A card, face down."""
        self._clear(x, y)
        self._fb.blit(self._back, x, y, self._paper, self._light)

    def _clear(self, x, y):
        self._fb.fill_rect(x, y, self._width, self._height, self._paper)

    def empty(self, x, y):
        """The place of a card where there is none."""
        self._fb.blit(self._frame, x, y, self._paper, self._light)

    def word(self, card, x, y):
        """The card in a line of text, rank and suit; gives the x after it."""
        x = self._canvas.text("10" if card % 13 == 9 else self._ranks[card % 13], x, y)
        # capitals leave their first row free: so does the suit, what is above it stays apart
        return write(self._suit, self._suits[card // 13], x, y + 1, self._paper, self._dark) + 1

    def dealer(self, x, y):
        """The dealer's mark, a disc with a D."""
        self._fb.blit(self._disc, x, y, self._paper, self._light)

    def new(self, x, y):
        """The mark above a card just drawn: a small arrowhead, pointing down at it."""
        ink = self._theme.INK
        x += self._theme.CARD_W // 2 - 2
        self._fb.hline(x, y, 5, ink)
        self._fb.hline(x + 1, y + 1, 3, ink)

    def new_chosen(self, x, y):
        """The mark under a card that was just drawn and is chosen: a small diamond."""
        self.new(x, y + 1)
        self._fb.hline(x + self._theme.CARD_W // 2 - 1, y, 3, self._theme.INK)

    def pointer(self, x, y):
        """A small arrowhead under what is chosen."""
        fb = self._fb
        ink = self._theme.INK
        x += self._theme.CARD_W // 2 - 2
        fb.pixel(x + 2, y, ink)
        fb.hline(x + 1, y + 1, 3, ink)
        fb.hline(x, y + 2, 5, ink)
