"""Every menu by the four buttons, and what is asked before a game is given up."""

import pytest

import on_port
from ui.text import LANGUAGES

SCREENS = {
    "Confirm",
    "FieldsMenu",
    "Guide",
    "Language",
    "NewGame",
    "Page",
    "Pause",
    "RulesMenu",
    "SettingsMenu",
    "ScoreSheet",
    "StatisticsPage",
    "StyleMenu",
    "Table",
    "Title",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", ["3", "4"])
def test_every_menu_is_reached_and_left_and_what_was_set_is_kept(language, keys, tmp_path):
    told = on_port.run("menus.py", language, str(tmp_path), keys)
    seen, presses, changed, kept = told.splitlines()
    assert set(seen.split()[1:]) == SCREENS
    assert int(presses.split()[1]) > 300
    assert int(changed.split()[1]) >= 5
    assert kept == "kept True"


def test_choices_do_what_they_say(tmp_path):
    lines = on_port.run("choices.py", str(tmp_path)).splitlines()
    assert lines == [
        "a new game is asked for and refused: same game",
        "changed rules wait for the next game: same game, same rules",
        "a new game is asked for and agreed: new game, new rules",
        "brightness is shown at once",
        "statistics are asked about twice",
        "statistics are clear",
    ]
