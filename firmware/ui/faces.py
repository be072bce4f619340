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
        blit(self._rank.glyph(self.ranks[card % 13]), x + theme.RANK_X, y + theme.RANK_Y, ink, dark)
        blit(self._suit.glyph(SUITS[card // 13]), x + theme.SUIT_X, y + theme.SUIT_Y, ink, dark)

    def guest(self, card, x, y, shift=0):
        """A card in outline: one that is laid off on the other's meld."""
        theme = self._theme
        blit = self._fb.blit
        light = self._canvas.light
        paper = theme.PAPER
        self._fb.fill_rect(x, y, theme.CARD_W, theme.CARD_H, paper)
        blit(self._frame, x, y, paper, light)
        x -= shift
        blit(self._rank.glyph(self.ranks[card % 13]), x + theme.RANK_X, y + theme.RANK_Y, paper, light)
        blit(self._suit.glyph(SUITS[card // 13]), x + theme.SUIT_X, y + theme.SUIT_Y, paper, light)

    def back(self, x, y):
        """A card, face down."""
        theme = self._theme
        self._fb.fill_rect(x, y, theme.CARD_W, theme.CARD_H, theme.PAPER)
        self._fb.blit(self._back, x, y, theme.PAPER, self._canvas.light)

    def empty(self, x, y):
        """The place of a card where there is none."""
        self._fb.blit(self._frame, x, y, self._theme.PAPER, self._canvas.light)

    def word(self, card, x, y):
        """The card as text, rank and suit; gives the x after it."""
        rank = self.ranks[card % 13]
        x = self._canvas.text("10" if rank == "T" else rank, x, y)
        return self._canvas.text(SUITS[card // 13], x, y)

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
        """The mark of a card just drawn: a dot three pixels wide."""
        self._fb.fill_rect(x + 3, y, 3, 2, self._theme.INK)

    def barred(self, x, y):
        """The mark of a card that may not be discarded in this turn: a small cross."""
        fb = self._fb
        ink = self._theme.INK
        fb.line(x + 3, y, x + 5, y + 2, ink)
        fb.line(x + 5, y, x + 3, y + 2, ink)

    def pointer(self, x, y):
        """A small arrowhead, pointing up at what is chosen."""
        fb = self._fb
        ink = self._theme.INK
        fb.pixel(x + 2, y, ink)
        fb.hline(x + 1, y + 1, 3, ink)
        fb.hline(x, y + 2, 5, ink)
