"""The rules and advice to read on the device, made to fit the rules in force.

The words are in guide_en.py and guide_fr.py, as PAGES: a title and its paragraphs, each with the
condition under which it is shown. The numbers come from the rules record, not from the text.
"""


def _holds(when, values):
    """True if each of the words of `when` holds: 'field' (not 0), '!field' (0), 'field=2'."""
    for word in when.split():
        name, _, wanted = word.partition("=")
        if wanted:
            if values[name] != int(wanted):
                return False
        elif name.startswith("!"):
            if values[name[1:]]:
                return False
        elif not values[name]:
            return False
    return True


def pages(words, rules, two=False):
    """The pages of `words` (a guide module) under `rules`: a list of (title, paragraphs), pages
    without a paragraph left out. `two`: two people play."""
    from gin.rules import FIELDS

    values = {"two": two}
    for field in FIELDS:
        values[field[0]] = getattr(rules, field[0])
    found = []
    for title, entries in words.PAGES:
        lines = [text.format(**values) for when, text in entries if _holds(when, values)]
        if lines:
            found.append((title, lines))
    return found
