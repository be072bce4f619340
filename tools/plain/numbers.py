"""Numbers that a person types."""

_DIGITS = 4  # more no list has


def place(typed: str, most: int) -> int:
    """The place that `typed` names in a list of `most`, from 0; -1 if it names none."""
    if not typed.isdecimal() or len(typed) > _DIGITS or not 1 <= int(typed) <= most:
        return -1
    return int(typed) - 1
