"""The rules and advice to read, as the rules in force have them: a chapter at a time."""

from gin.cards import code
from system.keys import DOWN, LEFT, RIGHT, UP, A, B
from ui.screen import Screen
from ui.screens.page import wrap
from ui.text import guide, section

_SUITS = "♠♣♦♥"
_CARD = 3  # characters of a card's place: #9S


class Guide(Screen):
    """Leafs through the guide under `rules`: A and RIGHT a page on, LEFT one back, UP and DOWN a
    chapter. A page holds whole paragraphs. A on the last page and B close it.
    """

    def __init__(self, app, rules, two=False):
        super().__init__(app)
        self._known = guide.values(rules, two)
        self._chapters = guide.pages(section("guide", app.settings.language), self._known)
        theme = app.canvas.theme
        self._rows = (theme.FOOT_Y - theme.LINES_Y) // theme.LINE
        self._counts = []  # the pages of each chapter
        for chapter in range(len(self._chapters)):
            self._open(chapter)
            self._counts.append(len(self._pages))
        self._open(0)

    def _open(self, chapter):
        """Turn to the first page of a chapter: break it into pages of lines. The lines that begin
        a paragraph are marked by a dot."""
        self._chapter = chapter
        self._page = 0
        self._pages = [[]]
        for paragraph in guide.paragraphs(self._chapters[chapter], self._known):
            lines = wrap(paragraph, self.app.canvas.columns())
            if len(self._pages[-1]) + len(lines) > self._rows:
                self._pages.append([])
            for i, line in enumerate(lines):
                self._pages[-1].append((line, i == 0))

    def press(self, key):
        """What the keys do here; see Screen."""
        last = self._chapter == len(self._chapters) - 1
        if key == B or (key == A and last and self._page == len(self._pages) - 1):
            self.app.close()
            return
        if key in (A, RIGHT):
            self._turn_on(last)
        elif key == LEFT:
            self._turn_back()
        elif key == DOWN and not last:
            self._open(self._chapter + 1)
        elif key == UP:
            self._open(max(self._chapter - (self._page == 0), 0))
        self.app.redraw()

    def _turn_on(self, last):
        if self._page + 1 < len(self._pages):
            self._page += 1
        elif not last:
            self._open(self._chapter + 1)

    def _turn_back(self):
        if self._page:
            self._page -= 1
        elif self._chapter:
            self._open(self._chapter - 1)
            self._page = len(self._pages) - 1

    def draw(self, canvas):
        """Draw all of it."""
        theme = canvas.theme
        words = self.app.words
        canvas.clear()
        canvas.heading(self._chapters[self._chapter][0])
        y = theme.LINES_Y
        for line, begins in self._pages[self._page]:
            self._draw_line(canvas, line, theme.MARGIN + 1, y)
            if begins:
                canvas.fb.fill_rect(0, y + 3, 2, 2, theme.INK)
            y += theme.LINE
        y = theme.FOOT_Y
        x = canvas.arrows(0, y)
        now = sum(self._counts[: self._chapter]) + self._page + 1
        canvas.text(f"{now}/{sum(self._counts)}", x, y)
        last = now == sum(self._counts)
        x = canvas.key(words.KEY_A, words.OK if last else words.NEXT, theme.KEY_A_X, y)
        canvas.key(words.KEY_B, words.BACK, x + canvas.font.width, y)

    def _draw_line(self, canvas, line, x, y):
        """A line of text, and the cards in it as cards."""
        while "#" in line:
            at = line.find("#")
            x = canvas.text(line[:at], x, y)
            number = code(line[at + 1 : at + _CARD])
            name = self.app.words.RANKS[number % 13].replace("T", "10") + _SUITS[number // 13]
            place = canvas.font.width * _CARD
            canvas.pill(name, x + (place - canvas.span(name)) // 2, y)
            x += place
            line = line[at + _CARD :]
        canvas.text(line, x, y)
