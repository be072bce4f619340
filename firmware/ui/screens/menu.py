"""A list to choose from: every menu of the game is one."""

from collections import namedtuple

from system.keys import DOWN, LEFT, RIGHT, UP, A, B
from ui.screen import Screen

# What can be chosen: `label`, on the right `value`, the `action` that A calls or the `change` of
# the value, back and on, and what it means, for a menu that tells (ui/menus/explained.py).
Item = namedtuple("Item", ("label", "value", "action", "change", "meaning"))


def item(label, action, value="", meaning=""):
    """An Item; A calls `action()`."""
    return Item(label, value, action, None, meaning)


def setting(label, change, value, meaning=""):
    """An Item whose value `change(1)` sets to the next one, `change(-1)` to the one before."""
    return Item(label, value, None, change, meaning)


class Menu(Screen):
    """A heading, and items that fit the display or scroll.

    `items` is a list of Item. `fill()` makes them anew each time the menu is shown or an action
    was done, so a subclass overrides it. B closes the menu where `closable`, and so does a last
    item where `back`, since a handheld may be without B.
    """

    closable = True
    back = True
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
        if self.back and self.closable:
            self.items.append(item(self.app.words.GO_BACK, self.leave))
        self.chosen = min(self.chosen, len(self.items) - 1)

    def covered(self):
        """Let go of the items, which are made anew when it is on top again."""
        self.items = []

    def press(self, key):
        """What the keys do here; see Screen."""
        step = -1 if key in (LEFT, UP) else 1
        if key in (UP, DOWN) or (key in (LEFT, RIGHT) and not self.upright()):
            self.chosen = (self.chosen + step) % len(self.items)
        elif key in (LEFT, RIGHT, A):
            self._do(self.items[self.chosen], key, step)
        elif key == B and self.closable:
            self.leave()
        self.app.redraw()

    def leave(self):
        """Go back to where the menu was opened."""
        self.app.close()

    def _do(self, chosen, key, step):
        if chosen.change:
            chosen.change(step)
        elif key == A:
            chosen.action()
        else:
            return
        if self.app.screen is self:
            self.shown()

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
        if self.upright() and self.items[self.chosen].change:
            canvas.text(words.CHANGE, canvas.arrows(0, y), y)
        else:
            canvas.text(words.CHOOSE, self.draw_line_keys(canvas, 0, y), y)
        x = canvas.width // 2
        x = canvas.key(words.KEY_A, words.OK, x, y)
        if self.closable:
            canvas.key(words.KEY_B, words.BACK, x + canvas.font.width, y)
