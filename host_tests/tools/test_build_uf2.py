"""The UF2 files: what the boot ROM is told, and that a file system with the game comes out."""

import struct

import pytest

import uf2
from flash_memory import Disk, Flash
from install.compile import compile_board
from install.files import MANIFEST, listed
from install.image import BLOCK, MODELS


@pytest.fixture(scope="module")
def made():
    return uf2.game("pico_oled", "pico_w")


def blocks(data):
    """(flags, address, size, number, count, family, payload) of each UF2 block."""
    for at in range(0, len(data), 512):
        block = data[at : at + 512]
        fields = struct.unpack("<8I", block[:32])
        assert fields[:2] == (0x0A324655, 0x9E5D5157)
        assert struct.unpack("<I", block[-4:]) == (0x0AB16F30,)
        yield *fields[2:], block[32 : 32 + fields[4]]


def test_the_boot_rom_is_told_what_it_needs(made):
    parts = list(blocks(made))
    assert len(made) % 512 == 0
    assert [number for _, _, _, number, *_ in parts] == list(range(len(parts)))
    for flags, address, size, _, count, family, _ in parts:
        assert (flags, size, count, family) == (0x2000, 256, len(parts), 0xE48BFF56)
        assert 0x1012C000 <= address < 0x10200000
    addresses = [address for _, address, *_ in parts]
    assert len(addresses) % 16 == 0  # whole sectors: the boot ROM erases them as it goes
    assert all(address % BLOCK == 0 for address in addresses[::16])


def test_the_file_system_holds_the_game(made):
    model = MODELS["pico_w"]
    # What lay there before must not matter.
    flash = bytearray(b"\x5a" * model.blocks * BLOCK)
    for _, address, size, _, _, _, page in blocks(made):
        at = address - 0x10000000 - model.start
        flash[at : at + size] = page
    disk = Disk(Flash(flash))
    files = compile_board("pico_oled", model.chip)
    for file in files:
        with disk.open(file.path, "rb") as found:
            assert found.read() == file.data
    with disk.open(MANIFEST, "rb") as found:
        assert listed(found.read()) == {file.path for file in files} - {MANIFEST}
    with disk.open("save-me", "wb") as new:
        new.write(b"x" * 9000)
    with disk.open("save-me", "rb") as new:
        assert new.read() == b"x" * 9000


def test_the_same_bytes_each_time(made):
    assert uf2.game("pico_oled", "pico_w") == made


@pytest.mark.parametrize("name", MODELS)
def test_every_pico_has_its_place(name):
    model = MODELS[name]
    end = model.start + model.blocks * BLOCK
    assert end == (4 if name.startswith("pico2") else 2) * 1024 * 1024
    first = next(blocks(uf2.game("pico_oled", name)))
    assert first[1] == 0x10000000 + model.start
    assert first[5] == model.chip.uf2_family


def test_a_file_for_each_pico_is_written(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["uf2.py", "pico_oled", "--out", str(tmp_path / "out")])
    assert uf2.run(uf2.main) == 0
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    kinds = ("pico-not-w", "pico_w", "pico2-not-w", "pico2_w")
    assert names == sorted(f"knock-pico_oled-for-{kind}.uf2" for kind in kinds)
    printed = capsys.readouterr().out
    assert "replaces saved games" in printed
    assert "A Pico W takes none but its own" in printed


def test_an_unknown_board_is_said(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["uf2.py", "toaster", "--out", str(tmp_path)])
    assert uf2.run(uf2.main) == 1
    assert "no board 'toaster'" in capsys.readouterr().err
