"""English words. Their room is checked by a test; see WIDTHS in host_tests/ui/test_words.py."""

RANKS = "A23456789TJQK"

# buttons
KEY_A = "A"
KEY_B = "B"
CHOOSE = "choose"
CHANGE = "change"
OK = "ok"
BACK = "back"
GO_BACK = "Back"
MENU = "menu"
YES = "Yes"
NO = "No"

# title
PLAY = "New game"
CONTINUE = "Continue"
SETTINGS = "Settings"
TITLE = "Gin rummy"

# settings
LEVEL = "Opponent"
LEVELS = ("Easy", "Medium", "Hard", "Expert")
SORT = "Sort by"
SORTS = ("melds", "suit", "rank")

# pause
PAUSE = "Pause"
RESUME = "Resume"
HINT = "Hint"
LOOK = "Discards"
QUIT = "Main menu"
THROW_AWAY = ("A game is under way.", "Give it up?")

# table
YOU = "You"
SCORE = "Score"
DEADWOOD = "Deadwood"
THEM = "Opponent"
LIMIT = "≤"
THINKS = "thinks…"
SAYS_DRAW = "draws"
SAYS_TAKE = "takes"
SAYS_PUT = "discards"
SAYS_REFUSE = "passes"
SAYS_KNOCK = "knocks!"
SAYS_GIN = "has gin!"
SAYS_BIG_GIN = "has big gin!"
DO_DRAW = "Draw"
DO_TAKE = "Take"
DO_REFUSE = "Pass"
DO_PUT = "Discard"
DO_HIDE = "Lay down"
KNOCK = "Knock"
GIN = "Gin"
BIG_GIN = "Big gin"
ASK_KNOCK = "Knock?"
ASK_GIN = "Gin?"
ASK_BIG_GIN = "Big gin?"
ASK_BREAK = "Break a meld?"
UNDO = "undo"
HIDE = "Face down:"
LEAVES = "leaves "
BARRED = ("Just taken:", "not this turn")
UPCARD = "Take it?"
HINT_DRAW = "then A"
HINT_PUT = "   B menu"

# end of a deal
A_KNOCK = "Knock"
UNDERCUT = "Undercut"
TIE = "Tie"
VOID = "Void deal"
VOID_STOCK = "Two cards in stock"
VOID_TURNS = "20 turns, no draw"

# end of a game
YOU_WIN = "You win!"
THEY_WIN = "Opponent wins"
PLAYER_WINS = "{} wins"
NOBODY_WINS = "A draw"
TALLY = ("Points", "Boxes", "Game", "Shutout", "Total")

# troubles
BATTERY = "Battery"
BATTERY_LOW = ("Nearly empty: charge it", "soon. The game is saved.")
TROUBLE = "Something broke"
TROUBLE_ADVICE = "The game is saved."
UNSAVED = ("This game cannot be", "saved.")
SET_ASIDE = ("The saved game was", "damaged and is put", "aside.")
SETTINGS_UNSAVED = ("The settings cannot be", "saved.")
SETTINGS_LOST = ("The settings cannot be", "read: they are as", "at first.")
FROM_NEWER = ("The saved game is of", "a newer Knock.")

# before a game
START = "Start"
AGAIN = "Play again"
RULES = "Rules"
TWO = "Two players"
LEVELS_SAY = (
    "For first games: it often overlooks a card.",
    "Knows the game, but forgets what you did.",
    "Remembers what you take, reckons when to knock.",
    "Learns how you play and guesses what you hold.",
    "Two people pass the handheld to each other.",
)
STYLE_SAYS = "Gin {}, undercut {}, box {}, game {}."
CUSTOM_SAYS = "A house style with your own changes."
CHANGED = ("The game under way keeps", "its rules and opponent.", "Start a new one now?")

# more settings
BRIGHTNESS = "Brightness"
DIM = "Dim after"
SLEEP = "Sleep after"
NEVER = "never"
SPEED = "Speed"
SPEEDS = ("slow", "normal", "fast", "at once")
SOUND = "Sound"
BOUNCE = "Key bounce"

# two people
PLAYERS = ("Player 1", "Player 2")
PLAYERS_SHORT = ("P1", "P2")
HAND_OVER = "takes the handheld"
HOLD_IT = "I have it"

# score sheet
SHEET = "Scores"
DEAL = "deal"
LAST_DEAL = "Last deal"
LEVELS_SHORT = ("Easy", "Med", "Hard", "Exp")
KINDS = ("void", "void", "knock", "undercut", "gin", "big gin")
GAME_NUMBER = "Game {}"
NO_DEAL_YET = "No deal has ended yet."

# rules to read
GUIDE = "How to play"
NEXT = "next"

# statistics
STATISTICS = "Statistics"
GAMES_WON = "Games won"
DEALS_WON = "Deals won"
OUT_OF = "{} of {}"
GINS = "Gins {}"
BEST_DEAL = "best deal {}"
UNDERCUTS = "Undercuts"
UNDERCUT_BOTH = "{}, lost {}"
STREAK = "Streak"
BEST = "{}, best {}"
FORGET = "Forget all figures?"
CLEAR_KEY = "clear"
CLEAR = ("Clear the statistics", "of all levels?")
CLEAR_REALLY = ("They are lost for good.", "Clear them?")
STYLES = {
    "classic": "Classic",
    "kawu": "Kawu",
    "encyclopedia": "Encyclopedia",
    "arcade": "Arcade",
    "custom": "Custom",
}
