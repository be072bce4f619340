"""Every word shown, a module a language and part; all languages have the same names.

A module is loaded anew each time it is asked for and kept by nobody else, so its memory is free
when the caller lets it go.
"""

from system import packed
from ui.modules import forget

__path__ = packed.mount(__path__, "words")  # pyright: ignore

LANGUAGES = ("en", "fr")


def words(language):
    """The words of `language` ('en' or 'fr'); the first language's where there are none."""
    return _load(language if language in LANGUAGES else LANGUAGES[0])


def section(name, language):
    """The words of one part: 'rules' or 'guide'."""
    return _load(name + "_" + (language if language in LANGUAGES else LANGUAGES[0]))


def _load(leaf):
    name = "ui.text." + leaf
    module = __import__(name, None, None, ("x",))
    forget(name)
    return module
