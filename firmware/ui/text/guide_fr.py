"""Rules and advice in French; see guide.py."""

PAGES = (
    (
        "Le but",
        (
            (
                "",
                (
                    "Formez des combinaisons avec vos dix cartes. Le reste, ce sont les points "
                    "morts : ils coûtent."
                ),
            ),
            ("target", "Le premier à {target} points gagne la partie."),
            ("!target", "La partie se joue en une seule donne."),
        ),
    ),
    (
        "Combinaisons",
        (
            ("", "Un brelan ou un carré : trois ou quatre cartes de même rang, comme 9♠ 9♥ 9♦."),
            (
                "",
                (
                    "Une suite : trois cartes ou plus qui se suivent dans une couleur, comme "
                    "4♣ 5♣ 6♣. L'as est bas : A-2-3, jamais D-R-A."
                ),
            ),
            ("", "Une carte ne sert qu'à une combinaison."),
            ("", "Points morts : as 1, V D R 10, les autres leur chiffre."),
        ),
    ),
    (
        "L'écran",
        (
            (
                "",
                (
                    "À côté de votre nom : vos points morts. À côté du talon : les cartes qui "
                    "y restent."
                ),
            ),
            (
                "!straight",
                "Dessous, si ce n'est pas 10 : les points morts permis pour frapper.",
            ),
            ("", "À droite : le score de chacun."),
            ("", "Le disque marque le donneur, un trait sous des cartes une combinaison."),
            ("", "A fait ce qui est écrit à côté."),
        ),
    ),
    (
        "La donne",
        (
            ("", "Dix cartes chacun. La suivante est retournée : elle ouvre la défausse."),
            (
                "offer",
                (
                    "Cette carte est d'abord proposée : le non-donneur la prend ou passe, puis "
                    "le donneur. Si les deux passent, le non-donneur pioche au talon."
                ),
            ),
            ("!offer", "Le premier joueur joue tout de suite un tour normal."),
            ("first=1 !two", "Vous commencez à chaque donne."),
            ("first=1 two", "Le joueur 1 commence à chaque donne."),
            ("next_dealer=0", "Le gagnant d'une donne donne la suivante."),
            ("next_dealer=1", "Le perdant d'une donne donne la suivante."),
            ("next_dealer=2", "Chacun donne à son tour."),
            ("next_dealer=3 !two", "La machine donne toujours."),
            ("next_dealer=3 two", "Le joueur 2 donne toujours."),
        ),
    ),
    (
        "Votre tour",
        (
            (
                "",
                (
                    "Piochez la première carte du talon, ou prenez celle de la défausse. Puis "
                    "jetez une carte."
                ),
            ),
            ("", "Une carte prise à la défausse ne peut pas être rejetée au même tour."),
            ("look", "Vous pouvez consulter la défausse : voyez le menu."),
            (
                "",
                (
                    "Quand il reste deux cartes au talon et que personne ne frappe, la donne "
                    "est nulle et rejouée. De même après vingt tours sans pioche au talon."
                ),
            ),
        ),
    ),
    (
        "Frapper",
        (
            (
                "!straight !oklahoma",
                (
                    "Avec {knock_limit} points morts au plus après la défausse, vous pouvez "
                    "frapper : la carte jetée est posée cachée, les deux mains sont étalées."
                ),
            ),
            ("straight", "Gin pur : on ne frappe pas. Seul un gin finit la donne."),
            (
                "oklahoma",
                (
                    "Oklahoma : la carte retournée fixe les points morts permis pour frapper. "
                    "Une figure : 10. La carte jetée est posée cachée, les deux mains sont "
                    "étalées."
                ),
            ),
            ("oklahoma !ace_gin", "Un as : 1."),
            ("ace_gin", "Un as : gin seulement."),
            ("spades_double", "Si la carte retournée est un pique, la donne compte double."),
            ("", "Gin : les dix cartes combinées, aucun point mort."),
            ("big_gin", "Grand gin : les onze cartes combinées. Annoncez-le avant de jeter."),
        ),
    ),
    (
        "Compléter",
        (
            (
                "!straight",
                (
                    "Après une frappe, le défenseur pose ses points morts sur les combinaisons "
                    "du frappeur : la quatrième carte d'un brelan, les cartes aux bouts d'une "
                    "suite."
                ),
            ),
            ("!gin_layoffs", "On ne pose rien contre un gin."),
            ("gin_layoffs", "On pose aussi contre un gin, mais le gin gagne toujours."),
            ("", "La machine trouve seule le meilleur arrangement."),
        ),
    ),
    (
        "Points d'une donne",
        (
            ("!straight", "Frappe : la différence des points morts."),
            (
                "!straight",
                (
                    "Contre : un défenseur qui a moins gagne la différence, plus "
                    "{undercut_bonus}. À égalité, il marque {undercut_equal}."
                ),
            ),
            (
                "!straight undercut_clear",
                "Un contre qui ne laisse rien au défenseur rapporte {undercut_clear} de plus.",
            ),
            ("", "Gin : les points morts du défenseur, plus {gin_bonus}."),
            ("big_gin", "Grand gin : les points morts du défenseur, plus {big_gin_bonus}."),
            ("deal_bonus", "Chaque donne gagnée ajoute {deal_bonus} aussitôt, sauf à égalité."),
        ),
    ),
    (
        "Fin de la partie",
        (
            ("game_bonus", "Le gagnant reçoit une prime de {game_bonus}."),
            ("box_bonus", "Chacun reçoit {box_bonus} par donne gagnée."),
            ("shutout=1 target", "Capot : {shutout_bonus} de plus si le perdant n'a aucun point."),
            (
                "shutout=2 target game_bonus",
                "Capot : la prime de partie double si le perdant n'a gagné aucune donne.",
            ),
            (
                "hollywood",
                (
                    "Hollywood : trois parties à la fois. Votre première donne gagnée compte "
                    "dans une partie, la deuxième dans deux, les suivantes dans trois : les "
                    "premières qui durent encore. Chaque partie finit à part."
                ),
            ),
        ),
    ),
    (
        "Conseils",
        (
            (
                "",
                (
                    "Au début, jetez les hautes cartes isolées : elles coûtent cher si l'autre "
                    "frappe."
                ),
            ),
            (
                "",
                (
                    "Gardez ce que deux pioches peuvent finir : 7♥ 8♥ attend un 6 ou un 9, 8♥ "
                    "8♠ attend deux huit."
                ),
            ),
            ("", "Regardez ce que l'autre prend, et ne l'aidez pas."),
            ("", "Une carte est sûre quand ses voisines sont déjà parties."),
            (
                "!straight",
                "Frappez tôt avec peu de points morts. Tard dans la donne, gare au contre.",
            ),
            (
                "",
                (
                    "Ne prenez à la défausse que ce qui finit une combinaison : cela montre "
                    "votre main."
                ),
            ),
        ),
    ),
)
