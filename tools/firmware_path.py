"""Import this first to import the firmware's pure parts (`gin`, `players`) from a host tool."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

for folder in (ROOT / "tools" / "shim", ROOT / "firmware"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
