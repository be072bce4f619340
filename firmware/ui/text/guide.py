"""The rules and advice to read on the device, made to fit the rules in force.

The words are in guide_en.py and guide_fr.py, as PAGES: a title and its paragraphs, where needed
with the condition under which one is shown before a "|". The numbers come from the rules record,
not from the text. A card is written #9S, as everywhere in the code, and drawn as a card.
"""


def _holds(when, known):
    """True if each of the words of `when` holds: 'field' (not 0), '!field' (0), 'field=2'."""
    for word in when.split():
        name, _, wanted = word.partition("=")
        if wanted:
            if known[name] != int(wanted):
                return False
        elif name.startswith("!"):
            if known[name[1:]]:
                return False
        elif not known[name]:
            return False
    return True


def _shown(entry, known):
    return _holds(entry[: max(entry.find("|"), 0)], known)


def values(rules, two=False, screen=True):
    """What the guide's numbers and conditions are under `rules`, by name: the fields, and worked
    examples. `two`: two people play. `screen`: on a handheld, whose screen and keys are
    explained."""
    from gin.rules import FIELDS

    found = {"two": two, "screen": screen}
    for field in FIELDS:
        found[field[0]] = getattr(rules, field[0])
    found.update(_examples(rules))
    return found


def _examples(rules):
    """A knock, an undercut, gin and big gin, and the end of a game, as sums."""
    deal = (rules.deal_bonus,)
    end = (rules.target + 4, rules.game_bonus, 5 * rules.box_bonus)
    extra = 0
    if rules.target:
        extra = (0, rules.shutout_bonus, rules.game_bonus)[rules.shutout]
    return {
        "own": 6,
        "left": 21,
        "less": 4,
        "knock_sum": _sum("21-6", 15, deal),
        "undercut_sum": _sum("6-4", 2, (rules.undercut_bonus,) + deal),
        "gin_sum": _sum("21", 21, (rules.gin_bonus,) + deal),
        "big_gin_sum": _sum("21", 21, (rules.big_gin_bonus,) + deal),
        "end_points": end[0],
        "end_bonus": rules.target and end[1] + end[2],
        "shut_out": extra,
        "game_sum": _sum(str(end[0]), end[0], end[1:]),
        "shutout_sum": _sum(str(end[0]), end[0], end[1:] + (extra,)),
    }


def _sum(terms, total, bonuses):
    for bonus in bonuses:
        if bonus:
            terms += f"+{bonus}"
            total += bonus
    return f"{terms} = {total}"


def pages(words, known):
    """The pages of `words` (a guide module) that have a paragraph where the values are `known`."""
    return [page for page in words.PAGES if any(_shown(entry, known) for entry in page[1])]


def paragraphs(page, known):
    """The paragraphs of one of these pages, with the numbers in them."""
    entries = [entry for entry in page[1] if _shown(entry, known)]
    return [entry[entry.find("|") + 1 :].format(**known) for entry in entries]
