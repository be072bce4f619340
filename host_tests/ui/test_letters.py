"""Letters are written alike by machine code and pixel by pixel."""

import on_port


def test_every_font_on_every_display():
    lines = on_port.run("letters.py").splitlines()
    assert len(lines) == 4 * 2 * 5
    for line in lines:
        count, wrong, taken = map(int, line.split()[1:])
        assert count > 40 and not wrong and not taken, line
