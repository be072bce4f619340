"""tools/setup.sh on machines where something is missing: one sentence, and exit code 1."""

import shutil
import subprocess
from pathlib import Path

import pytest

SETUP = Path(__file__).resolve().parents[2] / "tools" / "setup.sh"
COMMANDS = ("dirname", "grep", "rm", "tail", "touch")


@pytest.fixture
def machine(tmp_path):
    """Give a machine with these Pythons (name: shell script) and nothing else."""

    def machine(**pythons):
        path = tmp_path / "bin"
        path.mkdir()
        for command in COMMANDS:
            (path / command).symlink_to(shutil.which(command))
        for name, script in pythons.items():
            (path / name.replace("_", ".")).write_text(f"#!/bin/sh\n{script}\n")
            (path / name.replace("_", ".")).chmod(0o755)
        tools = tmp_path / "project" / "tools"
        tools.mkdir(parents=True)
        shutil.copy(SETUP, tools)
        return subprocess.run(
            ["/bin/sh", tools / "setup.sh", "play"],
            env={"PATH": str(path)},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return machine


OLD = 'case "$1" in -V) echo "Python 3.8.2";; *) exit 1;; esac'
NO_VENV = """case "$*" in
-V) echo "Python 3.12.1";; *ensurepip*) exit 1;; *version_info*) exit 0;; esac"""
# Makes a .venv whose pip fails as it does without a network.
NO_NETWORK = """case "$*" in
-V) echo "Python 3.12.1";;
"-m venv .venv") /bin/mkdir -p .venv/bin; echo '#!/bin/sh
case "$*" in *--version*) exit 0;; esac
echo "WARNING: Retrying" >&2; echo "ERROR: No matching distribution found for pip" >&2
exit 1' >.venv/bin/python; /bin/chmod +x .venv/bin/python;;
esac"""


@pytest.mark.parametrize(
    ("pythons", "complaint"),
    [
        ({}, "Knock needs Python 3.10 to 3.14 (found: none)"),
        ({"python3": OLD}, "Knock needs Python 3.10 to 3.14 (found: Python 3.8.2)"),
        ({"python3": NO_VENV}, "Python 3.12.1 has no 'venv' module. Install it"),
        ({"python3": OLD, "python3_12": NO_VENV}, "Python 3.12.1 has no 'venv' module."),
        ({"python3": NO_NETWORK}, "could not be installed: check the network"),
    ],
)
def test_what_is_missing_is_said(machine, pythons, complaint):
    done = machine(**pythons)
    assert done.returncode == 1
    assert complaint in done.stderr.splitlines()[-1]
    assert len(done.stderr.splitlines()) <= 2


def test_a_failed_set_up_is_not_taken_for_done(machine, tmp_path):
    machine(python3=NO_NETWORK)
    assert not (tmp_path / "project" / ".venv" / ".play").exists()
