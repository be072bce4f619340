"""The rules and advice to read, as the rules in force have them: a chapter at a time."""

from micropython import const
from system.keys import DOWN, LEFT, RIGHT, UP, A, B
from ui.screen import Screen
from ui.screens.page import wrap
from ui.text import guide, section

_ALL = const(1000)  # more lines than any chapter has


class Guide(Screen):
    """Leafs through the chapters of the guide under `rules`, a display at a time.

    Only the text of the chapter that is shown is broken into lines.
    """

    def __init__(self, app, rules, two=False):
        super().__init__(app)
        self._known = guide.values(rules, two)
        self._chapters = guide.pages(section("guide", app.settings.language), self._known)
        self._chapter = 0
        self._leaf = 0
        self._lines = []
        self._starts = []  # the lines that begin a paragraph
        theme = app.canvas.theme
        self._rows = (theme.FOOT_Y - theme.LINES_Y) // theme.LINE
        self._leaves = [self._count(chapter) for chapter in range(len(self._chapters))]
        self._open(0, 0)

    def _wrap_until(self, row):
        """Break paragraphs of the chapter into lines until there are `row` of them, if so many."""
        paragraphs = self._paragraphs
        while len(self._lines) < row and len(self._starts) < len(paragraphs):
            paragraph = paragraphs[len(self._starts)]
            self._starts.append(len(self._lines))
            self._lines += wrap(paragraph, self.app.canvas.columns())

    def _count(self, chapter):
        self._open(chapter, 0)
        self._wrap_until(_ALL)
        return (len(self._lines) + self._rows - 1) // self._rows

    def _open(self, chapter, leaf):
        """Turn to a leaf of a chapter; a leaf of -1 is the last one."""
        self._chapter = chapter
        self._paragraphs = guide.paragraphs(self._chapters[chapter], self._known)
        self._lines = []
        self._starts = []
        self._leaf = leaf if leaf >= 0 else self._leaves[chapter] - 1

    def press(self, key):
        """What the keys do here; see Screen."""
        chapters = len(self._chapters)
        if key == B:
            self.app.close()
            return
        if key == A:
            self._open((self._chapter + 1) % chapters, 0)
        elif key in (RIGHT, DOWN):
            if self._leaf + 1 < self._leaves[self._chapter]:
                self._leaf += 1
            elif self._chapter + 1 < chapters:
                self._open(self._chapter + 1, 0)
        elif key in (LEFT, UP):
            if self._leaf:
                self._leaf -= 1
            elif self._chapter:
                self._open(self._chapter - 1, -1)
        self.app.redraw()

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        words = self.app.words
        canvas.clear()
        canvas.heading(self._chapters[self._chapter][0])
        y = theme.LINES_Y
        first = self._leaf * self._rows
        self._wrap_until(first + self._rows)
        for i in range(first, min(first + self._rows, len(self._lines))):
            canvas.text(self._lines[i], theme.MARGIN + 1, y)
            if i in self._starts:
                canvas.fb.fill_rect(0, y + 3, 2, 2, theme.INK)
            y += theme.LINE
        y = theme.FOOT_Y
        x = canvas.arrows(0, y)
        now = sum(self._leaves[: self._chapter]) + self._leaf + 1
        canvas.text(f"{now}/{sum(self._leaves)}", x, y)
        x = canvas.key(words.KEY_A, words.NEXT, theme.KEY_A_X, y)
        canvas.key(words.KEY_B, words.BACK, x + canvas.font.width, y)
