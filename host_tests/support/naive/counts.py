"""How much the long tests try."""

import os
import sys


def count(many, few, fewest):
    """`many` under CPython, `few` under the slower MicroPython, `fewest` where the environment has
    FEW: `make mutants` runs every test hundreds of times."""
    if os.getenv("FEW"):
        return fewest
    return many if sys.implementation.name == "cpython" else few
