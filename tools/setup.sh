#!/bin/sh
# Sets up .venv for one group of pyproject.toml's packages: sh tools/setup.sh play|flash|fonts|dev
# Says in one sentence what is missing. Works with any POSIX sh.
set -eu
cd "$(dirname "$0")/.."
group=$1

die() {
    echo "$*" >&2
    exit 1
}

# The first Python that the pinned packages have wheels for.
suitable='import sys; sys.exit(not (3, 10) <= sys.version_info[:2] <= (3, 14))'
find_python() {
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python3.10}; do
        if command -v "$python" >/dev/null 2>&1 && "$python" -c "$suitable" 2>/dev/null; then
            return 0
        fi
    done
    found=$("${PYTHON:-python3}" -V 2>&1) || found="none"
    die "Knock needs Python 3.10 to 3.14 (found: $found). Install it, for example with" \
        "'apt install python3 python3-venv', or name yours: make PYTHON=/path/to/python3 ..."
}

if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    find_python
    "$python" -c 'import ensurepip, venv' 2>/dev/null || die \
        "$("$python" -V) has no 'venv' module. Install it ('apt install python3-venv'), then try again."
    rm -rf .venv
    echo "Setting up .venv with $("$python" -V) ..."
    "$python" -m venv .venv || die "Could not make the folder .venv: see the line above."
fi

install() {
    if ! .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@" 2>.venv/pip.log; then
        if [ "$group" = play ] && ! grep -q 'Retrying\|Connection\|timed out' .venv/pip.log; then
            missing=$(sed -n 's/^ERROR: No matching distribution found for \([^ ;]*\).*/\1/p' .venv/pip.log)
            [ -z "$missing" ] || die "There is no MicroPython for this computer ($(uname -sm)): PyPI has no" \
                "$missing for it. In plain lines the game plays with Python alone: python3 tools/play.py --text"
        fi
        grep '^ERROR' .venv/pip.log >&2 || tail -n 3 .venv/pip.log >&2
        die "The packages for '$group' could not be installed: check the network, then try again" \
            "(the whole report: .venv/pip.log)."
    fi
}

echo "Installing the packages for '$group' ..."
install 'pip==26.3' # older ones do not know dependency groups
if [ "$group" = play ]; then
    install --constraint constraints.txt --only-binary=:all: --group play
else
    install --constraint constraints.txt --group "$group"
fi
if [ "$group" = dev ]; then
    install --upgrade --target .venv/stubs --no-deps --group stubs
fi
touch ".venv/.$group"
