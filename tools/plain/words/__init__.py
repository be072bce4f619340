"""What lines of text say that no screen does, a module a language. All else is said in the words
of the screens."""

import importlib
from types import ModuleType


def spoken(language: str) -> ModuleType:
    """The words of `language`, a code of system.languages."""
    return importlib.import_module(f"{__name__}.{language}")
