"""Runs one portable test module under MicroPython: micropython run.py FILE [TEST ...]

A line a test; exit code 1 when one failed, or when there was none.
"""

import sys


def tests_of(module, names):
    """Give the names of the tests to run, in order of name; `names` empty means all of them."""
    found = sorted(
        name
        for name in dir(module)
        if name.startswith("test_") and callable(getattr(module, name))
    )
    return [name for name in found if name in names] if names else found


def passes(name, test):
    """Run one test and say how it went."""
    try:
        test()
    except Exception as error:
        print(f"FAILED {name}")
        sys.print_exception(error)
        return False
    print(f"passed {name}")
    return True


def main(path, names):
    """Run the tests of the module at `path`; give the exit code."""
    folder, _, file = path.rpartition("/")
    sys.path.append(folder)
    module = __import__(file[: -len(".py")])
    tests = tests_of(module, names)
    failed = [name for name in tests if not passes(name, getattr(module, name))]
    print(f"{file}: {len(tests) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed or not tests else 0


sys.exit(main(sys.argv[1], sys.argv[2:]))
