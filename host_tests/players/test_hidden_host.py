"""No level's decision depends on a card that it cannot know: every decision of 500 deals."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from players import levels

ROOT = Path(__file__).resolve().parents[2]
SUPPORT = ROOT / "host_tests" / "support"
PART = 125  # deals that one process plays


@pytest.mark.parametrize("first", range(0, 500, PART))
def test_hidden_cards_do_not_change_a_decision(first):
    done = subprocess.run(
        [
            Path(sys.executable).with_name("micropython"),
            *("-X", "heapsize=64m"),
            ROOT / "host_tests" / "players" / "hidden_deals.py",
            *(str(first), str(first + PART)),
        ],
        env={**os.environ, "MICROPYPATH": f"{ROOT / 'firmware'}:{SUPPORT}"},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == len(levels.NAMES)
    for line in lines:
        decisions, changed, illegal = map(int, line.split())
        assert decisions > PART * 8
        assert (changed, illegal) == (0, 0)
