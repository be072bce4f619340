"""Rules and advice in English; see guide.py."""

PAGES = (
    (
        "The aim",
        (
            "Arrange your ten cards into melds. What is left over is deadwood: it costs points.",
            "target|The first to reach {target} points wins the game.",
            "!target|The game is a single deal.",
        ),
    ),
    (
        "Melds",
        (
            "A set: three or four cards of one rank, as #9S #9H #9D.",
            "A run: three or more in a row of one suit, as #4C #5C #6C.",
            "The ace is low: #AS #2S #3S is a run, #QS #KS #AS is none.",
            "A card counts in one meld only.",
            "Deadwood: ace 1, face cards 10, the others their number.",
        ),
    ),
    (
        "The table",
        (
            (
                "screen !two|The opponent is at the top: a back for each card held, the score "
                "on the right."
            ),
            (
                "screen two|The other player is at the top: a back for each card held, the "
                "score on the right."
            ),
            "screen|Below lies the stock, face down. The number beside it: the cards left in it.",
            (
                "screen !straight|Under that number, unless it is 10: the most deadwood to "
                "knock with."
            ),
            (
                "screen|The open card is the top of the discard pile. The first one of a deal "
                "is the upcard."
            ),
            "screen|Your line: your deadwood on the left, your score on the right.",
            "screen|The bar is on the line of whoever is to play.",
            "screen|The disc beside the stock is on the dealer's side, above or below.",
        ),
    ),
    (
        "Your cards",
        (
            "screen|A line under cards marks a meld.",
            "screen|The raised card is the one that A discards. Left and right choose another.",
            "screen|Your deadwood is then what is left after this discard.",
            "screen|A small mark shows the card just drawn: above it, or below when it is raised.",
            (
                "screen|A dark card is barred: it was just taken from the discards and stays "
                "this turn."
            ),
        ),
    ),
    (
        "The keys",
        (
            "screen|Left and right choose a pile or a card, up and down a line of a list.",
            (
                "screen|A does what is written beside it. B goes back; at the table it opens "
                "the pause."
            ),
            "screen|Without B: when you may draw, go left of the stock, then A.",
            "screen !two|Just after a discard, B takes it back, until the opponent has acted.",
        ),
    ),
    (
        "The pause",
        (
            "screen|The game waits. It is saved, even when the power goes.",
            "screen|Hint: what a strong player would do with your cards, and why.",
            "screen|Scores: the deals of this game. A there shows the last one again.",
            "screen look|Discards: all cards discarded in this deal.",
            "screen|Sort by: your hand by melds, suit or rank.",
            "screen|Where there are keys X and Y: X sorts, Y gives a hint.",
        ),
    ),
    (
        "The deal",
        (
            (
                "Ten cards each, one by one. One more is turned up: the upcard, which starts "
                "the discard pile."
            ),
            "first_dealer=0|Who deals first is drawn by lot.",
            "first_dealer=1 !two|The computer deals first.",
            "first_dealer=1 two|Player 2 deals first.",
            "next_dealer=0|The winner of a deal deals next.",
            "next_dealer=1|The loser of a deal deals next.",
            "next_dealer=2|The players deal in turn.",
            "next_dealer=3 !two|The computer always deals.",
            "next_dealer=3 two|Player 2 always deals.",
            "A void deal is dealt again by the same dealer.",
        ),
    ),
    (
        "First turn",
        (
            "first=0|The non-dealer plays first.",
            "first=1 !two|You play first in every deal.",
            "first=1 two|Player 1 plays first in every deal.",
            (
                "offer|Who plays first is asked first: take the upcard, or pass. Then the other"
                " is asked."
            ),
            "offer|If both pass, who plays first draws from the stock.",
            "!offer|The first turn is a turn like all others.",
        ),
    ),
    (
        "Your turn",
        (
            "First draw the top of the stock, or take the top of the discard pile.",
            "Then discard one card.",
            (
                "A card taken from the discards stays in hand this turn. One drawn from the "
                "stock may go."
            ),
            "Two cards left in the stock, and nobody knocks: the deal is void, no points.",
            "So it is after twenty turns without a draw from the stock.",
        ),
    ),
    (
        "Knocking",
        (
            (
                "!straight !oklahoma|With {knock_limit} or less of deadwood after your discard "
                "you may knock."
            ),
            "straight|Straight gin: there is no knock. Only gin ends a deal.",
            (
                "oklahoma|Oklahoma: the upcard's value is the most deadwood to knock with. A "
                "face card: 10."
            ),
            "oklahoma !ace_gin|An ace: 1.",
            "ace_gin|An ace means gin only.",
            "spades_double|When the upcard is a spade, the deal counts double.",
            "Gin: all ten cards melded, no deadwood.",
            "big_gin|Big gin: all eleven cards melded. Declare it before you discard.",
            (
                "!straight|Knock or Gin appears by itself as soon as you can. A, then Yes, "
                "chooses it."
            ),
            "straight|Gin appears by itself as soon as you can. A, then Yes, chooses it.",
            "Then choose the card that goes face down. A lays both hands down.",
            "To play on instead, go right to your cards.",
        ),
    ),
    (
        "Layoffs",
        (
            "!straight|After a knock the defender lays off deadwood on the knocker's melds.",
            "!straight|A fourth card goes on a set: #4S on #4C #4D #4H.",
            "!straight|Cards at the ends go on a run: #JD and #6D on #7D #8D #9D #TD.",
            "!gin_layoffs|Nothing is laid off against gin.",
            "gin_layoffs|Against gin cards are laid off too, but gin still wins.",
            "The handheld finds the best melds and layoffs by itself.",
        ),
    ),
    (
        "Points of a deal",
        (
            (
                "deal_bonus|Each won deal adds {deal_bonus}; an undercut with equal deadwood "
                "does not."
            ),
            "!straight|A knock wins the difference of the deadwood.",
            "!straight|You knock with {own}, the opponent has {left}: {knock_sum}.",
            "!straight|Undercut: a defender with less wins the difference + {undercut_bonus}.",
            (
                "!straight|You knock with {own}, the opponent has {less}: the opponent wins "
                "{undercut_sum}."
            ),
            "!straight|With equal deadwood the defender gets {undercut_equal}.",
            (
                "!straight undercut_clear|An undercut that leaves the defender nothing wins "
                "{undercut_clear} more."
            ),
            "Gin wins the deadwood of the defender + {gin_bonus}.",
            "You have gin, the opponent has {left}: {gin_sum}.",
            (
                "big_gin|Big gin wins the deadwood of the defender + {big_gin_bonus}: here "
                "{big_gin_sum}."
            ),
        ),
    ),
    (
        "End of the game",
        (
            "game_bonus|The winner gets a bonus of {game_bonus}.",
            "box_bonus|Each player gets {box_bonus} for each deal won, a box.",
            "end_bonus|You have {end_points} points and won five deals: {game_sum}.",
            "shutout=1 target|Shutout: {shutout_bonus} more if the loser scored no points.",
            (
                "shutout=2 target game_bonus|Shutout: the game bonus is doubled if the loser "
                "won no deal."
            ),
            "shut_out|With a shutout: {shutout_sum}.",
            "hollywood|Hollywood: three games at once. Each ends by itself.",
            (
                "hollywood|Your first won deal counts in one game, the second in two, later "
                "ones in three, of those still open."
            ),
        ),
    ),
    (
        "Advice",
        (
            "1. Let lone high cards go early: they cost most when the opponent knocks.",
            (
                "2. Keep cards that can finish two melds: #7H #8H #8S waits for #6H, #9H and "
                "two eights."
            ),
            "3. Watch what the opponent takes and refuses, and discard nothing that helps.",
            "4. Never discard carelessly: a card is safe when those near it are gone.",
            (
                "!straight|5. Knock early with little deadwood. Late in a deal beware of the "
                "undercut."
            ),
            "straight|5. Take a discard only for a meld: it shows your hand.",
        ),
    ),
    (
        "History",
        (
            "Elwood T. Baker of New York devised the game in 1909, from older kinds of rummy.",
            (
                "Rummy sounds like rum. So the new game was named after another drink: gin, an "
                "aperitif."
            ),
            "In the 1930s and 1940s it was the game of Hollywood, and went round the world.",
        ),
    ),
)
