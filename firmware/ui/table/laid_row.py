"""A hand laid open at the end of a deal: melds, what was laid off on them, deadwood."""

from gin.cards import copy, fill, hand, has, remove
from gin.melds import is_run, meld_cards

_GAP_LEAST = 2


class LaidRow:
    """`cards` as (card, group, guest): a guest is laid off on the group's meld by the other."""

    def __init__(self, deal, seat):
        result = deal.result
        rest = hand()
        copy(rest, deal.hands[seat])
        self.cards = []
        buffer = bytearray(14)
        self.melds = 0
        for meld in result.melds[seat]:
            if meld:
                n = meld_cards(meld, buffer)
                group = [(card, self.melds, False) for card in buffer[:n]]
                for card in buffer[:n]:
                    remove(rest, card)
                if seat == result.knocker:
                    group += self._guests(result.layoff)
                if is_run(meld):
                    group.sort()
                self.cards += group
                self.melds += 1
        if seat != result.knocker:
            for i in range(result.layoff.n):
                if has(rest, result.layoff.cards[i]):
                    remove(rest, result.layoff.cards[i])
        left = list(buffer[: fill(rest, buffer)])
        left.sort(key=lambda card: card % 13 * 4 + card // 13)
        self.cards += [(card, self.melds, False) for card in left]

    def _guests(self, layoff):
        return [
            (layoff.cards[i], self.melds, True)
            for i in range(layoff.n)
            if layoff.onto[i] == self.melds
        ]

    def draw(self, canvas, faces, y):
        """Draw the row at `y`, its melds underlined; cards overlap where room is short."""
        theme = canvas.theme
        cards = self.cards
        breaks = len({group for _, group, _ in cards}) - 1
        gap = theme.GROUP_GAP
        step = self._step(canvas, breaks * gap)
        if step < theme.CARD_W:
            gap = _GAP_LEAST
            step = self._step(canvas, breaks * gap)
        faces.narrow(theme.NARROW if step < theme.CARD_W else 0)
        x = 0
        last = 0
        for card, group, guest in cards:
            x += gap if group != last else 0
            last = group
            canvas.fb.vline(x - 1, y, theme.CARD_H, theme.PAPER)
            (faces.guest if guest else faces.face)(card, x, y)
            if group < self.melds:
                canvas.fb.hline(x, y + theme.CARD_H + 1, step, theme.INK)
            x += step
        faces.narrow(0)
        # the last card of a meld is drawn whole only when another group follows it

    def _step(self, canvas, gaps):
        width = canvas.theme.CARD_W
        if len(self.cards) < 2:
            return width + 1
        return min(width + 1, (canvas.width - width - gaps) // (len(self.cards) - 1))
