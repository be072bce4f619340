"""The choice of rules in French: each field's name and what it means; see ui/options.py."""

STYLE = "Style"
LOSE_CUSTOM = ("Vos propres règles", "seront perdues.", "Continuer ?")
VARIANTS = "Variantes"
VARIANTS_SAY = "Oklahoma, gin pur, Hollywood, grand gin."
DEALING = "Donne"
DEALING_SAYS = "Qui donne, qui commence, et la retourne."
POINTS = "Points"
POINTS_SAY = "Frapper, et ce que vaut une donne."
ENDING = "Fin de partie"
ENDING_SAYS = "Le but à atteindre et les primes de la fin."
READ = "Les lire"
READ_SAYS = "Toutes les règles, telles que choisies ici."
NONE = "aucune"
REFUSED = "Impossible"

# name, meaning, and the names of the values where they are not numbers or yes and no
FIELDS = {
    "oklahoma": ("Oklahoma", "La retourne dit avec combien on peut frapper."),
    "ace_gin": ("As : gin seul", "Oklahoma : si un as est retourné, gin seulement."),
    "spades_double": ("Pique double", "Oklahoma : un pique double les points."),
    "straight": ("Gin pur", "On ne frappe pas : la donne dure jusqu'au gin."),
    "hollywood": ("Hollywood", "Trois parties comptées à la fois."),
    "big_gin": ("Grand gin", "Onze cartes combinées peuvent s'annoncer."),
    "offer": ("Retourne", "D'abord proposée : on la prend ou on passe."),
    "first": ("Commence", "Qui joue le premier.", ("non-donneur", "vous")),
    "first_dealer": ("1er donneur", "Le premier de la partie.", ("au sort", "machine")),
    "next_dealer": (
        "Donneur suivant",
        "Qui donne après une donne gagnée.",
        ("gagnant", "perdant", "alterné", "machine"),
    ),
    "look": ("Voir défausse", "Le menu permet de revoir toute la défausse."),
    "knock_limit": ("Frapper avec", "Points morts permis, au plus, pour frapper."),
    "gin_bonus": ("Gin", "En plus des points morts de l'adversaire."),
    "big_gin_bonus": ("Grand gin", "En plus des points morts de l'adversaire."),
    "undercut_bonus": ("Contre", "En plus de l'écart, si le défenseur a moins."),
    "undercut_equal": ("Égalité", "Au défenseur, s'il a autant de points morts."),
    "undercut_clear": ("Contre net", "En plus, pour un contre qui ne laisse rien."),
    "deal_bonus": ("Par donne", "Pour une donne gagnée, comptés tout de suite."),
    "gin_layoffs": ("Gin : rajouts", "Des rajouts se font même sur un gin."),
    "target": ("But", "Le premier à ce score gagne la partie."),
    "game_bonus": ("Partie", "La prime du gagnant de la partie."),
    "box_bonus": ("Donne gagnée", "À chacun, à la fin, pour chaque donne gagnée."),
    "shutout": (
        "Capot",
        "0 point : une prime. 0 donne : la partie x2.",
        ("non", "0 point", "0 donne"),
    ),
    "shutout_bonus": ("Prime capot", "En plus, si le perdant n'a aucun point."),
}
SINGLE = "une donne"

CONFLICTS = {
    "straight_oklahoma": "En gin pur on ne frappe pas : Oklahoma n'a rien à limiter.",
    "ace_gin": "C'est une option d'Oklahoma : choisissez d'abord Oklahoma.",
    "spades_double": "C'est une option d'Oklahoma : choisissez d'abord Oklahoma.",
    "hollywood_single": "Hollywood compte trois parties : une seule donne est trop courte.",
}
