"""A hand as a row of cards: sorted, its melds apart and underlined."""

from array import array

from gin.cards import NONE, VALUES, fill
from gin.melds import arrange, meld_cards, meld_has, new_melds
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
        self.x = array("H", (0 for _ in range(_MOST)))
        self.n = 0
        self.deadwood = 0
        self.sort = BY_MELDS
        self._melds = new_melds()
        self._line_x = array("H", (0 for _ in range(_MOST)))
        self._line_width = array("H", (0 for _ in range(_MOST)))
        self._lines = 0
        self._fb = canvas.fb
        self._theme = canvas.theme
        self._lifted = NONE

    def arrange(self, hand, sort):
        """Take over the cards of `hand`, in the order `sort`: BY_MELDS, BY_SUIT or BY_RANK."""
        self.sort = sort
        self.deadwood = arrange(hand, self._melds)
        self.n = fill(hand, self.cards)
        if sort == BY_MELDS:
            self._melds_first()
        for i in range(self.n):
            self.meld[i] = self._meld_of(self.cards[i])
        if sort == BY_MELDS:
            self._sort(self._first_deadwood())
        elif sort == BY_RANK:
            self._sort(0)
        self._place(sort)

    def _melds_first(self):
        """The cards of the melds, then the others, suit by suit."""
        at = 0
        deadwood = [card for card in self.cards[: self.n] if self._meld_of(card) == _DEADWOOD]
        for meld in self._melds:
            if meld:
                at = meld_cards(meld, self.cards, at)
        for card in deadwood:
            self.cards[at] = card
            at += 1

    def _meld_of(self, card):
        for i in range(len(self._melds)):
            if self._melds[i] and meld_has(self._melds[i], card):
                return i
        return _DEADWOOD

    def _first_deadwood(self):
        i = 0
        while i < self.n and self.meld[i] != _DEADWOOD:
            i += 1
        return i

    def _sort(self, start):
        """Sort the cards from `start` on by rank, then suit."""
        cards = self.cards
        meld = self.meld
        for i in range(start + 1, self.n):
            card = cards[i]
            of = meld[i]
            key = card % 13 * 4 + card // 13
            j = i
            while j > start and cards[j - 1] % 13 * 4 + cards[j - 1] // 13 > key:
                cards[j] = cards[j - 1]
                meld[j] = meld[j - 1]
                j -= 1
            cards[j] = card
            meld[j] = of

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
