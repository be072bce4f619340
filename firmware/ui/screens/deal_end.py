"""The end of a deal: both hands laid open, and how its points come about."""

from gin.cards import NONE
from gin.result import BIG_GIN, GIN, UNDERCUT, VOID_STOCK
from system.keys import A, B
from ui.screen import Screen
from ui.screens.laid_row import LaidRow


class DealEnd(Screen):
    """The other's hand above, the person's below, laid-off cards in outline where they go."""

    def __init__(self, app):
        super().__init__(app)
        game = app.game
        self._rows = [LaidRow(game.deal, seat) for seat in range(2)]

    def press(self, key):
        app = self.app
        if key == A:
            if app.game.match.over:
                from ui.screens.game_end import GameEnd

                app.replace(GameEnd(app))
            else:
                from ui.screens.table import Table

                app.game.next_deal()
                app.replace(Table(app))
        elif key == B:
            from ui.screens.pause import Pause

            app.open(Pause(app))

    def title(self, seat):
        """What `seat` did, in words."""
        words = self.app.words
        game = self.app.game
        result = game.deal.result
        me = seat == game.seat
        name = words.LEVELS[game.level]
        if seat != result.knocker:
            return words.YOU if me else name
        if result.kind == GIN:
            return words.YOU_GIN if me else words.THEY_GIN.format(name)
        if result.kind == BIG_GIN:
            return words.YOU_BIG_GIN if me else words.THEY_BIG_GIN.format(name)
        return words.YOU_KNOCK if me else words.THEY_KNOCK.format(name)

    def arithmetic(self):
        """How the points come about, in words: 'Difference 21-6 = 15'."""
        words = self.app.words
        result = self.app.game.deal.result
        if result.winner == NONE:
            why = words.VOID_STOCK if result.kind == VOID_STOCK else words.VOID_TURNS
            return words.VOID + ": " + why
        left = result.deadwood[1 - result.winner]
        own = result.deadwood[result.winner]
        terms = f"{left}-{own}" if own else str(left)
        name = words.DIFFERENCE
        if result.kind == GIN:
            name = words.GIN
        elif result.kind == BIG_GIN:
            name = words.BIG_GIN
        elif result.kind == UNDERCUT:
            name = words.UNDERCUT
            if not result.difference:
                name = words.TIE
        for bonus in (result.bonus, result.deal_bonus):
            if bonus:
                terms += f"+{bonus}"
        if result.doubled:
            terms = f"({terms})x2"
        return f"{name} {terms} = {result.points}"

    def draw(self, canvas):
        theme = canvas.theme
        game = self.app.game
        canvas.clear()
        other = 1 - game.seat
        self._draw_name(canvas, other, theme.TOP_NAME_Y)
        self._rows[other].draw(canvas, self.app.faces, theme.TOP_HAND_Y)
        self._rows[game.seat].draw(canvas, self.app.faces, theme.LOW_HAND_Y)
        self._draw_name(canvas, game.seat, theme.LOW_NAME_Y)
        canvas.text(self.arithmetic(), theme.NAME_X, theme.SUM_Y)
        self._draw_key(canvas)

    def _draw_name(self, canvas, seat, y):
        """Name and deed; on the right the score, and what the winner of the deal got."""
        game = self.app.game
        result = game.deal.result
        canvas.text(self.title(seat), canvas.theme.NAME_X, y)
        scores = game.match.games[-1 if game.match.over else 0].scores
        x = canvas.number_right(scores[seat], canvas.width, y)
        if result.winner == seat:
            gained = f"+{result.points}"
            canvas.pill(gained, x - canvas.span(gained) - 4, y)

    def _draw_key(self, canvas):
        words = self.app.words
        theme = canvas.theme
        width = canvas.span(words.KEY_A) + canvas.font.width + 4
        if canvas.span(self.arithmetic()) + width < canvas.width - 4:
            canvas.key(words.KEY_A, "▶", canvas.width - width, theme.SUM_Y)
