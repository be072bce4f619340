"""Cards on the canvas: faces, backs, and the marks beside them."""

import framebuf

from ui.canvas import Font

SUITS = "♠♣♢♡"


class Faces:
    """Draws cards of one size. `ranks` are the letters of the thirteen ranks, ten as 'T'."""

    def __init__(self, canvas):
        theme = canvas.theme
        self._canvas = canvas
        self._fb = canvas.fb
        self._theme = theme
        self._rank = Font(theme.RANK)
        self._suit = Font(theme.SUIT)
        self.ranks = "A23456789TJQK"
        self._blank = self._make(True)
        self._frame = self._make(False)
        self._back = self._make_back()

    def _make(self, filled):
        """A card without rank and suit, its corners rounded: white, or only an outline."""
        width = self._theme.CARD_W
        height = self._theme.CARD_H
        card = framebuf.FrameBuffer(
            bytearray((width + 7) // 8 * height), width, height, framebuf.MONO_HLSB
        )
        card.rect(0, 0, width, height, 1, filled)
        for x in (0, width - 1):
            for y in (0, height - 1):
                card.pixel(x, y, 0)
        return card

    def _make_back(self):
        card = self._make(False)
        for y in range(2, self._theme.CARD_H - 2):
            for x in range(2 + y % 2, self._theme.CARD_W - 2, 2):
                card.pixel(x, y, 1)
        return card

    def face(self, card, x, y, shift=0):
        """A card, face up; rank and suit `shift` pixels further left."""
        theme = self._theme
        blit = self._fb.blit
        dark = self._canvas.dark
        light = self._canvas.light
        ink = theme.INK
        blit(self._blank, x, y, theme.PAPER, light)
        x -= shift
        blit(
            self._rank.glyph(self.ranks[card % 13]), x + theme.RANK_X, y + theme.RANK_Y, ink, dark
        )
        blit(self._suit.glyph(SUITS[card // 13]), x + theme.SUIT_X, y + theme.SUIT_Y, ink, dark)

    def guest(self, card, x, y, shift=0):
        """A card in negative: one that is laid off on the other's meld, or may not be put down."""
        theme = self._theme
        light = self._canvas.light
        paper = theme.PAPER
        self._fb.fill_rect(x, y, theme.CARD_W, theme.CARD_H, paper)
        x -= shift
        blit = self._fb.blit
        rank = self._rank.glyph(self.ranks[card % 13])
        blit(rank, x + theme.RANK_X, y + theme.RANK_Y, paper, light)
        suit = self._suit.glyph(SUITS[card // 13])
        blit(suit, x + theme.SUIT_X, y + theme.SUIT_Y, paper, light)

    def back(self, x, y):
        """A card, face down."""
        theme = self._theme
        self._fb.fill_rect(x, y, theme.CARD_W, theme.CARD_H, theme.PAPER)
        self._fb.blit(self._back, x, y, theme.PAPER, self._canvas.light)

    def empty(self, x, y):
        """The place of a card where there is none."""
        self._fb.blit(self._frame, x, y, self._theme.PAPER, self._canvas.light)

    def word(self, card, x, y):
        """The card in a line of text, rank and suit; gives the x after it."""
        theme = self._theme
        canvas = self._canvas
        rank = self.ranks[card % 13]
        x = canvas.text("10" if rank == "T" else rank, x, y)
        suit = self._suit.glyph(SUITS[card // 13])
        self._fb.blit(suit, x, y, theme.PAPER, canvas.light)
        return x + self._suit.width + 1

    def dealer(self, x, y):
        """The dealer's mark, a disc with a D."""
        fb = self._fb
        ink = self._theme.INK
        paper = self._theme.PAPER
        fb.ellipse(x + 3, y + 3, 3, 3, ink, True)
        fb.vline(x + 2, y + 2, 3, paper)
        fb.pixel(x + 3, y + 2, paper)
        fb.pixel(x + 3, y + 4, paper)
        fb.pixel(x + 4, y + 3, paper)

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
