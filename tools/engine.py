"""The game engine as a line protocol for programs: JSON in, JSON out, one object a line.

    {"cmd": "new", "rules": "classic", "dealer": 0, "deck": ["AS", ...]}  starts a match
    {"cmd": "legal"}                                  {"legal": ["draw", "take"]}
    {"cmd": "apply", "action": "discard 9D"}          the new state
    {"cmd": "state"}                                  phase, turn, hands, ..., result, scores
    {"cmd": "next"}                                   deals again; "deck" as in new
    {"cmd": "solve", "hand": ["AS", ...]}             least deadwood and melds, 10 or 11 cards
    {"cmd": "layoff", "knocker": [["4S", "5S", "6S"]], "defender": ["7S", ...]}
    {"cmd": "rules"}                                  the presets and the fields with their ranges
    {"cmd": "help"}                                   these lines

A card is its text or its number, 0 to 51. A deck is dealt from the front: the non-dealer's first
card first, alternately; then the upcard; then the stock in drawing order. Without "deck" the match
follows from "seed" (16 hex digits), or from the system's randomness. "rules" is a preset's name or
an object: {"preset": "kawu", "big_gin": true, ...}. An error is {"error": "..."} and changes
nothing.
"""

import json
import os
import sys

import firmware_path  # noqa: F401
from gin import rules as gin_rules
from gin.actions import LEGAL_MOST, action_text, parse_action
from gin.cards import NONE, code, fill, has, name
from gin.cards import hand as new_hand
from gin.deal import OVER, PHASE_NAMES, Deal
from gin.layoffs import Layoff
from gin.match import Game, Match
from gin.melds import after_discards, arrange, meld_cards, meld_of, new_melds
from gin.result import KIND_NAMES

# Words that may stand for the numbers of a rules field.
WORDS: dict[str, tuple[str, ...]] = {
    "first": ("non-dealer", "human"),
    "first_dealer": ("lot", "computer"),
    "next_dealer": ("winner", "loser", "alternate", "computer"),
    "shutout": ("none", "points", "deals"),
}


# An error repeats what was asked, but not a megabyte of it.
MOST_WORDS = 500


class BadRequest(ValueError):
    """What was asked makes no sense; the message says why and what would."""


def text_cards(hand) -> list[str]:
    """The cards of a hand (four masks), as text."""
    buffer = bytearray(52)
    return [name(card) for card in buffer[: fill(hand, buffer)]]


def text_meld(meld: int) -> list[str]:
    """The cards of a meld, as text."""
    buffer = bytearray(13)
    return [name(card) for card in buffer[: meld_cards(meld, buffer)]]


def text_melds(melds) -> list[list[str]]:
    """The melds of an arrangement, as text."""
    return [text_meld(meld) for meld in melds if meld]


def text_layoffs(layoff: Layoff, laid) -> list[dict]:
    """The cards laid off, in order, and the meld (its number and cards) that each goes onto."""
    return [
        {"card": name(card), "meld": onto, "onto": text_meld(laid[onto])}
        for card, onto in zip(layoff.cards[: layoff.n], layoff.onto[: layoff.n], strict=True)
    ]


def read_card(value) -> int:
    """The card that JSON `value` is: its text, or its number; ValueError if it is none."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 52:
        return value
    return code(value)


def read_cards(value, what: str, sizes: tuple[int, ...]) -> list[int]:
    """The cards of JSON list `value`; BadRequest if it is no list of different cards, or is not
    as long as one of `sizes`."""
    if not isinstance(value, list):
        raise BadRequest(f'{what} must be a list of cards, as in ["AS", "TC"]')
    cards = [read_card(card) for card in value]
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise BadRequest(f"{what} holds {name(card)} twice")
    if len(cards) not in sizes:
        wanted = " or ".join(map(str, sizes))
        raise BadRequest(f"{what} must have {wanted} cards, not {len(cards)}")
    return cards


def read_rules(value) -> gin_rules.Rules:
    """The rules that a preset's name or an object of changes stands for."""
    if isinstance(value, str):
        return gin_rules.preset(value)
    if not isinstance(value, dict):
        raise BadRequest('rules must be a preset\'s name or an object: {"preset": "kawu", ...}')
    changes = dict(value)
    base = changes.pop("preset", "classic")
    if not isinstance(base, str):
        raise BadRequest("preset must be a name: " + ", ".join(gin_rules.PRESET_NAMES))
    rules = gin_rules.preset(base)
    for field, setting in changes.items():
        words = WORDS.get(field, ())
        rules.change(field, words.index(setting) if setting in words else setting)
    rules.check()
    return rules


