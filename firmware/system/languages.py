"""The languages there are, the first one spoken where none is chosen. Their words: ui/text."""

# A row a language: its code of two letters, its name, its word for "language", and what is told at
# power-up, when its words may not be there: in the display's own letters, ASCII, at most 16 to a
# line. These are: the game is skipped, a button is stuck, memory is short, the game stopped; reset
# to play, to go on; files are not used. The display has room for three languages at once.
ROWS = (
    (
        "en",
        "English",
        "Language",
        (
            "Game skipped",
            "Button stuck:",
            "Out of memory",
            "Knock stopped",
            "Reset to play",
            "Reset to go on",
            "Files not used:",
        ),
    ),
    (
        "fr",
        "Français",
        "Langue",
        (
            "Sans le jeu",
            "Touche en panne:",
            "RAM insuffisante",
            "Panne de Knock",
            "Reset pour jouer",
            "Reset pour jouer",
            "Non utilises :",
        ),
    ),
)
