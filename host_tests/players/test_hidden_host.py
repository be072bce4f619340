"""No level's decision depends on a card that it cannot know: every decision of 500 deals."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SUPPORT = ROOT / "host_tests" / "support"
DEALS = 500


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_hidden_cards_do_not_change_a_decision(level):
    done = subprocess.run(
        [
            Path(sys.executable).with_name("micropython"),
            *("-X", "heapsize=64m"),
            ROOT / "host_tests" / "players" / "hidden_deals.py",
            *(level, str(DEALS)),
        ],
        env={**os.environ, "MICROPYPATH": f"{ROOT / 'firmware'}:{SUPPORT}"},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    decisions, changed, illegal = map(int, done.stdout.split())
    assert decisions > DEALS * 8
    assert changed == 0
    assert illegal == 0