class Engine:
    """The state behind the protocol: one match at a time."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.commands = {
            "new": self.new,
            "legal": self.legal,
            "apply": self.apply,
            "state": self.state,
            "next": self.next,
            "solve": self.solve,
            "layoff": self.layoff,
            "rules": self.rules,
            "help": self.help,
        }

    def answer(self, line: str) -> dict:
        """The answer to one line of the protocol."""
        try:
            request = json.loads(line)
            if not isinstance(request, dict):
                raise BadRequest('a request is an object: {"cmd": "help"} lists what there is')
            command = request.get("cmd")
            if not isinstance(command, str) or command not in self.commands:
                raise BadRequest(
                    f"no such cmd: {command!r} (there are {', '.join(self.commands)})"
                )
            return self.commands[command](request)
        except json.JSONDecodeError as error:
            return {"error": f"this is no JSON: {error}"}
        except RecursionError:
            return {"error": "this is nested too deeply"}
        except ValueError as error:
            return {"error": str(error)[:MOST_WORDS]}

    def _match(self) -> Match:
        if self.match is None:
            raise BadRequest('there is no match: start one with {"cmd": "new"}')
        return self.match

    def new(self, request: dict) -> dict:
        """Start a match."""
        rules = read_rules(request.get("rules", "classic"))
        dealer = request.get("dealer")
        if dealer not in (None, 0, 1) or isinstance(dealer, (bool, float)):
            raise BadRequest(f"dealer is seat 0 or 1, not {dealer!r}")
        seed = self._seed(request.get("seed"))
        deck = self._deck(request)
        self.match = Match(rules, seed, deck, NONE if dealer is None else dealer)
        return self.state(request)

    def _seed(self, text) -> bytes:
        if text is None:
            return os.urandom(8)
        try:
            seed = bytes.fromhex(text)
        except (TypeError, ValueError):
            seed = b""
        if len(seed) != 8:
            raise BadRequest(f"seed must be 16 hex digits, not {text!r}")
        return seed

    def _deck(self, request: dict) -> list[int] | None:
        if request.get("deck") is None:
            return None
        return read_cards(request["deck"], "deck", (52,))

    def legal(self, request: dict) -> dict:
        """What may be done now."""
        buffer = bytearray(LEGAL_MOST)
        n = self._match().deal.legal(buffer)
        return {"legal": [action_text(action) for action in buffer[:n]]}

    def apply(self, request: dict) -> dict:
        """Do an action."""
        match = self._match()
        match.apply(parse_action(request.get("action")))
        return self.state(request)

    def next(self, request: dict) -> dict:
        """Deal again."""
        self._match().next_deal(self._deck(request))
        return self.state(request)

    def state(self, request: dict) -> dict:
        """All there is to know of the match and its deal, hidden cards included."""
        match = self._match()
        deal = match.deal
        over = deal.phase == OVER
        answer = {
            "phase": PHASE_NAMES[deal.phase],
            "turn": None if over else deal.turn,
            "dealer": deal.dealer,
            "hands": [text_cards(hand) for hand in deal.hands],
            "stock": [name(card) for card in deal.deck[52 - deal.stock :]],
            "discards": [name(card) for card in deal.pile[: deal.pile_size]],
            "taken": None if deal.taken == NONE else name(deal.taken),
            "knock_limit": deal.limit,
            "match": self._summary(match),
        }
        if over:
            answer["result"] = self._result(deal)
        return answer

    def _result(self, deal: Deal) -> dict:
        result = deal.result
        layoffs: list[list[dict]] = [[], []]
        if result.knocker != NONE:
            laid = result.melds[result.knocker]
            layoffs[1 - result.knocker] = text_layoffs(result.layoff, laid)
        return {
            "kind": KIND_NAMES[result.kind],
            "winner": None if result.winner == NONE else result.winner,
            "knocker": None if result.knocker == NONE else result.knocker,
            "points": result.points,
            "difference": result.difference,
            "bonus": result.bonus,
            "deal_bonus": result.deal_bonus,
            "doubled": result.doubled,
            "melds": [text_melds(melds) for melds in result.melds],
            "layoffs": layoffs,
            "deadwood": list(result.deadwood),
        }

    def _summary(self, match: Match) -> dict:
        return {
            "seed": match.seed.hex(),
            "deals": len(match.history),
            "over": match.over,
            "winner": None if match.winner == NONE else match.winner,
            "games": [self._game(game, match.rules) for game in match.games],
        }

    def _game(self, game: Game, rules: gin_rules.Rules) -> dict:
        lines = ("points", "boxes", "game_bonus", "shutout_bonus", "total")
        return {
            "scores": list(game.scores),
            "deals_won": list(game.deals),
            "winner": None if game.winner == NONE else game.winner,
            "tally": [dict(zip(lines, game.tally(rules, s), strict=True)) for s in range(2)],
        }

    def solve(self, request: dict) -> dict:
        """The least deadwood of a hand and melds that give it."""
        cards = read_cards(request.get("hand"), "hand", (10, 11))
        hand = new_hand(cards)
        melds = new_melds()
        answer = {"deadwood": arrange(hand, melds), "melds": text_melds(melds)}
        if len(cards) == 11:
            after = bytearray(52)
            after_discards(hand, after)
            answer["discards"] = {name(card): after[card] for card in cards}
        return answer

    def layoff(self, request: dict) -> dict:
        """A defender's best of own melds and layoffs together."""
        knocker = request.get("knocker")
        if not isinstance(knocker, list):
            raise BadRequest('knocker must be a list of melds: [["4S", "5S", "6S"], ...]')
        melds = [read_cards(meld, "a meld", tuple(range(3, 12))) for meld in knocker]
        defender = read_cards(request.get("defender"), "defender", (10,))
        hand = new_hand(defender)
        laid = new_hand()
        if sum(map(len, melds)) > 11:
            raise BadRequest("the knocker's melds have more than 11 cards")
        for card in (card for meld in melds for card in meld):
            if has(hand, card) or has(laid, card):
                raise BadRequest(f"{name(card)} is there twice")
            laid[card // 13] |= 1 << card % 13
        codes = new_melds()
        for i, meld in enumerate(melds):
            codes[i] = meld_of(meld)
        layoff = Layoff()
        return {
            "deadwood": layoff.solve(hand, codes),
            "melds": text_melds(layoff.melds),
            "layoffs": text_layoffs(layoff, codes),
        }

    def rules(self, request: dict) -> dict:
        """The presets, and the fields with their ranges and words."""
        fields = {
            field: {"least": least, "most": most, "words": list(WORDS.get(field, ()))}
            for field, least, most in gin_rules.FIELDS
        }
        names = list(fields)
        presets = {
            preset: dict(zip(names, gin_rules.preset(preset).values(), strict=True))
            for preset in gin_rules.PRESET_NAMES
        }
        return {"presets": presets, "fields": fields}

    def help(self, request: dict) -> dict:
        """How the protocol is used."""
        return {"help": (__doc__ or "").splitlines()}


def main() -> int:
    """Answer the lines of standard input until it ends."""
    engine = Engine()
    if sys.stdin is None:  # closed by whoever started it: nothing is asked
        return 0
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        for line in sys.stdin:
            if line.strip():
                print(json.dumps(engine.answer(line)), flush=True)
    except (KeyboardInterrupt, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nobody reads what is left to be written
    return 0


if __name__ == "__main__":
    sys.exit(main())
