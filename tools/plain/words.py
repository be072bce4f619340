"""What lines of text say that no screen does; all else is said in the screens' words."""


class English:
    """English: suits, the words to type, and what is said."""

    SUITS = "SCDH"
    SUIT_NAMES = "S spades, C clubs, D diamonds, H hearts"
    # What may be typed, or as much of it as is clear.
    DRAW, TAKE, PASS = "draw", "take", "pass"
    DISCARD, KNOCK, GIN, BIG_GIN = "discard", "knock", "gin", "big gin"
    HINT, SCORES, DISCARDS, MENU = "hint", "scores", "pile", "menu"
    QUIT = "quit"
    YES = "yes"

    ITEM = "{}: {}"
    CHOICE = "Choice:"
    YOUR_TURN = "Your turn:"
    DEAL = "Deal {}. {}. Knock with {} or less. You {}, {} {}."
    DEAL_STRAIGHT = "Deal {}. {}. Gin only. You {3}, {4} {5}."
    DEALERS = ("You deal", "{} deals")
    HAND = "Your hand:"
    DEADWOOD = "deadwood {}"
    UPCARD = "Upcard {}, {} in the stock."
    NO_UPCARD = "No upcard, {} in the stock."
    DRAWN = "Drawn: {}"
    CAN = "You can {}."
    DISCARD_HOW = "discard a card: {0}, or its place in the hand"
    CANNOT = "That cannot be done now."
    NO_CARD = "You do not hold that card."
    HELP = "Cards: rank and suit ({}), as in {}. Also: {}."
    PILE = "Discards, the last one first: {}"
    NONE = "none"
    LAID_OFF = "Laid off: {}"
    ONTO = "{} on {}"
    SCORE = "Score: you {}, {} {}."
    NEXT = "Enter: go on."
    BYE = "Goodbye. A game under way is kept."
    TWO_KEPT = "A game of two people is under way. It goes on in pictures only."


class French:
    """French: the same."""

    SUITS = "PTKC"
    SUIT_NAMES = "P pique, T trèfle, K carreau, C cœur"
    DRAW, TAKE, PASS = "piocher", "prendre", "passer"
    DISCARD, KNOCK, GIN, BIG_GIN = "jeter", "frapper", "gin", "grand gin"
    HINT, SCORES, DISCARDS, MENU = "conseil", "score", "défausse", "menu"
    QUIT = "quitter"
    YES = "oui"

    ITEM = "{} : {}"
    CHOICE = "Choix :"
    YOUR_TURN = "À vous :"
    DEAL = "Donne {}. {}. On frappe avec {} au plus. Vous {}, {} {}."
    DEAL_STRAIGHT = "Donne {}. {}. Gin seulement. Vous {3}, {4} {5}."
    DEALERS = ("Vous donnez", "{} donne")
    HAND = "Votre main :"
    DEADWOOD = "points morts {}"
    UPCARD = "À prendre : {}, {} au talon."
    NO_UPCARD = "Défausse vide, {} au talon."
    DRAWN = "Piochée : {}"
    CAN = "Vous pouvez {}."
    DISCARD_HOW = "jeter une carte : {0}, ou sa place dans la main"
    CANNOT = "Cela ne se peut pas maintenant."
    NO_CARD = "Vous n'avez pas cette carte."
    HELP = "Cartes : valeur et couleur ({}), comme {}. Aussi : {}."
    PILE = "Défausse, la dernière d'abord : {}"
    NONE = "aucune"
    LAID_OFF = "Rajouts : {}"
    ONTO = "{} sur {}"
    SCORE = "Score : vous {}, {} {}."
    NEXT = "Entrée : suite."
    BYE = "Au revoir. Une partie en cours est gardée."
    TWO_KEPT = "Une partie à deux est en cours. Elle ne se poursuit qu'en images."


LANGUAGES = {"en": English, "fr": French}
