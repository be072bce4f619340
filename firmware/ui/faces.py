"""Cards on the canvas: faces, backs, and the marks beside them."""

import framebuf

from ui.canvas import Font

SUITS = "♠♣♢♡"


class Faces:
    """Draws cards of one size. `speak` says which letters the ranks have."""

    def __init__(self, canvas):
        theme = canvas.theme
        self._canvas = canvas
        self._fb = canvas.fb
        self._theme = theme
        self._rank = Font(theme.RANK)
        self._suit = Font(theme.SUIT)
        self._suits = [self._suit.glyph(suit) for suit in SUITS]
        # what `face` needs, where it is found fastest
        self._fill = canvas.fb.fill_rect
        self._blit = canvas.blit
        self._dark = canvas.dark
        self._ink = theme.INK
        self._width = theme.CARD_W
        self._height = theme.CARD_H
        self._rank_x = theme.RANK_X
        self._rank_y = theme.RANK_Y
        self._suit_x = theme.SUIT_X
        self._suit_y = theme.SUIT_Y
        self._frame = self._make_frame()
        self._back = self._make_back()
        self._disc = self._make_disc()
        self.speak("A23456789TJQK")

    def speak(self, ranks):
        """From now on `ranks` are the letters of the thirteen ranks, ten as 'T'."""
        self._letters = ranks
        self._ranks = [self._rank.glyph(rank) for rank in ranks]

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

    def face(self, card, x, y, shift=0):
        """A card, face up; rank and suit `shift` pixels further left."""
        width = self._width
        height = self._height
        ink = self._ink
        fill = self._fill
        fill(x, y + 1, width, height - 2, ink)
        fill(x + 1, y, width - 2, height, ink)
        blit = self._blit
        x -= shift
        blit(self._ranks[card % 13], x + self._rank_x, y + self._rank_y, ink, self._dark)
        blit(self._suits[card // 13], x + self._suit_x, y + self._suit_y, ink, self._dark)

    def row(self, cards, xs, n, y, skip):
        """The first `n` of `cards` face up at the places `xs`, but for the place `skip`.

        As `face` for each, in one call: a call costs as much as drawing does.
        """
        width = self._width
        height = self._height
        ink = self._ink
        fill = self._fill
        blit = self._blit
        dark = self._dark
        for i in range(n):
            if i != skip:
                x = xs[i]
                card = cards[i]
                fill(x, y + 1, width, height - 2, ink)
                fill(x + 1, y, width - 2, height, ink)
                rank = self._ranks[card % 13]
                blit(rank, x + self._rank_x, y + self._rank_y, ink, dark)
                suit = self._suits[card // 13]
                blit(suit, x + self._suit_x, y + self._suit_y, ink, dark)

    def guest(self, card, x, y, shift=0):
        """A card in negative: one that is laid off on the other's meld, or may not be put down."""
        paper = self._theme.PAPER
        light = self._canvas.light
        self._fill(x, y, self._width, self._height, paper)
        x -= shift
        blit = self._blit
        blit(self._ranks[card % 13], x + self._rank_x, y + self._rank_y, paper, light)
        blit(self._suits[card // 13], x + self._suit_x, y + self._suit_y, paper, light)

    def back(self, x, y):
        """A card, face down."""
        theme = self._theme
        self._fb.fill_rect(x, y, theme.CARD_W, theme.CARD_H, theme.PAPER)
        self._canvas.blit(self._back, x, y, theme.PAPER, self._canvas.light)

    def empty(self, x, y):
        """The place of a card where there is none."""
        self._canvas.blit(self._frame, x, y, self._theme.PAPER, self._canvas.light)

    def word(self, card, x, y):
        """The card in a line of text, rank and suit; gives the x after it."""
        canvas = self._canvas
        rank = self._letters[card % 13]
        x = canvas.text("10" if rank == "T" else rank, x, y)
        # capitals leave their first row free: so does the suit, what is above it stays apart
        canvas.blit(self._suits[card // 13], x, y + 1, self._theme.PAPER, canvas.light)
        return x + self._suit.width + 1

    def dealer(self, x, y):
        """The dealer's mark, a disc with a D."""
        self._blit(self._disc, x, y, self._theme.PAPER, self._canvas.light)

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
