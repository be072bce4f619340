"""The emulator itself: its fast core, its flash, its console, its memory of a state."""

import subprocess

import pytest

from emulator import DeviceError, Emulator, EmulatorError
from emulator.firmware import bootrom, from_uf2
from install.compile import ROOT
from nodejs import node

INSTRUCTIONS = 400_000
SOURCE = b"""\x05
import array, framebuf
x = [(i * 37 % 101, i / 7, 2 ** i // 3) for i in range(40)]
x.sort()
print(x[3], "%.4f" % (1 / 3), {"a": 1}, -7 // 2, -7 % 3, 1 << 40)

@micropython.viper
def f(n: int) -> int:
    s = 0
    for i in range(n):
        s ^= i << (i & 15)
    return s

print(f(300), hash("abc"), bytes(range(9)).hex())
fb = framebuf.FrameBuffer(bytearray(1024), 128, 64, framebuf.MONO_VLSB)
fb.text("Knock", 3, 5)
fb.line(0, 0, 127, 63, 1)
open("t", "w").write("x" * 300)
\x04"""


@pytest.fixture(scope="module")
def bare():
    with Emulator({"a/b.txt": b"hello"}) as board:
        board.run(600)
        yield board


def test_the_fast_core_does_what_rp2040js_does(bare, tmp_path):
    files = [tmp_path / name for name in ("bootrom", "flash", "source")]
    for path, data in zip(files, (bootrom(), bare.flash(), SOURCE)):
        path.write_bytes(data)
    script = ROOT / "host_tests" / "device" / "lockstep.mjs"
    done = subprocess.run(
        [node(), script, *files, str(INSTRUCTIONS)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_files_go_both_ways(bare):
    here = bare.remember()
    assert bare.exec("print(open('a/b.txt').read())") == "hello\n"
    bare.exec("with open('new', 'w') as f: f.write('x' * 5000)")
    assert bare.files() == {"a/b.txt": b"hello", "new": b"x" * 5000}
    bare.recall(here)
    assert bare.files() == {"a/b.txt": b"hello"}


def test_the_same_code_takes_the_same_time(bare):
    here = bare.remember()
    code = (
        "import time\nt = time.ticks_us()\nfor i in range(999): pass\nprint(time.ticks_us() - t)"
    )
    first = bare.exec(code)
    bare.recall(here)
    assert bare.exec(code) == first


def test_an_exception_is_told(bare):
    with pytest.raises(DeviceError, match="ZeroDivisionError"):
        bare.exec("1 / 0")


def test_mpremote_talks_to_the_board(bare):
    done = bare.mpremote("exec", "print(6 * 7)")
    assert (done.stdout.strip(), done.stderr) == ("42", "")


@pytest.mark.parametrize(("when", "kept"), [("before", b""), ("after", b"data")])
def test_a_power_cut_stops_the_board(bare, when, kept):
    bare.exec("f = open('cut', 'w')\nf.close()")
    bare.cut_at(1, when)
    bare.begin("with open('cut', 'w') as f: f.write('data')")
    assert bare.run_until(lambda: not bare.powered, 2000)
    bare.power_cycle()
    bare.run(600)
    assert bare.exec("print(open('cut').read(), end='')").encode() == kept


def test_a_file_that_is_no_uf2_is_refused():
    with pytest.raises(EmulatorError, match=r"x\.uf2 is not a UF2 file"):
        from_uf2(b"\0" * 1024, "x.uf2")
