"""Text and shapes on a display's frame buffer, of whatever depth.

A glyph is one bit deep; a palette of two entries gives its colours, so the same calls draw on
displays of one bit and of four.
"""

from array import array

import framebuf

from ui.letters import write


class Font:
    """A generated font to `write` with on `fb`; with `flip` 255 its glyphs are in negative.

    One glyph at a time is in `cell`, over which lie the sources for `blit`: `whole`, without the
    last column, and without the last row too. A font wider than a byte has but the first.
    """

    def __init__(self, font, fb, flip=0):
        self.fb = fb
        self.width, self.height, chars, self.data = font
        wide = self.width > 8
        size = self.height << wide
        self.cell = bytearray(size)
        self.whole = self.narrow = self.small = self._source(0, 0)
        if not wide:
            self.narrow = self._source(1, 0)
            self.small = self._source(1, 1)
        # what `write` needs of it: after the sixth number the characters beyond the first `row`,
        # which are those of ASCII in its order
        row = chars.find("~") + 1
        shape = [self.width, size, row, len(chars) - row, max(chars.find("?"), 0), flip]
        shape.extend(map(ord, chars[row:]))
        self.shape = array("H", shape)

    def _source(self, right, below):
        return framebuf.FrameBuffer(
            self.cell, self.width - right, self.height - below, framebuf.MONO_HLSB
        )


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
        self.font = Font(theme.TEXT, self.fb)
        self.title = Font(theme.TITLE, self.fb)
        # ink on paper needs no palette where it is 1 on 0, and is faster without
        self.light = (
            self._palette(theme.PAPER, theme.INK) if theme.PAPER or theme.INK > 1 else None
        )
        self.dark = self._palette(theme.INK, theme.PAPER)
        self._paper = theme.PAPER
        self._ink = theme.INK
        self._step = self.font.width
        self._digit = bytearray(2)  # as a string: at its end a 0

    def _palette(self, ground, ink):
        return framebuf.FrameBuffer(bytearray((ground, ink)), 2, 1, framebuf.GS8)

    def clear(self):
        """An empty display."""
        self._bytes.fill(self.theme.PAPER_BYTE)

    def text(self, string, x, y):
        """Write `string` in ink, its top left corner at (x, y); gives the x after it."""
        return write(self.font, string, x, y, self._paper, self.light)

    def dark_text(self, string, x, y):
        """Write `string` in paper's colour, for a ground of ink; gives the x after it."""
        return write(self.font, string, x, y, self._ink, self.dark)

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
            self._digit[0] = 48 + n % 10
            write(self.font, self._digit, x, y, self._paper, self.light)
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

    def heading(self, string, note=""):
        """A heading on a bar across the top, and on its right a `note`."""
        theme = self.theme
        self.fb.fill_rect(0, theme.HEADING_Y, self.width, self.font.height + 1, theme.INK)
        self.dark_text(string, theme.MARGIN, theme.HEADING_Y)
        self.dark_text(note, self.width - theme.MARGIN - self.span(note), theme.HEADING_Y)

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

    def up_and_down(self, x, y):
        """The buttons up and down; gives the x after them."""
        x = self.text("▲", x, y) + 2
        return self.text("▼", x, y) + 2
