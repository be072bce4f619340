"""Text and shapes on a display's frame buffer, of whatever depth.

A glyph is one bit deep; a palette of two entries gives its colours, so the same calls draw on
displays of one bit and of four. Nothing is allocated once a glyph has been shown.
"""

import framebuf


class Font:
    """A generated font. Its glyphs become sources for `blit` when they are first shown."""

    def __init__(self, module):
        self.width = module.WIDTH
        self.height = module.HEIGHT
        self._chars = module.CHARS
        self._data = memoryview(module.DATA)
        self._size = (module.WIDTH + 7) // 8 * module.HEIGHT
        self._made = {}

    def has(self, char):
        """True if there is a glyph for `char`."""
        return char in self._chars

    def glyph(self, char):
        """The glyph of `char` for `blit`, that of '?' where there is none."""
        made = self._made.get(char)
        if made is None:
            at = max(self._chars.find(char if self.has(char) else "?"), 0) * self._size
            cell = self._data[at : at + self._size]
            made = (cell, self.width, self.height, framebuf.MONO_HLSB)
            self._made[char] = made
        return made


class Canvas:
    """A display's frame buffer `fb`, with the fonts and colours of its theme."""

    def __init__(self, display, theme):
        self.fb = display
        self.width = display.width
        self.height = display.height
        self.theme = theme
        self.font = Font(theme.TEXT)
        self.title = Font(theme.TITLE)
        self.light = self._palette(theme.PAPER, theme.INK)
        self.dark = self._palette(theme.INK, theme.PAPER)

    def _palette(self, ground, ink):
        return framebuf.FrameBuffer(bytearray((ground, ink)), 2, 1, framebuf.GS8)

    def clear(self):
        """An empty display."""
        self.fb.fill(self.theme.PAPER)

    def text(self, string, x, y):
        """Write `string` in ink, its top left corner at (x, y); gives the x after it."""
        glyph = self.font.glyph
        blit = self.fb.blit
        paper = self.theme.PAPER
        light = self.light
        step = self.font.width
        for char in string:
            if char != " ":
                blit(glyph(char), x, y, paper, light)
            x += step
        return x

    def dark_text(self, string, x, y):
        """Write `string` in paper's colour, for a ground of ink; gives the x after it."""
        glyph = self.font.glyph
        blit = self.fb.blit
        ink = self.theme.INK
        dark = self.dark
        step = self.font.width
        for char in string:
            if char != " ":
                blit(glyph(char), x, y, ink, dark)
            x += step
        return x

    def text_right(self, string, x, y):
        """Write `string` so that it ends before `x`."""
        return self.text(string, x - self.span(string), y)

    def text_centre(self, string, y):
        """Write `string` in the middle of the line at `y`."""
        return self.text(string, (self.width - self.span(string) + 1) // 2, y)

    def span(self, string):
        """The width of `string` in pixels."""
        return len(string) * self.font.width

    def number(self, n, x, y):
        """Write `n` (0 to 9999) without making a string; gives the x after it."""
        unit = 1000
        while unit > n and unit > 1:
            unit //= 10
        while unit:
            x = self.text("0123456789"[n // unit % 10], x, y)
            unit //= 10
        return x

    def number_right(self, n, x, y):
        """Write `n` (0 to 9999) so that it ends before `x`; gives where it starts."""
        while True:
            x -= self.font.width
            self.text("0123456789"[n % 10], x, y)
            n //= 10
            if not n:
                return x

    def pill(self, string, x, y):
        """Write `string` on a bar, one pixel wider on the left; gives the x after it."""
        width = self.span(string)
        self.fb.fill_rect(x - 1, y, width + 1, self.font.height, self.theme.INK)
        return self.dark_text(string, x, y)

    def button(self, string, x, y, chosen):
        """A word in brackets at (x, y), on a bar if `chosen`; gives the x after it."""
        fb = self.fb
        theme = self.theme
        width = self.span(string) + 5
        height = self.font.height
        if chosen:
            fb.fill_rect(x, y, width, height, theme.INK)
            self.dark_text(string, x + 3, y)
        else:
            fb.rect(x, y, width, height, theme.INK)
            fb.fill_rect(x + 2, y, width - 4, height, theme.PAPER)
            self.text(string, x + 3, y)
        return x + width

    def heading(self, string):
        """A heading on a bar across the top."""
        theme = self.theme
        self.fb.fill_rect(0, theme.HEADING_Y, self.width, self.font.height + 1, theme.INK)
        self.dark_text(string, theme.MARGIN, theme.HEADING_Y)

    def key(self, letter, string, x, y):
        """A button's letter on a cap and what it does; gives the x after it."""
        x = self.pill(letter, x + 1, y) + 3
        return self.text(string, x, y)

    def arrows(self, x, y):
        """The buttons left and right; gives the x after them."""
        x = self.text("◀", x, y) + 2
        return self.text("▶", x, y) + 2
