"""The firmware without machine code runs, and does the same."""

import os
import subprocess
import sys
from pathlib import Path

from console.game import Game
from console.run import play_script
from console.script import parse
from without_viper import copy_without_viper

ROOT = Path(__file__).resolve().parents[2]
SUPPORT = ROOT / "host_tests" / "support"
FIRMWARE = ROOT / "firmware"


def micropython(firmware, *words):
    done = subprocess.run(
        [Path(sys.executable).with_name("micropython"), *map(str, words)],
        env={**os.environ, "MICROPYPATH": f"{firmware}:{ROOT / 'tools' / 'scenes'}:{SUPPORT}"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_of_viper_is_left_and_the_rest_stays(tmp_path):
    copy_without_viper(FIRMWARE, tmp_path)
    found = {path.relative_to(tmp_path): path.read_text() for path in tmp_path.rglob("*.py")}
    assert not any("@micropython.viper" in text for text in found.values())
    ours = {path.relative_to(FIRMWARE) for path in FIRMWARE.rglob("*.py")}
    assert ours - found.keys() == {Path("gin/solver_viper.py")}
    assert found.keys() - ours == {Path("pointers.py")}
    assert found[Path("gin/deal.py")] == (FIRMWARE / "gin/deal.py").read_text()


def test_it_decides_and_writes_the_same(tmp_path):
    copy_without_viper(FIRMWARE, tmp_path)
    runner = SUPPORT / "run_on_micropython.py"
    for module in ("ahead", "playout"):
        micropython(tmp_path, runner, ROOT / f"host_tests/players/test_{module}.py")
    lines = micropython(tmp_path, SUPPORT / "on_port" / "letters.py").splitlines()
    assert [line.split()[2] for line in lines] == ["0"] * 40


def test_the_game_is_played_so_where_there_is_no_viper(tmp_path, monkeypatch):
    monkeypatch.setattr("console.ports._VIPER", "raise SyntaxError")
    game = Game(tmp_path)
    copy = Path(game._copy.name)
    assert (copy / "pointers.py").exists()
    assert play_script(game, parse("a", "one press"), 1) == 0
    assert any(game.picture.buffer)
    assert game.close() == ""
    assert not copy.exists()
