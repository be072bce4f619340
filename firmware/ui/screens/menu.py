"""A list to choose from: every menu of the game is one."""

from collections import namedtuple

from system.keys import DOWN, LEFT, RIGHT, UP, A, B
from ui.screen import Screen

# What can be chosen: `label`, on the right `value`, what A calls, and what it means, for a menu
# that tells (ui/menus/explained.py).
Item = namedtuple("Item", ("label", "value", "action", "meaning"))


def item(label, action, value="", meaning=""):
    """An Item."""
    return Item(label, value, action, meaning)


class Menu(Screen):
    """A heading, and items that fit the display or scroll.

    `items` is a list of Item. `fill()` makes them anew each time the menu is shown or an action
    was done, so a subclass overrides it. B closes the menu where `closable`.
    """

    closable = True
    note = ""  # on the heading's right

    def __init__(self, app):
        super().__init__(app)
        self.items = []
        self.chosen = 0

    def heading(self):
        """The text above the items."""
        return ""

    def fill(self):
        """The items, a list of Item."""
        return self.items

    def shown(self):
        """It is on top now."""
        self.items = self.fill()
        self.chosen = min(self.chosen, len(self.items) - 1)

    def covered(self):
        """Let go of the items, which are made anew when it is on top again."""
        self.items = []

    def press(self, key):
        """What the keys do here; see Screen."""
        n = len(self.items)
        if key in (LEFT, UP):
            self.chosen = (self.chosen - 1) % n
        elif key in (RIGHT, DOWN):
            self.chosen = (self.chosen + 1) % n
        elif key == A:
            self.items[self.chosen].action()
            if self.app.screen is self:
                self.shown()
        elif key == B and self.closable:
            self.app.close()
        self.app.redraw()

    def draw(self, canvas):
        """Draw all of it."""
        canvas.clear()
        canvas.heading(self.heading(), self.note)
        self.draw_items(canvas, canvas.theme.LINES_Y, canvas.theme.FOOT_Y)
        self.draw_foot(canvas)

    def draw_items(self, canvas, top, bottom):
        """The items that fit between `top` and `bottom`, the chosen one on a bar."""
        theme = canvas.theme
        rows = (bottom - top) // theme.LINE
        first = max(0, min(self.chosen - rows // 2, len(self.items) - rows))
        right = canvas.width
        if rows < len(self.items):
            canvas.scroll_bar(top, bottom - 1, first, rows, len(self.items))
            right -= theme.MARGIN
        for row in range(min(rows, len(self.items))):
            label = self.items[first + row].label
            value = self.items[first + row].value
            y = top + row * theme.LINE
            write = canvas.text
            if first + row == self.chosen:
                canvas.fb.fill_rect(0, y, right, theme.LINE - 1, theme.INK)
                write = canvas.dark_text
            write(label, theme.MARGIN, y)
            write(value, right - theme.MARGIN - canvas.span(value), y)

    def draw_foot(self, canvas):
        """What the buttons do."""
        words = self.app.words
        y = canvas.theme.FOOT_Y
        canvas.text(words.CHOOSE, canvas.arrows(0, y), y)
        x = canvas.width // 2
        x = canvas.key(words.KEY_A, words.OK, x, y)
        if self.closable:
            canvas.key(words.KEY_B, words.BACK, x + canvas.font.width, y)
