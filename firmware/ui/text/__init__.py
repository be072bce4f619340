"""Every word shown, a module a language and part; all languages have the same names.

Of the languages only the one in use is loaded. A part (the rules, the guide) is loaded anew each
time it is asked for and kept by nobody else, so its memory is free when the caller lets it go.
"""

import sys

from system.languages import ROWS

LANGUAGES = tuple(row[0] for row in ROWS)


def known(language):
    """`language` where its words are there, else that of the only ones, or '' where there is a
    choice."""
    if language in LANGUAGES:
        return language
    return LANGUAGES[0] if len(LANGUAGES) == 1 else ""


def row(language):
    """The row of `language` in system.languages."""
    return ROWS[LANGUAGES.index(_spoken(language))]


def words(language):
    """The words of `language`, a code; the first language's where there are none."""
    return _load(_spoken(language))


def forget_others(language):
    """Let go of the words of all languages but one."""
    for other in LANGUAGES:
        if other != _spoken(language):
            _forget(other)


def section(name, language):
    """The words of one part: 'rules', 'guide' or 'hint'."""
    leaf = name + "_" + _spoken(language)
    found = _load(leaf)
    _forget(leaf)
    return found


def _spoken(language):
    return language if language in LANGUAGES else LANGUAGES[0]


def _load(leaf):
    return __import__("ui.text." + leaf, None, None, ("x",))


def _forget(leaf):
    sys.modules.pop("ui.text." + leaf, None)
    vars_of = sys.modules["ui.text"].__dict__
    if leaf in vars_of:
        del vars_of[leaf]
