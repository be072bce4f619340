"""package.json, by which mpremote installs the sources."""

import json

import package
from install.compile import ROOT, compile_board
from install.image import MODELS


def test_it_is_as_the_sources_are():
    written = (ROOT / "package.json").read_text(encoding="utf-8")
    assert written == package.package(), "run 'make package'"


def test_it_names_what_a_build_has():
    urls = json.loads(package.package())["urls"]
    built = {file.path for file in compile_board("pico_oled", MODELS["pico"].chip)}
    assert {path.replace(".py", ".mpy") for path, _ in urls} - {"main.mpy"} == built - {"main.py"}
    assert all((ROOT / source).is_file() for _, source in urls)
