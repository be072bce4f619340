"""The same deal with what one seat cannot know dealt differently."""

from gin.cards import add, fill, has, remove
from gin.match import Match
from gin.record import replay


def permuted(match, seat, dice):
    """A match like `match`, its first deal in play, in which the cards hidden from `seat` (the
    opponent's that were not taken from the pile, and the stock) have changed places at random."""
    twin = Match(match.rules, match.seed, match.deal.deck, match.deal.dealer)
    replay(twin, match.actions)
    deal = twin.deal
    own, known = deal.hands[1 - seat], deal.known[1 - seat]
    buffer = bytearray(11)
    unknown = [card for card in buffer[: fill(own, buffer)] if not has(known, card)]
    top = 52 - deal.stock
    cards = unknown + list(deal.deck[top:])
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    for card in unknown:
        remove(own, card)
    for i, card in enumerate(cards):
        if i < len(unknown):
            add(own, card)
        else:
            deal.deck[top + i - len(unknown)] = card
    return twin


def visible(view):
    """All that a view holds, as values that can be compared."""
    found = {}
    for name in dir(view):
        value = getattr(view, name)
        if name[:1] != "_" and not callable(value) and name != "rules":
            found[name] = value if isinstance(value, (int, bool)) else bytes(value)
    found["legal"] = bytes(view.legal[: view.n_legal])
    found["pile"] = bytes(view.pile[: view.pile_size])
    return found
