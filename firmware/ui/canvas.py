"""Text and shapes on a display's frame buffer, of whatever depth.

A glyph is one bit deep; a palette of two entries gives its colours, so the same calls draw on
displays of one bit and of four. Nothing is allocated once a glyph has been shown.
"""

import framebuf

from micropython import const

_MOST_LINES = const(48)  # texts whose glyphs are remembered


class Font:
    """A generated font: `glyphs` are sources for `blit`, in the order of its characters, each made
    when a text with it is first looked up: all of them would take 6 KB. With `flip` 255 they are
    in negative."""

    def __init__(self, module, flip=0):
        self._flip = flip
        self.width = module.WIDTH
        self.height = module.HEIGHT
        self._chars = module.CHARS
        self._data = memoryview(module.DATA)
        self.glyphs: list = [None] * len(module.CHARS)
        self._lines = {}

    def glyph(self, char):
        """The glyph of `char`, that of '?' where there is none."""
        return self.glyphs[self.places(char)[0]]

    def places(self, string):
        """The places in `glyphs` of the characters of `string`; remembered, for that is slow."""
        places = self._lines.get(string)
        if places is None:
            places = self._look_up(string)
        return places

    def forget(self):
        """Remember no string any more."""
        self._lines.clear()

    def _look_up(self, string):
        if len(self._lines) >= _MOST_LINES:
            self._lines.clear()
        find = self._chars.find
        try:
            places = bytes(map(find, string))
        except ValueError:  # of a character that the font has not, the place is -1
            unknown = max(find("?"), 0)
            places = bytes([unknown if find(char) < 0 else find(char) for char in string])
        for place in places:
            if not self.glyphs[place]:
                self.glyphs[place] = self._make(place)
        self._lines[string] = places
        return places

    def _make(self, place):
        size = (self.width + 7) // 8 * self.height
        data = self._data[place * size : (place + 1) * size]
        if self._flip:
            data = bytes([byte ^ self._flip for byte in data])
        height = self.height
        if size == height:  # a byte a row
            while height > 1 and not data[height - 1]:
                height -= 1  # every pixel takes a microsecond
        return (data, self.width, height, framebuf.MONO_HLSB)


class Canvas:
    """A display's frame buffer `fb`, with the fonts and colours of its theme.

    Speed counts here. `fb` is a plain FrameBuffer over the display's bytes: calls through the
    driver's class cost a third more. What the table draws with takes nothing from the heap, where
    finding room can take longer than the drawing. So its functions have few variables: a frame of
    more than eleven words, variables and arguments under way, would lie there, and so would the
    arguments of a method that is kept in a variable.
    """

    def __init__(self, display, theme):
        self.width = display.width
        self.height = display.height
        buffer = display.buffer
        self.fb = framebuf.FrameBuffer(buffer, self.width, self.height, theme.FORMAT)
        # the same bytes in one row: filling these is ten times as fast
        self._bytes = framebuf.FrameBuffer(buffer, len(buffer), 1, framebuf.GS8)
        self.theme = theme
        self.font = Font(theme.TEXT)
        self.title = Font(theme.TITLE)
        # ink on paper needs no palette where it is 1 on 0, and is faster without
        self.light = (
            self._palette(theme.PAPER, theme.INK) if theme.PAPER or theme.INK > 1 else None
        )
        self.dark = self._palette(theme.INK, theme.PAPER)
        self._paper = theme.PAPER
        self._ink = theme.INK
        self._ground = theme.PAPER  # what text is written on, and with
        self._pen = self.light
        self._step = self.font.width
        self._zero = self.font.places("0123456789")[0]  # the others follow it

    def _palette(self, ground, ink):
        return framebuf.FrameBuffer(bytearray((ground, ink)), 2, 1, framebuf.GS8)

    def forget(self):
        """Let go of what is remembered of the texts written so far."""
        self.font.forget()

    def clear(self):
        """An empty display."""
        self._bytes.fill(self.theme.PAPER_BYTE)

    def text(self, string, x, y):
        """Write `string` in ink, its top left corner at (x, y); gives the x after it."""
        string = self.font.places(string)
        n = len(string)
        x += n * self._step
        while n:
            n -= 1
            x -= self._step
            if string[n]:  # the first is the space
                self._glyph(string[n], x, y)
        return x + len(string) * self._step

    def _glyph(self, place, x, y):
        self.fb.blit(self.font.glyphs[place], x, y, self._ground, self._pen)

    def dark_text(self, string, x, y):
        """Write `string` in paper's colour, for a ground of ink; gives the x after it."""
        self._ground = self._ink
        self._pen = self.dark
        x = self.text(string, x, y)
        self._ground = self._paper
        self._pen = self.light
        return x

    def text_right(self, string, x, y):
        """Write `string` so that it ends before `x`."""
        return self.text(string, x - self.span(string), y)

    def text_centre(self, string, y):
        """Write `string` in the middle of the line at `y`."""
        return self.text(string, (self.width - self.span(string) + 1) // 2, y)

    def span(self, string):
        """The width of `string` in pixels."""
        return len(string) * self._step

    def number(self, n, x, y):
        """Write `n` (0 to 9999) without making a string; gives the x after it."""
        rest = n
        while True:
            x += self._step
            rest //= 10
            if not rest:
                self.number_right(n, x, y)
                return x

    def number_right(self, n, x, y):
        """Write `n` (0 or more) so that it ends before `x`; gives where it starts."""
        while True:
            x -= self._step
            self._glyph(self._zero + n % 10, x, y)
            n //= 10
            if not n:
                return x

    def pill(self, string, x, y):
        """Write `string` on a bar, one pixel wider on the left; gives the x after it."""
        self.fb.fill_rect(x - 1, y, self.span(string) + 1, self.font.height, self._ink)
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

    def columns(self):
        """How many characters a line of text holds between the margins."""
        return (self.width - 2 * self.theme.MARGIN) // self.font.width

    def scroll_bar(self, top, bottom, first, shown, whole):
        """A bar at the right edge, from `top` to `bottom`: `shown` of `whole` lines are in sight,
        from `first` on. Nothing where all of them are."""
        if shown < whole:
            x = self.width - 1
            ink = self.theme.INK
            height = bottom - top
            for y in range(top, bottom, 2):
                self.fb.pixel(x, y, ink)
            length = max(3, height * shown // whole)
            y = top + (height - length) * first // (whole - shown)
            self.fb.fill_rect(x - 1, y, 2, length, ink)

    def key(self, letter, string, x, y):
        """A button's letter on a cap and what it does; gives the x after it."""
        x = self.pill(letter, x + 1, y) + 3
        return self.text(string, x, y)

    def arrows(self, x, y):
        """The buttons left and right; gives the x after them."""
        x = self.text("◀", x, y) + 2
        return self.text("▶", x, y) + 2
