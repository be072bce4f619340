"""Rules and advice in French; see guide.py."""

PAGES = (
    (
        "Le but",
        (
            (
                "Formez des combinaisons avec vos dix cartes. Le reste, les points morts, coûte"
                " des points."
            ),
            "target|Le premier à {target} points gagne la partie.",
            "!target|La partie se joue en une seule donne.",
        ),
    ),
    (
        "Combinaisons",
        (
            "Un brelan ou un carré : trois ou quatre cartes de même rang, comme #9S #9H #9D.",
            (
                "Une suite : au moins trois cartes qui se suivent dans une couleur, comme #4C "
                "#5C #6C."
            ),
            "L'as est bas : #AS #2S #3S est une suite, #QS #KS #AS n'en est pas une.",
            "Une carte ne sert qu'à une combinaison.",
            "Points morts : as 1, figures 10, les autres leur chiffre.",
        ),
    ),
    (
        "La table",
        (
            (
                "screen !two|En haut, l'adversaire : un dos pour chaque carte tenue, son score "
                "à droite."
            ),
            (
                "screen two|En haut, l'autre joueur : un dos pour chaque carte tenue, son score"
                " à droite."
            ),
            "screen|Dessous, le talon, caché. Le nombre à côté : les cartes qui y restent.",
            (
                "screen !straight|Sous ce nombre, si ce n'est pas 10 : les points morts permis "
                "pour frapper."
            ),
            (
                "screen|La carte visible est le haut de la défausse. La première d'une donne "
                "est la retourne."
            ),
            "screen|Votre ligne : vos points morts à gauche, votre score à droite.",
            "screen|La barre est sur la ligne de qui doit jouer.",
            "screen|Le disque près du talon est du côté du donneur, en haut ou en bas.",
        ),
    ),
    (
        "Vos cartes",
        (
            "screen|Un trait sous des cartes marque une combinaison.",
            (
                "screen|La carte levée est celle que A jette. Gauche et droite en choisissent "
                "une autre."
            ),
            "screen|Les points morts sont alors ce qui reste après cette défausse.",
            (
                "screen|Une petite marque montre la carte piochée : au-dessus, ou dessous si "
                "elle est levée."
            ),
            "screen|Une carte sombre est barrée : prise à la défausse, elle reste ce tour-ci.",
        ),
    ),
    (
        "Les touches",
        (
            (
                "screen|Gauche et droite choisissent un tas ou une carte, haut et bas une ligne"
                " d'une liste."
            ),
            "screen|A fait ce qui est écrit à côté. B revient ; à la table, B ouvre la pause.",
            "screen|Sans B : au moment de piocher, allez à gauche du talon, puis A.",
            (
                "screen !two|Juste après une défausse, B la reprend, tant que l'adversaire n'a "
                "pas joué."
            ),
        ),
    ),
    (
        "La pause",
        (
            "screen|La partie attend. Elle est gardée, même sans courant.",
            "screen|Conseil : ce que ferait un bon joueur avec vos cartes, et pourquoi.",
            "screen|Scores : les donnes de la partie. A y remontre la dernière.",
            "screen look|Défausse : toutes les cartes jetées dans cette donne.",
            "screen|Trier par : la main par combinaisons, couleur ou valeur.",
            "screen|S'il y a des touches X et Y : X trie, Y donne un conseil.",
        ),
    ),
    (
        "La donne",
        (
            (
                "Dix cartes chacun, une à une. La suivante est retournée : la retourne ouvre la"
                " défausse."
            ),
            "first_dealer=0|Le premier donneur est tiré au sort.",
            "first_dealer=1 !two|La machine donne la première.",
            "first_dealer=1 two|Le joueur 2 donne le premier.",
            "next_dealer=0|Le gagnant d'une donne donne la suivante.",
            "next_dealer=1|Le perdant d'une donne donne la suivante.",
            "next_dealer=2|Chacun donne à son tour.",
            "next_dealer=3 !two|La machine donne toujours.",
            "next_dealer=3 two|Le joueur 2 donne toujours.",
            "Une donne nulle est redonnée par le même donneur.",
        ),
    ),
    (
        "Premier tour",
        (
            "first=0|Le non-donneur joue le premier.",
            "first=1 !two|Vous commencez à chaque donne.",
            "first=1 two|Le joueur 1 commence à chaque donne.",
            (
                "offer|Qui commence choisit d'abord : prendre la retourne, ou passer. Puis "
                "l'autre choisit."
            ),
            "offer|Si les deux passent, qui commence pioche au talon.",
            "!offer|Le premier tour est un tour comme les autres.",
        ),
    ),
    (
        "Votre tour",
        (
            "D'abord piochez au talon, ou prenez le haut de la défausse.",
            "Puis jetez une carte.",
            (
                "Une carte prise à la défausse reste en main ce tour-ci. Une carte du talon "
                "peut partir."
            ),
            "Deux cartes au talon et personne ne frappe : la donne est nulle, sans points.",
            "De même après vingt tours sans pioche au talon.",
        ),
    ),
    (
        "Frapper",
        (
            (
                "!straight !oklahoma|Avec {knock_limit} points morts au plus après la défausse,"
                " vous pouvez frapper."
            ),
            "straight|Gin pur : on ne frappe pas. Seul un gin finit la donne.",
            (
                "oklahoma|Oklahoma : la retourne fixe les points morts permis pour frapper. Une"
                " figure : 10."
            ),
            "oklahoma !ace_gin|Un as : 1.",
            "ace_gin|Un as : gin seulement.",
            "spades_double|Si la retourne est un pique, la donne compte double.",
            "Gin : les dix cartes combinées, aucun point mort.",
            "big_gin|Grand gin : les onze cartes combinées. Annoncez-le avant de jeter.",
            "!straight|Frapper ou Gin apparaît dès que possible. A, puis Oui, le choisit.",
            "straight|Gin apparaît dès que possible. A, puis Oui, le choisit.",
            "Puis choisissez la carte à cacher. A étale les deux mains.",
            "Pour continuer à jouer, allez à droite vers vos cartes.",
        ),
    ),
    (
        "Rajouts",
        (
            (
                "!straight|Après une frappe, le défenseur rajoute des points morts aux "
                "combinaisons du frappeur."
            ),
            "!straight|Une quatrième carte va sur un brelan : #4S sur #4C #4D #4H.",
            "!straight|Des cartes vont aux bouts d'une suite : #JD et #6D sur #7D #8D #9D #TD.",
            "!gin_layoffs|Pas de rajout contre un gin.",
            "gin_layoffs|Les rajouts se font aussi contre un gin, mais le gin gagne toujours.",
            "La console trouve seule les meilleures combinaisons et les meilleurs rajouts.",
        ),
    ),
    (
        "Points d'une donne",
        (
            "deal_bonus|Chaque donne gagnée ajoute {deal_bonus}, sauf un contre à égalité.",
            "!straight|Une frappe gagne l'écart des points morts.",
            "!straight|Vous frappez avec {own}, l'adversaire a {left} : {knock_sum}.",
            "!straight|Contre : un défenseur qui a moins gagne l'écart + {undercut_bonus}.",
            "!straight|Vous frappez avec {own}, l'adversaire a {less} : il gagne {undercut_sum}.",
            "!straight|À égalité, le défenseur marque {undercut_equal}.",
            (
                "!straight undercut_clear|Un contre qui ne laisse rien au défenseur gagne "
                "{undercut_clear} de plus."
            ),
            "Un gin gagne les points morts du défenseur + {gin_bonus}.",
            "Vous avez gin, l'adversaire a {left} : {gin_sum}.",
            (
                "big_gin|Un grand gin gagne les points morts du défenseur + {big_gin_bonus} : "
                "ici {big_gin_sum}."
            ),
        ),
    ),
    (
        "Fin de la partie",
        (
            "game_bonus|Le gagnant reçoit une prime de {game_bonus}.",
            "box_bonus|Chacun reçoit {box_bonus} par donne gagnée.",
            "end_bonus|Vous avez {end_points} points et cinq donnes gagnées : {game_sum}.",
            "shutout=1 target|Capot : {shutout_bonus} de plus si le perdant n'a aucun point.",
            (
                "shutout=2 target game_bonus|Capot : la prime est doublée si le perdant n'a "
                "gagné aucune donne."
            ),
            "shut_out|Avec un capot : {shutout_sum}.",
            "hollywood|Hollywood : trois parties à la fois. Chacune finit à part.",
            (
                "hollywood|Votre première donne gagnée compte dans une partie, la deuxième dans"
                " deux, puis dans trois, parmi celles en cours."
            ),
        ),
    ),
    (
        "Conseils",
        (
            "1. Jetez tôt les hautes cartes isolées : elles coûtent cher si l'adversaire frappe.",
            (
                "2. Gardez ce qui peut finir deux combinaisons : #7H #8H #8S attend #6H, #9H et"
                " deux huit."
            ),
            "3. Voyez ce que l'adversaire prend et refuse, et ne jetez rien qui l'aide.",
            "4. Ne jetez jamais au hasard : une carte est sûre quand ses voisines sont parties.",
            (
                "!straight|5. Frappez tôt avec peu de points morts. Tard dans la donne, gare au"
                " contre."
            ),
            "straight|5. Ne prenez à la défausse que pour combiner : cela montre votre main.",
        ),
    ),
    (
        "Histoire",
        (
            (
                "Elwood T. Baker, de New York, inventa le jeu en 1909, à partir de ramis plus "
                "anciens."
            ),
            (
                "Rummy sonne comme rhum. Le nouveau jeu prit donc le nom d'un autre alcool : le"
                " gin de l'apéritif."
            ),
            "Dans les années 1930 et 1940, ce fut le jeu de Hollywood, puis du monde entier.",
        ),
    ),
)
