"""A thousand deals of Easy against Easy are the same, byte for byte, on both Pythons."""

import os
import subprocess
import sys
from pathlib import Path

from gin.record import unpack
from naive.easy_deals import DEALS, lines

ROOT = Path(__file__).resolve().parents[2]
SUPPORT = ROOT / "host_tests" / "support"


def on_micropython():
    done = subprocess.run(
        [
            Path(sys.executable).with_name("micropython"),
            *("-X", "heapsize=64m"),
            SUPPORT / "naive" / "easy_deals.py",
        ],
        env={**os.environ, "MICROPYPATH": f"{ROOT / 'firmware'}:{SUPPORT}"},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_records_are_the_same_on_both_pythons():
    here = lines()
    assert here == on_micropython()
    matches = [unpack(bytes.fromhex(line)) for line in here]
    assert sum(len(match.history) for match in matches) >= DEALS
    assert len(set(here)) == len(here)
