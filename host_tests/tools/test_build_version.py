"""One version everywhere."""

import json
import re
from pathlib import Path

from system.version import VERSION

ROOT = Path(__file__).parents[2]


def test_the_version_is_the_same_everywhere():
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r'^version = "(.+)"$', project, re.MULTILINE)
    assert found
    assert found[1] == VERSION
    assert json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["version"] == VERSION
