"""The portable test modules once more, under the real MicroPython: a test here for each of them.

A module is portable when it has only plain test functions and asserts; `*_host.py` are not.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOST_TESTS = Path(__file__).resolve().parent
SUPPORT = HOST_TESTS / "support"
FOLDERS = ("gin", "support/naive", "players")
MODULES = sorted(
    path
    for folder in FOLDERS
    for path in (HOST_TESTS / folder).glob("test_*.py")
    if not path.stem.endswith("_host")
)


def run(module):
    """Run a module's tests under MicroPython; give the exit code and all that was printed."""
    done = subprocess.run(
        [
            Path(sys.executable).with_name("micropython"),
            *("-X", "heapsize=64m"),
            SUPPORT / "run_on_micropython.py",
            str(module),
        ],
        env={**os.environ, "MICROPYPATH": f"{HOST_TESTS.parent / 'firmware'}:{SUPPORT}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        encoding="utf-8",
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize(
    "module", MODULES, ids=[f"{path.parent.name}/{path.stem}" for path in MODULES]
)
def test_passes_on_micropython(module):
    code, printed = run(module)
    assert code == 0, printed


def test_the_runner_tells_what_failed(tmp_path):
    module = tmp_path / "test_sample.py"
    module.write_text("def test_good():\n    pass\n\n\ndef test_bad():\n    assert 1 == 2\n")
    code, printed = run(module)
    assert code == 1
    assert "passed test_good" in printed
    assert "FAILED test_bad" in printed
    assert "line 6" in printed
    assert "test_sample.py: 1 passed, 1 failed" in printed


def test_the_runner_fails_on_a_module_without_tests(tmp_path):
    module = tmp_path / "test_empty.py"
    module.write_text("nothing = 0\n")
    assert run(module)[0] == 1


def test_the_runner_fails_on_a_module_that_cannot_be_imported(tmp_path):
    module = tmp_path / "test_broken.py"
    module.write_text("import no_such_thing\n")
    code, printed = run(module)
    assert code == 1
    assert "no_such_thing" in printed
