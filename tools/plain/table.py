"""A match in plain lines: what lies there, what the other did, what one does."""

from typing import TYPE_CHECKING

from gin.actions import BIG_GIN, DISCARD, DRAW, GIN, KNOCK, LEGAL_MOST, PASS, TAKE, card_of
from gin.cards import NONE, has
from gin.deal import DISCARD_PHASE, OVER
from plain.cards import groups
from plain.ending import scores, tell_deal_end, tell_game_end
from plain.numbers import place
from players import THINKING
from session.session import Session
from ui.table.hint_lines import ask as ask_hint

if TYPE_CHECKING:
    from plain.app import PlainApp


class Table:
    """The match of `session`, played by lines through `app`."""

    def __init__(self, app: "PlainApp", session: Session) -> None:
        self._app = app
        self._session = session
        self._own = app.own
        self._words = app.words
        self._other = session.who(app.words, 1 - session.seat)
        self._verbs = {  # what is typed, and the action's code
            self._own.DRAW: DRAW,
            self._own.TAKE: TAKE,
            self._own.PASS: PASS,
            self._own.DISCARD: DISCARD,
            self._own.KNOCK: KNOCK,
            self._own.GIN: GIN,
            self._own.BIG_GIN: BIG_GIN,
        }

    def play(self) -> bool:
        """Play on until the match is over (True) or the person goes to the menu (False)."""
        session = self._session
        while True:
            if session.deal.phase == OVER:
                tell_deal_end(self._app, session)
                if session.match.over:
                    tell_game_end(self._app, session)
                    return True
                if self._app.ask(self._own.NEXT) == self._own.MENU:
                    return False
                session.next_deal()
                self._app.keep()
            self._tell_deal()
            while session.deal.phase != OVER:
                if not session.mine():
                    self._let_other_act()
                elif not self._act():
                    return False

    def _let_other_act(self) -> None:
        session = self._session
        action = session.think()
        while action == THINKING:
            action = session.think()
        card = session.deal.upcard() if action == TAKE else card_of(action)
        session.apply(action)
        self._app.keep()
        said = self._said(action, self._app.letters.name(card % 52))
        self._app.say(f"{self._other} {said}.".replace("!.", "!"))

    def _said(self, action: int, card: str) -> str:
        heard = self._words
        plain = {DRAW: heard.SAYS_DRAW, PASS: heard.SAYS_REFUSE, BIG_GIN: heard.SAYS_BIG_GIN}
        if action in plain:
            return plain[action]
        if action == TAKE:
            return f"{heard.SAYS_TAKE} {card}"
        if action < KNOCK:
            return f"{heard.SAYS_PUT} {card}"
        return heard.SAYS_KNOCK if action < GIN else heard.SAYS_GIN

    def _tell_deal(self) -> None:
        deal = self._session.deal
        dealer = self._own.DEALERS[deal.dealer != self._session.seat].format(self._other)
        line = self._own.DEAL if deal.limit else self._own.DEAL_STRAIGHT
        number = len(self._session.match.history) + 1
        self._app.say(line.format(number, dealer, deal.limit, *scores(self._app, self._session)))

    def _hand(self, cards) -> str:
        """A hand by melds, with its deadwood."""
        parts, deadwood = groups(cards)
        shown = " | ".join(map(self._app.letters.names, parts))
        return f"{shown}, {self._own.DEADWOOD.format(deadwood)}"

    def _legal(self) -> list[int]:
        buffer = bytearray(LEGAL_MOST)
        return list(buffer[: self._session.deal.legal(buffer)])

    def _act(self) -> bool:
        """Have the person do something; False if that is to go to the menu."""
        deal = self._session.deal
        self._app.say(f"{self._own.HAND} {self._hand(deal.hands[self._session.seat])}")
        if deal.phase != DISCARD_PHASE:
            upcard = deal.upcard()
            line = self._own.NO_UPCARD.format(deal.stock)
            if upcard != NONE:
                line = self._own.UPCARD.format(self._app.letters.name(upcard), deal.stock)
            self._app.say(line)
        self._app.say(self._own.CAN.format(", ".join(self._can())))
        while True:
            typed = self._app.ask(self._own.YOUR_TURN)
            if typed and self._own.MENU.startswith(typed):
                return False
            if self._look(typed):
                continue
            action = self._action(typed)
            if action in self._legal():
                self._do(action)
                return True
            self._app.say(self._why_not(action))
            self._help()

    def _why_not(self, action: int) -> str:
        deal = self._session.deal
        if action >= DISCARD and action != NONE and action & 63 == deal.taken:
            return " ".join(self._words.BARRED)
        if action >= DISCARD and action != NONE and not has(deal.hands[deal.turn], action & 63):
            return self._own.NO_CARD
        return self._own.CANNOT

    def _can(self) -> list[str]:
        """What may be done now, in words."""
        deal = self._session.deal
        legal = self._legal()
        if deal.phase != DISCARD_PHASE:
            verbs = {code: verb for verb, code in self._verbs.items()}
            return [f"{n} {verbs[action]}" for n, action in enumerate(legal, 1)]
        letters = self._app.letters
        shown = [card for group in groups(deal.hands[deal.turn])[0] for card in group]
        last = [card for card in shown if DISCARD + card in legal][-1]
        can = [self._own.DISCARD_HOW.format(letters.name(last))]
        for action in legal:
            if action == BIG_GIN:
                can.append(self._own.BIG_GIN)
            elif action >= KNOCK:
                verb = self._own.KNOCK if action < GIN else self._own.GIN
                can.append(f"{verb} {letters.name(card_of(action))}")
        return can

    def _do(self, action: int) -> None:
        session = self._session
        session.apply(action)
        self._app.keep()
        if action == DRAW:
            self._app.say(self._own.DRAWN.format(self._app.letters.name(session.deal.drawn)))

    def _action(self, typed: str) -> int:
        """The action that a person typed, legal or not; NONE if it is none."""
        legal = self._legal()
        deal = self._session.deal
        if deal.phase != DISCARD_PHASE:
            chosen = place(typed, len(legal))
            if chosen >= 0:
                return legal[chosen]
            return self._plain(typed, (DRAW, TAKE, PASS))
        if typed.isdecimal():
            hand = [card for group in groups(deal.hands[deal.turn])[0] for card in group]
            chosen = place(typed, len(hand))
            return DISCARD + hand[chosen] if chosen >= 0 else NONE
        if typed == self._own.BIG_GIN:
            return BIG_GIN
        verb, _, named = typed.rpartition(" ")
        card = self._app.letters.card(named)
        does = self._plain(verb, (DISCARD, KNOCK, GIN)) if verb else DISCARD
        return NONE if NONE in (card, does) else does + card

    def _plain(self, typed: str, codes: tuple[int, ...]) -> int:
        """Which of `codes` is meant by a word or its beginning; NONE if that is not clear."""
        meant = [self._verbs[v] for v in self._verbs if typed and v.startswith(typed)]
        meant = [code for code in meant if code in codes]
        return meant[0] if len(meant) == 1 else NONE

    def _look(self, typed: str) -> bool:
        """Show what was asked for, if anything was: hint, scores, discards."""
        own = self._own
        if not typed:
            return False
        if typed == "?":
            self._help()
        elif own.HINT.startswith(typed):
            letters = self._app.letters
            parts = [
                "".join(p if isinstance(p, str) else letters.name(p) for p in line)
                for line in ask_hint(self._app)[1]
            ]
            said = f"{parts[0]}. {' '.join(parts[1:])}"
            self._app.say(own.ITEM.format(self._words.HINT, said))
        elif own.SCORES.startswith(typed):
            self._app.say(own.SCORE.format(*scores(self._app, self._session)))
        elif own.DISCARDS.startswith(typed) and self._session.match.rules.look:
            deal = self._session.deal
            pile = deal.pile[: deal.pile_size][::-1]
            self._app.say(own.PILE.format(self._app.letters.names(pile) or own.NONE))
        else:
            return False
        return True

    def _help(self) -> None:
        own = self._own
        also = [own.HINT, own.SCORES, own.MENU, own.QUIT]
        if self._session.match.rules.look:
            also.insert(2, own.DISCARDS)
        self._app.say(", ".join(self._can()))
        example = self._app.letters.name(9 + 2 * 13)
        self._app.say(own.HELP.format(own.SUIT_NAMES, example, ", ".join(also)))
