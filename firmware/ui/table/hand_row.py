"""A hand as a row of cards: sorted, its melds apart and underlined."""

from array import array

from gin.cards import NONE, VALUES, fill
from gin.melds import arrange, meld_has, new_melds
from micropython import const

BY_MELDS = const(0)
BY_SUIT = const(1)
BY_RANK = const(2)
_MOST = const(11)
_DEADWOOD = const(255)


class HandRow:
    """`n` cards in the order of `cards`; `meld[i]`: the number of its meld, 255 for deadwood."""

    def __init__(self, canvas, faces):
        self._canvas = canvas
        self._faces = faces
        self.cards = bytearray(_MOST)
        self.meld = bytearray(_MOST)
        self.x = array("H", bytes(2 * _MOST))
        self.n = 0
        self.deadwood = 0
        self.sort = BY_MELDS
        self._melds = new_melds()
        self._line_x = array("H", bytes(2 * _MOST))
        self._line_width = array("H", bytes(2 * _MOST))
        self._lines = 0
        self._fb = canvas.fb
        self._theme = canvas.theme
        self._lifted = NONE

    def arrange(self, hand, sort):
        """Take over the cards of `hand`, in the order `sort`: BY_MELDS, BY_SUIT or BY_RANK."""
        self.sort = sort
        self.deadwood = arrange(hand, self._melds)
        self.n = fill(hand, self.cards)
        for i in range(self.n):
            card = self.cards[i]
            self.meld[i] = self._meld_of(card)
            if sort != BY_SUIT:
                key = card % 13 * 4 + card // 13
                self.x[i] = key if sort == BY_RANK else self.meld[i] * 64 + key
                self._sink(i)
        self._place(sort)

    def _meld_of(self, card):
        i = 0
        while self._melds[i]:
            if meld_has(self._melds[i], card):
                return i
            i += 1
        return _DEADWOOD

    def _sink(self, i):
        """Move card `i` to its place among those before it; their keys are in `x`."""
        x = self.x
        while i and x[i - 1] > x[i]:
            j = i - 1
            x[i], x[j] = x[j], x[i]
            self.cards[i], self.cards[j] = self.cards[j], self.cards[i]
            self.meld[i], self.meld[j] = self.meld[j], self.meld[i]
            i = j

    def _breaks(self, sort, i):
        """True if a group of cards ends before card `i`."""
        if sort == BY_MELDS:
            return self.meld[i] != self.meld[i - 1]
        return sort == BY_SUIT and self.cards[i] // 13 != self.cards[i - 1] // 13

    def _place(self, sort):
        """The places of the cards: one pixel apart, groups as far apart as there is room for."""
        theme = self._canvas.theme
        step = theme.CARD_W + 1
        width = self.n * step - 1
        groups = 0
        for i in range(1, self.n):
            groups += self._breaks(sort, i)
        gap = min(theme.GROUP_GAP, (self._canvas.width - width) // groups) if groups else 0
        x = (self._canvas.width - width - groups * gap) // 2
        for i in range(self.n):
            if i and self._breaks(sort, i):
                x += gap
            self.x[i] = x
            x += step
        self._find_lines()

    def find(self, card):
        """The place of `card` in the row, or NONE."""
        if card != NONE:
            for i in range(self.n):
                if self.cards[i] == card:
                    return i
        return NONE

    def melded(self, place):
        """True if the card at `place` is in a meld."""
        return self.meld[place] != _DEADWOOD

    def first(self, drawn, barred):
        """The place to begin at: the card just `drawn`, or the dearest where that is melded or
        there is none."""
        place = self.find(drawn)
        if place == NONE or self.melded(place):
            place = self.dearest(barred)
        return place

    def dearest(self, barred):
        """The place of the dearest deadwood card but `barred` (NONE: no such card); the last card
        where all are melded."""
        best = self.n - 1
        if self.cards[best] == barred:
            best -= 1
        for i in range(self.n):
            may = self.meld[i] == _DEADWOOD and self.cards[i] != barred
            if may and (
                self.meld[best] != _DEADWOOD
                or VALUES[self.cards[i] % 13] >= VALUES[self.cards[best] % 13]
            ):
                best = i
        return best

    def draw(self, lifted, hidden, barred):
        """Draw the row: the card at place `lifted` raised, `hidden` left out, `barred` in negative
        (NONE: no such card)."""
        self._lifted = lifted
        for i in range(self.n):
            if i != hidden:
                self._draw_one(i, barred)
        for i in range(self._lines):
            self._draw_line(i)

    def lift(self, lifted, barred):
        """Raise another card than before, in a row that is drawn."""
        before = self._lifted
        self._lifted = lifted
        self._draw_anew(before, barred)
        self._draw_anew(lifted, barred)

    def _draw_anew(self, i, barred):
        """The card at place `i` (or NONE), over what is drawn there."""
        if i != NONE:
            self._clear(self.x[i], self._theme.MARK_ABOVE)
            self._draw_one(i, barred)

    def _clear(self, x, y):
        theme = self._theme
        self._fb.fill_rect(x, y, theme.CARD_W, theme.UNDERLINE_Y - y, theme.PAPER)

    def _draw_one(self, i, barred):
        """The card at place `i`."""
        y = self._theme.HAND_Y
        if i == self._lifted:
            y -= self._theme.LIFT
        if i == barred:
            self._faces.guest(self.cards[i], self.x[i], y)
        else:
            self._faces.face(self.cards[i], self.x[i], y)

    def _draw_line(self, i):
        theme = self._theme
        self._fb.hline(self._line_x[i], theme.UNDERLINE_Y, self._line_width[i], theme.INK)

    def _find_lines(self):
        """A line under each card of a meld, one line under neighbours of the same meld."""
        step = self._canvas.theme.CARD_W + 1
        self._lines = 0
        for i in range(self.n):
            if self.meld[i] == _DEADWOOD:
                continue
            x = self.x[i]
            if i and self.meld[i - 1] == self.meld[i] and x - self.x[i - 1] == step:
                self._line_width[self._lines - 1] += step
            else:
                self._line_x[self._lines] = x
                self._line_width[self._lines] = step - 1
                self._lines += 1
