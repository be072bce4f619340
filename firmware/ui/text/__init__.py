"""Every word shown, a module a language; all of them have the same names."""

LANGUAGES = ("en", "fr")


def words(language):
    """The words of `language` ('en' or 'fr'); the first language's where there are none."""
    if language == "fr":
        from ui.text import fr

        return fr
    from ui.text import en

    return en
