"""Rules and advice in English; see guide.py."""

PAGES = (
    (
        "The aim",
        (
            (
                "",
                (
                    "Arrange your ten cards into melds. What is left over is deadwood, and it "
                    "costs points."
                ),
            ),
            ("target", "The first to reach {target} points wins the game."),
            ("!target", "The game is a single deal."),
        ),
    ),
    (
        "Melds",
        (
            ("", "A set: three or four cards of one rank, as 9♠ 9♥ 9♦."),
            (
                "",
                (
                    "A run: three or more in a row of one suit, as 4♣ 5♣ 6♣. The ace is low: "
                    "A-2-3, never Q-K-A."
                ),
            ),
            ("", "A card counts in one meld only."),
            ("", "Deadwood: ace 1, J Q K 10, the others their number."),
        ),
    ),
    (
        "The screen",
        (
            ("", "Beside your name: your deadwood. Beside the stock: the cards left in it."),
            ("!straight", "Below that, unless it is 10: the most deadwood to knock with."),
            ("", "On the right: the score of each player."),
            ("", "The disc marks the dealer, a line under cards marks a meld."),
            ("", "A does what is written beside it."),
        ),
    ),
    (
        "The deal",
        (
            ("", "Ten cards each. One more is turned up, the upcard: it starts the discard pile."),
            (
                "offer",
                (
                    "The upcard is offered first: the non-dealer may take it or pass, then the "
                    "dealer. If both pass, the non-dealer draws from the stock."
                ),
            ),
            ("!offer", "The first player plays a normal turn at once."),
            ("first=1 !two", "You play first in every deal."),
            ("first=1 two", "Player 1 plays first in every deal."),
            ("next_dealer=0", "The winner of a deal deals next."),
            ("next_dealer=1", "The loser of a deal deals next."),
            ("next_dealer=2", "The deal passes from one player to the other."),
            ("next_dealer=3 !two", "The computer always deals."),
            ("next_dealer=3 two", "Player 2 always deals."),
        ),
    ),
    (
        "Your turn",
        (
            (
                "",
                (
                    "Draw the top of the stock, or take the top of the discard pile. Then "
                    "discard one card."
                ),
            ),
            ("", "A card just taken from the pile can't be discarded in the same turn."),
            ("look", "You may look through the discard pile: see the menu."),
            (
                "",
                (
                    "When two cards are left in the stock and nobody knocks, the deal is void "
                    "and dealt again. So it is after twenty turns without a draw from the "
                    "stock."
                ),
            ),
        ),
    ),
    (
        "Knocking",
        (
            (
                "!straight !oklahoma",
                (
                    "With {knock_limit} of deadwood or less after your discard you may knock: "
                    "your discard goes face down and both hands are laid."
                ),
            ),
            ("straight", "Straight gin: there is no knock. Only gin ends a deal."),
            (
                "oklahoma",
                (
                    "Oklahoma: the upcard's value is the most deadwood to knock with. A court "
                    "card: 10. Your discard goes face down and both hands are laid."
                ),
            ),
            ("oklahoma !ace_gin", "An ace: 1."),
            ("ace_gin", "An ace means gin only."),
            ("spades_double", "When the upcard is a spade, the deal counts double."),
            ("", "Gin: all ten cards melded, no deadwood."),
            ("big_gin", "Big gin: all eleven cards melded. Declare it before you discard."),
        ),
    ),
    (
        "Layoffs",
        (
            (
                "!straight",
                (
                    "After a knock the defender lays off deadwood on the knocker's melds: a "
                    "fourth card on a set, cards at the ends of a run."
                ),
            ),
            ("!gin_layoffs", "Nothing is laid off against gin."),
            ("gin_layoffs", "Against gin cards are laid off too, but gin still wins."),
            ("", "The handheld finds the best melds and layoffs by itself."),
        ),
    ),
    (
        "Points of a deal",
        (
            ("!straight", "Knock: the difference between the two deadwoods."),
            (
                "!straight",
                (
                    "Undercut: a defender with less deadwood wins the difference + "
                    "{undercut_bonus}. With equal deadwood the defender gets {undercut_equal}."
                ),
            ),
            (
                "!straight undercut_clear",
                "An undercut that leaves the defender nothing wins {undercut_clear} more.",
            ),
            ("", "Gin: the defender's deadwood + {gin_bonus}."),
            ("big_gin", "Big gin: the defender's deadwood + {big_gin_bonus}."),
            (
                "deal_bonus",
                (
                    "Each won deal adds {deal_bonus} at once; an undercut with equal deadwood "
                    "does not."
                ),
            ),
        ),
    ),
    (
        "End of the game",
        (
            ("game_bonus", "The winner gets a bonus of {game_bonus}."),
            ("box_bonus", "Each player gets {box_bonus} for each deal won."),
            ("shutout=1 target", "Shutout: {shutout_bonus} more if the loser scored no points."),
            (
                "shutout=2 target game_bonus",
                "Shutout: the game bonus is doubled if the loser won no deal.",
            ),
            (
                "hollywood",
                (
                    "Hollywood: three games at once. Your first won deal counts in one game, "
                    "the second in two, later ones in three: the first that still go on. Each "
                    "game ends by itself."
                ),
            ),
        ),
    ),
    (
        "Advice",
        (
            ("", "Early on, let lone high cards go: they cost most when the other knocks."),
            (
                "",
                (
                    "Keep cards that two draws can finish: 7♥ 8♥ waits for a 6 or a 9, 8♥ 8♠ "
                    "for two eights."
                ),
            ),
            ("", "Watch what the other takes, and don't feed it."),
            ("", "Safe discards lie near cards that are gone already."),
            (
                "!straight",
                "Knock early with little deadwood. Late in a deal beware of the undercut.",
            ),
            ("", "Take from the pile only what completes a meld: it shows your hand."),
        ),
    ),
)
