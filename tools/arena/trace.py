"""The decisions of one deal with the numbers behind them."""

from rich.console import Console
from rich.table import Table

from arena.features import NAMES
from arena.game import seed_of
from arena.roster import player
from gin.actions import DISCARD, KNOCK, action_text
from gin.cards import NONE, fill, name
from gin.deal import DISCARD_PHASE, OVER
from gin.kinds import KIND_NAMES
from gin.match import Match
from gin.melds import deadwood
from gin.rules import BY_LOT
from players import THINKING
from players.view import View


def show(args, rules):
    """Print the first deal of pair `args.deal`: each action, and how `args.one` decided."""
    out = Console(width=200, highlight=False)
    dealer = args.deal % 2 if rules.first_dealer == BY_LOT else NONE
    match = Match(rules, seed_of(args.seed, args.deal, 0), dealer=dealer)
    players = (player(args.one), player(args.two))
    for i in range(2):
        players[i].begin_match(seed_of(args.seed, args.deal, 1 + i))
    view = View()
    while match.deal.phase != OVER:
        seat = match.deal.turn
        view.read(match, seat)
        players[seat].begin(view)
        action = players[seat].step()
        while action == THINKING:
            action = players[seat].step()
        _show_action(out, (args.one, args.two)[seat], seat, view, action)
        if seat == 0 and view.phase == DISCARD_PHASE:
            _show_numbers(out, players[0], view, action)
        match.apply(action)
    result = match.deal.result
    winner = "nobody" if result.winner == NONE else (args.one, args.two)[result.winner]
    out.print(f"\n[bold]{KIND_NAMES[result.kind]}[/]: {winner} wins {result.points} points")


def _cards(hand):
    buffer = bytearray(52)
    return " ".join(name(card) for card in buffer[: fill(hand, buffer)])


def _show_action(out, who, seat, view, action):
    line = f"turn {view.turns:2} {who:>8}: [bold]{action_text(action):<11}[/]"
    if seat == 0:
        line += f" holds {_cards(view.hand)} ({deadwood(view.hand)})"
        if view.upcard != NONE and view.phase != DISCARD_PHASE:
            line += f", upcard {name(view.upcard)}"
    out.print(line)


def _show_numbers(out, one, view, action):
    """The candidates of a discard as a table, and the two sides of a knock."""
    choices = getattr(one, "choices", None)
    if choices is None or not hasattr(one, "types") or choices.least == 0:
        return
    cards = [card for card in range(52) if choices.weighed(card)]
    if not cards or not DISCARD <= action < 192:
        return
    table = Table(box=None, header_style="dim", padding=(0, 1))
    for title in ("throw", "worth", *NAMES):
        table.add_column(title, justify="right")
    best = max(choices.scores[card] for card in cards)
    for card in sorted(cards, key=lambda card: -choices.scores[card]):
        values = choices.values_of(view, card)
        worth = f"{(choices.scores[card] - best) / 1024:+.2f}"
        table.add_row(name(card), worth, *map(str, values))
    out.print(table)
    types = " ".join(f"{share / 64:.0%}" for share in one.types.shares)
    line = f"  opponent: steady, keen, waiter {types}"
    if choices.least <= view.limit:
        line += f"; knock with {choices.least}: {_knock_numbers(one, view)}"
        line += " -> knock" if action >= KNOCK else " -> play on"
    out.print(line)


def _knock_numbers(one, view):
    shares = one.types.shares
    race = one.race
    choices = one.choices
    now = race.knock(view.turns, choices.least, shares)
    on = race.play_on(
        view.turns,
        choices.after[choices.card],
        shares,
        choices.gin_outs,
        sum(bin(mask).count("1") for mask in view.unseen),
    )
    text = f"race {now / 164:.1f}% to win the game, {on / 164:.1f}% playing on"
    if hasattr(one, "difference"):
        text += f"; {one.n} samples {one.difference / 164:+.1f}%"
    return text
