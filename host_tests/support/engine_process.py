"""tools/engine.py as another program sees it: a process that is asked line by line."""

import json
import subprocess
import sys
from pathlib import Path

ENGINE = Path(__file__).resolve().parents[2] / "tools" / "engine.py"


class EngineProcess:
    """A running engine. `ask` sends one request and gives its answer."""

    def __init__(self):
        self.process = subprocess.Popen(
            [sys.executable, ENGINE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def ask(self, cmd, **fields):
        """The answer to a command, an object."""
        return self.send(json.dumps({"cmd": cmd, **fields}).encode())

    def send(self, line):
        """The answer to a line of bytes, whatever it holds."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert isinstance(answer, dict)
        return answer

    def stop(self):
        """End of input: it must leave without a word."""
        rest, errors = self.process.communicate(timeout=10)
        assert (rest, errors, self.process.returncode) == (b"", b"", 0)
