"""The OLED drivers under the real MicroPython, which has the frame buffer that they build on."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_pictures_reach_the_chip():
    done = subprocess.run(
        [sys.executable, "-m", "micropython_unix", HERE / "oled_on_micropython.py"],
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("fine\n", 0), done.stdout + done.stderr
