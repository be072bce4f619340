"""The board's file system as bytes: littlefs, as MicroPython makes it on the Pico."""

from collections.abc import Mapping
from pathlib import Path

from littlefs import LittleFS

from install.image import BLOCK, SETUP


def find(flash: bytes) -> tuple[int, int]:
    """Where in the flash the file system lies and how many blocks of 4096 bytes it has.

    ValueError if there is none yet.
    """
    for start in range(0, len(flash), BLOCK):
        if flash[start + 8 : start + 16] == b"littlefs":
            return start, (len(flash) - start) // BLOCK
    raise ValueError("no file system in the flash")


def build(files: Mapping[str, bytes], blocks: int) -> bytes:
    """A file system that holds `files` (path: content)."""
    disk = _mount(blocks, None)
    for path, content in files.items():
        folder = path.strip("/").rpartition("/")[0]
        if folder:
            disk.makedirs(folder, exist_ok=True)
        with disk.open(path.strip("/"), "wb") as file:
            file.write(content)
    return bytes(disk.context.buffer)


def read(image: bytes) -> dict[str, bytes]:
    """Every file of a file system, by its path without a leading slash."""
    disk = _mount(len(image) // BLOCK, image)
    files = {}
    for folder, _, names in disk.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with disk.open(path, "rb") as file:
                files[path.lstrip("/")] = file.read()
    return files


def folder_files(folder: Path) -> dict[str, bytes]:
    """The files of a folder, by their path in it."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def _mount(blocks: int, image: bytes | None) -> LittleFS:
    disk = LittleFS(block_count=blocks, mount=False, **SETUP)
    if image is None:
        disk.format()
    else:
        disk.context.buffer = bytearray(image)
    disk.mount()
    return disk
