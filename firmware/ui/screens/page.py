"""Text to read: a heading and lines that scroll."""

from system.keys import DOWN, LEFT, RIGHT, UP, A, B
from ui.screen import Screen

_CLOSING = (":", ";", "?", "!")


class Page(Screen):
    """`lines` under `heading`; `done()` is called when A or B closes it."""

    def __init__(self, app, heading, lines, done=None):
        super().__init__(app)
        self._heading = heading
        self._lines = lines
        self._done = done
        self._top = 0

    def _rows(self):
        theme = self.app.canvas.theme
        return (theme.FOOT_Y - theme.LINES_Y) // theme.LINE

    def press(self, key):
        """What the keys do here; see Screen."""
        if key in (A, B):
            self.app.close()
            if self._done:
                self._done()
            return
        last = max(0, len(self._lines) - self._rows())
        if key in (RIGHT, DOWN):
            self._top = min(self._top + 1, last)
        elif key in (LEFT, UP):
            self._top = max(self._top - 1, 0)
        self.app.redraw()

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        canvas.clear()
        canvas.heading(self._heading)
        y = theme.LINES_Y
        for line in self._lines[self._top : self._top + self._rows()]:
            canvas.text(line, theme.MARGIN, y)
            y += theme.LINE
        words = self.app.words
        if len(self._lines) > self._rows():
            self.draw_line_keys(canvas, 0, theme.FOOT_Y)
        canvas.key(words.KEY_A, words.OK, canvas.width // 2, theme.FOOT_Y)


def wrap(text, columns):
    """`text` as lines of at most `columns` characters, broken at spaces.

    What French sets off by a space, such as a colon, stays with the word before it.
    """
    lines = []
    start = 0
    while len(text) - start > columns:
        end = text.rfind(" ", start, start + columns + 1)
        if end > start and text[end + 1 : end + 2] in _CLOSING:
            end = text.rfind(" ", start, end)
        if end <= start:  # a word longer than a line
            end = text.find(" ", start)
            if end < 0:
                break
        lines.append(text[start:end])
        start = end + 1
    lines.append(text[start:])
    return lines
