"""No file is longer than a person reads in one go."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MOST = 300  # lines
FOLDERS = ("firmware", "boards", "tools", "host_tests")
GENERATED = ("fonts", "node_modules", ".cache")  # and what others wrote
FILES = sorted(
    path
    for folder in FOLDERS
    for kind in ("*.py", "*.mjs")
    for path in (ROOT / folder).rglob(kind)
    if not set(GENERATED) & set(path.parts)
)


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(ROOT)) for path in FILES])
def test_a_file_is_short_enough(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST
