"""The game's state as JSON objects: hands, melds, layoffs, a deal's result, a match's scores."""

from collections.abc import Iterator

from gin import rules as gin_rules
from gin.actions import KNOCK, card_of
from gin.cards import NONE, fill, has, name
from gin.deal import OVER, PHASE_NAMES, Deal
from gin.kinds import KIND_NAMES
from gin.layoffs import Layoff
from gin.match import Game, Match
from gin.melds import meld_cards


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


def text_addable(hand, laid, layoff: Layoff) -> list[dict]:
    """Every card of the defender's `hand` that can be added to a meld of `laid`, perhaps after the
    ones before it, and whether it `helps`: the layoffs `layoff`, which leave least, put it there.
    """
    helping = set(zip(layoff.cards[: layoff.n], layoff.onto[: layoff.n], strict=True))
    return [
        {
            "card": name(card),
            "meld": onto,
            "onto": text_meld(meld),
            "helps": (card, onto) in helping,
        }
        for onto, meld in enumerate(laid)
        for card in _fitting(hand, meld)
    ]


def _fitting(hand, meld: int) -> Iterator[int]:
    """The cards of `hand` that fit on `meld`, those of a run outwards from its ends."""
    buffer = bytearray(13)
    cards = buffer[: meld_cards(meld, buffer)]
    if not cards:
        return
    low, high = cards[0], cards[-1]
    if low // 13 != high // 13:
        rank = low % 13
        for card in range(rank, 52, 13):
            if has(hand, card) and card not in cards:
                yield card
        return
    for ends, step in ((low, -1), (high, 1)):
        card = ends + step
        while card // 13 == low // 13 and has(hand, card):
            yield card
            card += step


def text_state(match: Match) -> dict:
    """All there is to know of the match and its deal, hidden cards included."""
    deal = match.deal
    over = deal.phase == OVER
    answer = {
        "phase": PHASE_NAMES[deal.phase],
        "turn": None if over else deal.turn,
        "dealer": deal.dealer,
        "hands": [text_cards(hand) for hand in deal.hands],
        "stock": [name(card) for card in deal.deck[52 - deal.stock :]],
        "discards": [name(card) for card in deal.pile[: deal.pile_size]],
        "face_down": _face_down(match),
        "taken": None if deal.taken == NONE else name(deal.taken),
        "knock_limit": deal.limit,
        "match": _text_match(match),
    }
    if over:
        answer["result"] = _text_result(deal)
    return answer


def _face_down(match: Match) -> str | None:
    """The card that ended the deal, which lies face down on the discards."""
    if match.deal.phase != OVER or match.actions[-1] < KNOCK:
        return None
    return name(card_of(match.actions[-1]))


def _text_result(deal: Deal) -> dict:
    result = deal.result
    bonus, deal_bonus, clear_bonus = result.bonuses
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
        "bonus": bonus,
        "deal_bonus": deal_bonus,
        "clear_bonus": clear_bonus,
        "doubled": result.doubled,
        "melds": [text_melds(melds) for melds in result.melds],
        "layoffs": layoffs,
        "deadwood": list(result.deadwood),
    }


def _text_match(match: Match) -> dict:
    return {
        "seed": match.seed.hex(),
        "deals": len(match.history),
        "over": match.over,
        "winner": None if match.winner == NONE else match.winner,
        "games": [_text_game(game, match.rules) for game in match.games],
    }


def _text_game(game: Game, rules: gin_rules.Rules) -> dict:
    lines = ("points", "boxes", "game_bonus", "shutout_bonus", "total")
    return {
        "scores": list(game.scores),
        "deals_won": list(game.deals),
        "winner": None if game.winner == NONE else game.winner,
        "tally": [dict(zip(lines, game.tally(rules, s), strict=True)) for s in range(2)],
    }
