"""The rules and advice to read on the device, made to fit the rules in force.

The words are in guide_en.py and guide_fr.py, as PAGES: a title and its paragraphs, each with the
condition under which it is shown. The numbers come from the rules record, not from the text.
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


def values(rules, two=False):
    """What the guide's numbers and conditions are under `rules`, by name. `two`: two people
    play."""
    from gin.rules import FIELDS

    found = {"two": two}
    for field in FIELDS:
        found[field[0]] = getattr(rules, field[0])
    return found


def pages(words, known):
    """The pages of `words` (a guide module) that have a paragraph where the values are `known`."""
    return [page for page in words.PAGES if any(_holds(when, known) for when, _ in page[1])]


def paragraphs(page, known):
    """The paragraphs of one of these pages, with the numbers in them."""
    return [text.format(**known) for when, text in page[1] if _holds(when, known)]
