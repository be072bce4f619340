"""The choice of rules in English: each field's name and what it means; see ui/options.py."""

STYLE = "Style"
LOSE_CUSTOM = ("Your own changes to", "the rules will be lost.", "Go on?")
VARIANTS = "Variants"
VARIANTS_SAY = "Oklahoma, straight gin, Hollywood, big gin."
DEALING = "Dealing"
DEALING_SAYS = "Who deals and plays first, and the upcard."
POINTS = "Points"
POINTS_SAY = "Knocking, and what a deal is worth."
ENDING = "End of game"
ENDING_SAYS = "The target, and the bonuses at the end."
READ = "Read them"
READ_SAYS = "The whole rules as they are set here."
NONE = "none"
REFUSED = "Not possible"

# name, meaning, and the names of the values where they are not numbers or yes and no
FIELDS = {
    "oklahoma": ("Oklahoma", "The upcard's value is the most to knock with."),
    "ace_gin": ("Ace: gin only", "Oklahoma: when an ace is up, only gin counts."),
    "spades_double": ("Spades double", "Oklahoma: a spade up doubles the points."),
    "straight": ("Straight gin", "No knocking: a deal goes on until gin."),
    "hollywood": ("Hollywood", "Three games are scored at once."),
    "big_gin": ("Big gin", "All eleven cards melded may be declared."),
    "offer": ("Offer upcard", "First the upcard may be taken or passed."),
    "first": ("First turn", "Who plays first in a deal.", ("non-dealer", "you")),
    "first_dealer": ("First dealer", "The first of the game.", ("by lot", "computer")),
    "next_dealer": (
        "Next dealer",
        "Who deals after a won deal.",
        ("winner", "loser", "in turn", "computer"),
    ),
    "look": ("See discards", "The menu lets you look through the discards."),
    "knock_limit": ("Knock with", "The most deadwood to knock with."),
    "gin_bonus": ("Gin", "Added to the opponent's deadwood for gin."),
    "big_gin_bonus": ("Big gin", "Added to the opponent's deadwood for big gin."),
    "undercut_bonus": ("Undercut", "To a defender with less, on the difference."),
    "undercut_equal": ("Equal", "To a defender with the same deadwood."),
    "undercut_clear": ("Clean undercut", "More for an undercut with nothing left."),
    "deal_bonus": ("Won deal", "For each deal won, counted at once."),
    "gin_layoffs": ("Lay off on gin", "Cards may be laid off even against gin."),
    "target": ("Target", "Who has so many points wins the game."),
    "game_bonus": ("Game bonus", "To the winner of the game."),
    "box_bonus": ("Box", "To each, at the end, for every deal won."),
    "shutout": (
        "Shutout",
        "No points: a bonus. No deal: game bonus x2.",
        ("no", "no points", "no deal"),
    ),
    "shutout_bonus": ("Shutout bonus", "More for the winner if the loser has no points."),
}
SINGLE = "one deal"

CONFLICTS = {
    "straight_oklahoma": "Straight gin has no knock, so Oklahoma has no limit to set.",
    "ace_gin": "This belongs to Oklahoma. Choose Oklahoma first.",
    "spades_double": "This belongs to Oklahoma. Choose Oklahoma first.",
    "hollywood_single": "Hollywood scores three games: a single deal is too short for it.",
}
