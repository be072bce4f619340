"""package.json, by which mpremote installs a build."""

import json

import package
from install.compile import ROOT


def test_it_is_as_the_sources_are():
    written = (ROOT / "package.json").read_text(encoding="utf-8")
    assert written == package.package(), "run 'make package'"


def test_it_names_what_a_build_leaves():
    urls = json.loads(package.package())["urls"]
    assert ["main.py", "build/pico_oled/main.py"] in urls
    assert ["knock.txt", "build/pico_oled/knock.txt"] in urls
    assert all(source == f"build/pico_oled/{path}" for path, source in urls)
