"""The line protocol's input and output, closed or full."""

import json
import subprocess
import sys

from engine_process import ENGINE, EngineProcess


def test_the_end_of_input_in_the_middle_of_a_line():
    process = EngineProcess()
    rest, errors = process.process.communicate(b'{"cmd": "leg', timeout=10)
    assert list(json.loads(rest)) == ["error"]
    assert errors == b""
    assert process.process.returncode == 0


def test_no_input_and_no_output():
    command = f"'{sys.executable}' '{ENGINE}'"
    for closed in ("<&-", ">&-", "<&- >&-"):
        done = subprocess.run(
            f'echo \'{{"cmd": "help"}}\' | {command} {closed}',
            shell=True,
            capture_output=True,
            timeout=10,
            check=False,
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_without_an_output_nothing_is_waited_for():
    process = subprocess.Popen(
        f"exec '{sys.executable}' '{ENGINE}' >&-", shell=True, stdin=subprocess.PIPE
    )
    assert process.wait(timeout=10) == 0
    process.stdin.close()


def test_an_output_that_cannot_be_written_is_one_sentence():
    done = subprocess.run(
        f"echo '{{}}' | '{sys.executable}' '{ENGINE}' >/dev/full",
        shell=True,
        capture_output=True,
        timeout=10,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == b"The answers cannot be written: No space left on device.\n"


def test_nobody_listens_any_more():
    process = EngineProcess()
    process.process.stdout.close()
    process.process.stdin.write(b'{"cmd": "help"}\n' * 1000)
    process.process.stdin.close()
    assert process.process.wait(timeout=10) == 0
    assert process.process.stderr.read() == b""
