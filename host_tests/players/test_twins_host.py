"""The compiled twins are those of the plain files."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_twins_are_up_to_date():
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "twin.py", "--check"], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
