"""Reasons for a hint in French, in the order of players.hint. In braces: its cards."""

REASONS = (
    "{0} n'apporte\nrien d'utile",
    "elle entre\nen combinaison",
    "vous pourrez\nfinir la donne",
    "tout combiné",
    "le bon moment",
    "sans frapper :\ngin tout près",
    "sans frapper :\ngare au contre",
    "garde {0} {1}\npour {2}",
    "sûre : autour,\ntout est parti",
    "moins risquée\nque {1}",
    "baisse les\npoints morts",
    "le seul coup\npossible",
)
