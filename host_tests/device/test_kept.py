"""What is set stays set over a reset and a power cycle."""

from scenes import pictures

KEPT = pictures.kept()


def test_language_and_settings_are_kept(board):
    board.press("down")
    board.press("a")
    board.run_until_still()
    title = KEPT["title-fr"].tobytes()
    assert board.screenshot().image().tobytes() == title
    for key in ("up", "a", "down", "down", "down", "a"):  # settings, brightness
        board.press(key)
        board.run_until_still()
    settings, contrast = board.screen(), board.state["display"]["contrast"]
    for restart in (board.reset, board.power_cycle):
        restart()
        assert board.run_until(lambda: board.screenshot().image().tobytes() == title, 2000)
        assert board.state["display"]["contrast"] == contrast
        for key in ("up", "a", "down", "down", "down"):
            board.press(key)
            board.run_until_still()
        assert board.screen() == settings
