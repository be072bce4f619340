"""Any two players against each other, over many games: python tools/tournament.py hard simple.

The same deals are played from both seats, and the first dealer alternates. The result depends on
the seed alone, not on the number of processes or on which Python plays.
"""

import argparse
import json
import sys
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import firmware_path  # noqa: F401
from arena import crew, figures, roster, trace
from gin.rules import PRESET_NAMES, preset


def arguments(words):
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Play a tournament between two players.")
    parser.add_argument("one", help="a player: " + ", ".join(roster.NAMES))
    parser.add_argument("two", help="its opponent")
    parser.add_argument("--rules", default="kawu", choices=PRESET_NAMES)
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="FIELD=N",
        help="change one rule, as target=150",
    )
    parser.add_argument("--games", type=int, default=1000, help="an even number (default 1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=crew.cores())
    parser.add_argument("--json", action="store_true", help="print one JSON object only")
    parser.add_argument("--trace", action="store_true", help="show the decisions of one deal")
    parser.add_argument(
        "--deal", type=int, default=0, help="with --trace: which pair's first deal"
    )
    return parser.parse_args(words)


def rules_of(args):
    """The rules record that the command line asks for; ValueError with the reason if none."""
    rules = preset(args.rules)
    for change in args.set:
        name, _, value = change.partition("=")
        if not value.isdigit():
            raise ValueError(f"--set reads like target=150, not {change!r}")
        rules.change(name, int(value))
    rules.check()
    return rules


def show(args, result, seconds):
    """Print the summary for people."""
    deals = result["deals"]
    out = Console(highlight=False).print
    out(
        f"[bold]{args.one}[/] won {result['won']} of {result['games']} games against "
        f"[bold]{args.two}[/]: {result['rate']:.1%} (95%: {result['low']:.1%} to "
        f"{result['high']:.1%}), {args.rules} {' '.join(args.set)} seed {args.seed}"
    )
    out(f"points a deal {result['points_a_deal']:+.2f} over {deals} deals, {result['voids']} void")
    for name, text in (("gins", "gins"), ("knocks", "knocks won"), ("undercuts", "undercuts")):
        mine, theirs = result[name], result[name + "_against"]
        out(f"{text:<12} {mine / deals:6.1%} of deals, against {theirs / deals:6.1%}")
    out(f"longest deal {result['longest']} actions")
    out(f"{result['decisions'] / seconds:,.0f} decisions of {args.one} a second")


def tournament(args):
    """Play and print it."""
    if args.games < 2 or args.games % 2:
        raise ValueError("--games is an even number: each deal is played from both seats")
    for name in (args.one, args.two):
        roster.player(name)
    task = {
        "one": args.one,
        "two": args.two,
        "rules": list(rules_of(args).to_bytes()),
        "pairs": args.games // 2,
        "seed": args.seed,
    }
    columns = TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    began = time.monotonic()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        work = bar.add_task("games", total=args.games)
        pairs = crew.play(task, args.processes, lambda pair: bar.advance(work, pair["games"]))
    seconds = time.monotonic() - began
    result = figures.summary(pairs)
    if args.json:
        print(json.dumps(result))
    else:
        show(args, result, seconds)


def main(words=None):
    """Run the command; gives the exit code."""
    args = arguments(words)
    try:
        if args.trace:
            trace.show(args, rules_of(args))
        else:
            tournament(args)
    except (ValueError, crew.WorkerFailed) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
