"""French words. Their room is checked by a test; see WIDTHS in host_tests/ui/test_words.py."""

RANKS = "A23456789TVDR"

# buttons
KEY_A = "A"
KEY_B = "B"
CHOOSE = "choix"
CHANGE = "changer"
OK = "ok"
BACK = "retour"
GO_BACK = "Retour"
MENU = "menu"
YES = "Oui"
NO = "Non"

# title
PLAY = "Nouvelle partie"
CONTINUE = "Continuer"
SETTINGS = "Réglages"
TITLE = "Gin rami"

# settings
LEVEL = "Adversaire"
LEVELS = ("Facile", "Moyen", "Difficile", "Expert")
SORT = "Trier par"
SORTS = ("combi.", "couleur", "valeur")

# pause
PAUSE = "Pause"
RESUME = "Reprendre"
HINT = "Conseil"
LOOK = "Défausse"
QUIT = "Menu principal"
THROW_AWAY = ("Une partie est en cours.", "L'abandonner ?")

# table
YOU = "Vous"
SCORE = "Score"
DEADWOOD = "Morts"
THEM = "L'adversaire"
LIMIT = "≤"
THINKS = "réfléchit…"
SAYS_DRAW = "pioche"
SAYS_TAKE = "prend"
SAYS_PUT = "jette"
SAYS_REFUSE = "passe"
SAYS_KNOCK = "frappe !"
SAYS_GIN = "a gin !"
SAYS_BIG_GIN = "a grand gin !"
DO_DRAW = "Piocher"
DO_TAKE = "Prendre"
DO_REFUSE = "Passer"
DO_PUT = "Jeter"
DO_HIDE = "Étaler"
KNOCK = "Frapper"
GIN = "Gin"
BIG_GIN = "Grand gin"
ASK_KNOCK = "Frapper ?"
ASK_GIN = "Gin ?"
ASK_BIG_GIN = "Grand gin ?"
ASK_BREAK = "Défaire ?"
UNDO = "annuler"
HIDE = "Face cachée :"
LEAVES = "reste "
BARRED = ("Vient d'être", "prise : gardez")
UPCARD = "La prendre ?"
HINT_DRAW = "puis A"
HINT_PUT = "   B menu"

# end of a deal
A_KNOCK = "Frappe"
UNDERCUT = "Contre"
TIE = "Égalité"
VOID = "Donne nulle"
VOID_STOCK = "Deux cartes au talon"
VOID_TURNS = "20 tours sans pioche"

# end of a game
YOU_WIN = "Vous gagnez !"
THEY_WIN = "L'adversaire gagne"
PLAYER_WINS = "{} gagne"
NOBODY_WINS = "Égalité"
TALLY = ("Points", "Donnes", "Partie", "Capot", "Total")

# troubles
BATTERY = "Batterie"
BATTERY_LOW = ("Presque vide, à charger.", "La partie est gardée.")
TROUBLE = "Une panne"
TROUBLE_ADVICE = "La partie est gardée."
UNSAVED = ("Cette partie ne peut", "pas être gardée.")
SET_ASIDE = ("La partie gardée était", "abîmée : elle est mise", "de côté.")
SETTINGS_UNSAVED = ("Les réglages ne peuvent", "pas être gardés.")
SETTINGS_LOST = ("Les réglages sont", "illisibles : les voici", "comme au début.")
FROM_NEWER = ("La partie gardée vient", "d'un Knock plus récent.")

# before a game
START = "Commencer"
AGAIN = "Rejouer"
RULES = "Règles"
TWO = "À deux"
LEVELS_SAY = (
    "Pour débuter : souvent une carte lui échappe.",
    "Connaît le jeu, oublie vos coups.",
    "Retient vos prises et calcule quand frapper.",
    "Apprend votre jeu et devine votre main.",
    "Deux joueurs se passent l'appareil.",
)
STYLE_SAYS = "Gin {}, contre {}, donne {}, partie {}."
CUSTOM_SAYS = "Un style avec vos propres changements."
CHANGED = ("La partie en cours garde", "règles et adversaire.", "En commencer une autre ?")

# more settings
BRIGHTNESS = "Luminosité"
DIM = "Atténuer"
SLEEP = "Veille"
NEVER = "jamais"
SPEED = "Vitesse"
SPEEDS = ("lente", "normale", "rapide", "immédiate")
SOUND = "Son"
BOUNCE = "Rebond"

# two people
PLAYERS = ("Joueur 1", "Joueur 2")
PLAYERS_SHORT = ("J1", "J2")
HAND_OVER = "prend la console"
HOLD_IT = "Je l'ai"

# score sheet
SHEET = "Scores"
DEAL = "donne"
LAST_DEAL = "Dernière donne"
LEVELS_SHORT = ("Fac.", "Moy.", "Dif.", "Exp.")
KINDS = ("nulle", "nulle", "frappe", "contre", "gin", "grand gin")
GAME_NUMBER = "Partie {}"
NO_DEAL_YET = "Aucune donne finie."

# rules to read
GUIDE = "Règles du jeu"
NEXT = "suite"

# statistics
STATISTICS = "Statistiques"
GAMES_WON = "Parties"
DEALS_WON = "Donnes"
OUT_OF = "{} sur {}"
GINS = "Gins {}"
BEST_DEAL = "donne max. {}"
UNDERCUTS = "Contres"
UNDERCUT_BOTH = "{}, subis {}"
STREAK = "Série"
BEST = "{}, record {}"
FORGET = "Effacer ces chiffres ?"
CLEAR_KEY = "effacer"
CLEAR = ("Effacer les statistiques", "de tous les niveaux ?")
CLEAR_REALLY = ("Elles seront perdues.", "Les effacer ?")
STYLES = {
    "classic": "Classique",
    "kawu": "Kawu",
    "encyclopedia": "Encyclopédie",
    "arcade": "Arcade",
    "custom": "Personnalisé",
}
