"""Every word shown, a module a language; all of them have the same names."""

import sys

LANGUAGES = ("en", "fr")


def words(language):
    """The words of `language` ('en' or 'fr'); the first language's where there are none."""
    if language == "fr":
        from ui.text import fr

        return fr
    from ui.text import en

    return en


def section(name, language):
    """The words of one part, as the module `name`_`language`: 'rules' or 'guide'.

    It is loaded anew each time and kept by nobody else, so its memory is free when the caller
    lets it go.
    """
    leaf = name + "_" + (language or LANGUAGES[0])
    module = __import__("ui.text." + leaf, None, None, ("x",))
    del sys.modules["ui.text." + leaf]
    globals().pop(leaf, None)
    return module
