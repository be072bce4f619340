"""The golden pictures: every scene as a PNG that a person can open, four times as large."""

import tempfile
from pathlib import Path

from PIL import Image

from console.picture import Picture
from drawn import port

PICTURES = Path(__file__).resolve().parents[1] / "ui" / "pictures"
SCALE = 4
SIZE = (128, 64)


def drawn():
    """Draw every scene; gives the pictures by name, in their own size."""
    pictures = {}
    with tempfile.TemporaryDirectory() as folder:
        port.run("scenes.py", folder)
        for path in sorted(Path(folder).glob("*.bin")):
            picture = Picture(*SIZE)
            picture.buffer = path.read_bytes()
            pictures[path.stem] = picture.image()
    return pictures


def kept():
    """The golden pictures by name, in the display's size."""
    pictures = {}
    for path in sorted(PICTURES.glob("*.png")):
        with Image.open(path) as image:
            pictures[path.stem] = image.convert("L").resize(SIZE, Image.Resampling.NEAREST)
    return pictures


def write():
    """Rewrite the golden pictures; gives the names of those that changed, came or went."""
    new = drawn()
    old = kept()
    changed = sorted(
        name
        for name in new.keys() | old.keys()
        if name not in old or name not in new or new[name].tobytes() != old[name].tobytes()
    )
    PICTURES.mkdir(exist_ok=True)
    for name in changed:
        path = PICTURES / f"{name}.png"
        if name in new:
            size = (SIZE[0] * SCALE, SIZE[1] * SCALE)
            new[name].resize(size, Image.Resampling.NEAREST).save(path, optimize=True)
        else:
            path.unlink()
    return changed
