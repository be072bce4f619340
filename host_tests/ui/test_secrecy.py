"""Two people on one handheld: no picture tells a hand that the player may not know."""

import pytest

import on_port


@pytest.mark.parametrize(("language", "seed"), [("fr", "b1ade5f00dcafe42")])
def test_no_pixel_depends_on_hidden_cards(language, seed, tmp_path):
    words = on_port.run("secrecy.py", language, seed, str(tmp_path)).split()
    told = {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}
    assert told["turns"] > 100
    assert told["pictures"] > 10 * told["turns"]
    assert told["revealed"] == told["deals"] > 0, "the pictures could not have told"
