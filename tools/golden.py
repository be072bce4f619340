"""Rewrite the golden pictures of the screens: `make golden`. Look at them before committing."""

import sys

from scenes import pictures


def main():
    """Rewrite what changed and name it; 0, or 1 with the scene that failed."""
    try:
        changed = pictures.write()
    except (OSError, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 1
    for name in changed:
        print(name)
    print(f"{len(changed)} pictures changed in {pictures.PICTURES}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
