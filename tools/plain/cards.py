"""Cards as a person types and reads them: rank and suit, in the language's own letters."""

from gin.cards import NONE, fill
from gin.melds import arrange, meld_cards, new_melds

_TEN = 9  # the rank that is written in two digits


class Letters:
    """Cards in the letters of one language: `ranks` (13) and `suits` (4)."""

    def __init__(self, ranks: str, suits: str) -> None:
        self._ranks = ranks
        self._suits = suits

    def name(self, card: int) -> str:
        """The card's text: '9D', '10H'."""
        rank = "10" if card % 13 == _TEN else self._ranks[card % 13]
        return rank + self._suits[card // 13]

    def names(self, cards) -> str:
        """Several cards' text."""
        return " ".join(map(self.name, cards))

    def card(self, text: str) -> int:
        """The card that `text` names, in small letters or capitals; NONE if it names none."""
        text = text.upper()
        for card in range(52):
            if text in (self.name(card), self._ranks[card % 13] + self._suits[card // 13]):
                return card
        return NONE


def groups(hand) -> tuple[list[list[int]], int]:
    """The hand's melds and then what is in none, low cards first; and the deadwood."""
    melds = new_melds()
    deadwood = arrange(hand, melds)
    buffer = bytearray(52)
    found = [list(buffer[: meld_cards(meld, buffer)]) for meld in melds if meld]
    melded = {card for group in found for card in group}
    rest = [card for card in buffer[: fill(hand, buffer)] if card not in melded]
    rest.sort(key=lambda card: (card % 13, card // 13))
    return [group for group in [*found, rest] if group], deadwood
