"""Whether a board keeps the contract of firmware/system/board.py.

Command: micropython contract.py BOARD, with firmware/, boards/, tools/scenes/ and this folder on
MICROPYPATH. BOARD is a file of boards/ that is a chip with pins, which then lies on a pretended
machine, or "headless" or "timed", the boards of scripts. Prints what was held; an assertion fails
where it is not.
"""

import sys

import framebuf

from system import board as contract

PARTS = ("buzzer", "led", "battery")


def check(board, is_board_file=False):
    """All that can be seen from outside."""
    assert isinstance(board, contract.Board)
    assert isinstance(board.name, str) and board.name
    assert isinstance(board.folder, str) and board.folder
    check_display(board.display)
    check_buttons(board.buttons)
    check_time(board)
    assert board.settle(None) is None
    assert len(board.random_bytes(1)) == 1
    chance = board.random_bytes(8)
    assert isinstance(chance, bytes) and len(chance) == 8
    for part in PARTS:
        check_part(part, getattr(board, part))
    if is_board_file:
        assert board.folder == "/save"
    board.close()
    board.close()  # nothing happens


def check_display(display):
    """A picture, its size, its light."""
    assert isinstance(display, framebuf.FrameBuffer)
    width, height = display.width, display.height
    assert width >= 72 and height >= 40
    display.fill(0)
    display.pixel(width - 1, height - 1, 1)
    assert display.pixel(width - 1, height - 1) == 1
    assert display.pixel(0, 0) == 0
    assert display.show() is None
    for level in (0, 128, 255):
        display.contrast(level)
    for on in (False, True):
        display.power(on)
    display.show()


def check_buttons(buttons):
    """Nobody has pressed anything yet."""
    assert isinstance(buttons, contract.Buttons)
    assert isinstance(buttons.stuck, bytes)
    assert buttons.let_go() is False
    assert buttons.get() == 0
    assert buttons.held() == 0
    assert buttons.clear() is None


def check_time(board):
    """Time goes on, not back, and a wait is no longer than it says."""
    from time import ticks_diff

    start = board.ticks()
    assert isinstance(start, int)
    for wait in (board.wait, board.nap):
        for ms in (0, -5, 20):
            before = board.ticks()
            assert wait(ms) is None
            passed = ticks_diff(board.ticks(), before)
            assert 0 <= passed <= max(0, ms) + 10
    assert ticks_diff(board.ticks(), start) >= 20


def check_part(name, part):
    """A part is whole, or None."""
    if part is None:
        return
    if name == "buzzer":
        assert part.play(440, 5) is None
        assert part.stop() is None
    elif name == "led":
        assert part.set(True) is None
        assert part.set(False) is None
    else:
        assert 0 <= part.percent() <= 100


def opened(name):
    """The board called `name`."""
    if name == "headless":
        import headless

        return headless.Board(".")
    if name == "timed":
        import timed

        return timed.TimedBoard(".")
    import machine_on_port

    machine_on_port.put_in_place()
    module = __import__(name)
    good, words = module.look()
    assert good in (True, False, None) and words
    assert name == module.NAME
    for gpio, key in module.BUTTONS:
        assert 0 <= gpio < 30 and 1 <= key <= 8
    board = module.open()
    assert board.name == name
    return board


def main(name):
    """Open it, check it."""
    check(opened(name), name not in ("headless", "timed"))
    print("held")


if __name__ == "__main__":
    main(sys.argv[1])
