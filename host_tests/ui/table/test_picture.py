"""Nothing is allocated while a picture of the table is drawn."""

import on_port


def test_the_table_is_drawn_without_allocating(tmp_path):
    lines = on_port.run("allocation.py", str(tmp_path)).splitlines()
    assert len(lines) > 10
    for line in lines:
        assert line.split()[1:] == ["0", "0", "0"], line
