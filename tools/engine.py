"""The game engine as a line protocol for programs: JSON in, JSON out, one object a line.

    {"cmd": "new", "rules": "classic", "dealer": 0, "deck": ["AS", ...]}  starts a match
    {"cmd": "legal"}                                  {"legal": ["draw", "take"]}
    {"cmd": "apply", "action": "discard 9D"}          the new state
    {"cmd": "state"}                                  phase, turn, hands, ..., result, scores
    {"cmd": "next"}                                   deals again; "deck" as in new
    {"cmd": "solve", "hand": ["AS", ...]}             least deadwood and melds, 10 or 11 cards
    {"cmd": "layoff", "knocker": [["4S", "5S", "6S"]], "defender": ["7S", ...]}
                     least deadwood, "melds", "layoffs"; "addable": each card that can be added
    {"cmd": "rules"}                                  the presets and the fields with their ranges
    {"cmd": "help"}                                   these lines

A card is its text or its number, 0 to 51. A deck is dealt from the front: the non-dealer's first
card first, alternately; then the upcard; then the stock in drawing order. Without "deck" the match
follows from "seed" (16 hex digits), or from the system's randomness. "rules" is a preset's name or
an object: {"preset": "kawu", "big_gin": true, ...}. A field that a command does not have is an
error. An error is {"error": "..."} and changes nothing.
"""

import contextlib
import json
import os
import sys

import firmware_path  # noqa: F401 - what is imported next lies there
from gin import rules as gin_rules
from gin.actions import LEGAL_MOST, action_text, parse_action
from gin.cards import NONE, name
from gin.cards import hand as new_hand
from gin.layoffs import Layoff
from gin.match import Match
from gin.melds import after_discards, arrange, new_melds
from protocol.reading import WORDS, BadRequest, read_cards, read_melds, read_rules, read_seed
from protocol.telling import text_addable, text_layoffs, text_melds, text_state

# An error repeats what was asked, but not a megabyte of it.
MOST_WORDS = 500


class Engine:
    """The state behind the protocol: one match at a time."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.commands = {  # and the fields that each may have
            "new": (self.new, ("rules", "dealer", "deck", "seed")),
            "legal": (self.legal, ()),
            "apply": (self.apply, ("action",)),
            "state": (self.state, ()),
            "next": (self.next, ("deck",)),
            "solve": (self.solve, ("hand",)),
            "layoff": (self.layoff, ("knocker", "defender")),
            "rules": (self.rules, ()),
            "help": (self.help, ()),
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
            do, fields = self.commands[command]
            for field in request:
                if field not in ("cmd", *fields):
                    there = f"there are {', '.join(fields)}" if fields else "it has none"
                    raise BadRequest(f"{command} has no field {field!r} ({there})")
            return do(request)
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
        seed = read_seed(request.get("seed"))
        deck = self._deck(request)
        self.match = Match(rules, seed, deck, NONE if dealer is None else dealer)
        return self.state(request)

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
        return text_state(self._match())

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
        hand = new_hand(read_cards(request.get("defender"), "defender", (10,)))
        laid = read_melds(request.get("knocker"), hand)
        layoff = Layoff()
        return {
            "deadwood": layoff.solve(hand, laid),
            "melds": text_melds(layoff.melds),
            "layoffs": text_layoffs(layoff, laid),
            "addable": text_addable(hand, laid, layoff),
        }

    def rules(self, request: dict) -> dict:
        """The presets, and the fields with their ranges and words."""
        fields = {
            field: {"least": least, "most": most, "words": list(WORDS.get(field, ()))}
            for field, least, most, _ in gin_rules.FIELDS
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
    """Answer the lines of standard input until it ends, or until nobody listens any more."""
    engine = Engine()
    if sys.stdin is None or sys.stdout is None:  # closed by whoever started it
        return 0
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        for line in sys.stdin:
            if line.strip():
                print(json.dumps(engine.answer(line)), flush=True)
    except (KeyboardInterrupt, BrokenPipeError):
        _drop_output()
    except OSError as error:
        _drop_output()
        print(f"The answers cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    return 0


def _drop_output() -> None:
    """What is left in the output's buffer goes nowhere, so that the program can end quietly."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


if __name__ == "__main__":
    sys.exit(main())
