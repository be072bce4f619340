"""What is refused, and in which words; for tests that run under MicroPython too."""


def refusal(function, *arguments):
    """The message of the ValueError that the call must raise."""
    try:
        function(*arguments)
    except ValueError as error:
        return str(error)
    raise AssertionError("not refused")
