"""The golden pictures: every scene as a PNG that a person can open, four times as large."""

import tempfile
from pathlib import Path

from PIL import Image

from console.picture import Picture
from scenes import port

PICTURES = Path(__file__).resolve().parents[2] / "host_tests" / "ui" / "pictures"
SCALE = 4
SIZE = (128, 64)
MARGIN = 2


def drawn():
    """Draw every scene; gives the pictures by name, in their own size, and by the names of those
    that could not be drawn why not."""
    pictures = {}
    failed = {}
    with tempfile.TemporaryDirectory() as folder:
        port.run("draw_all.py", folder)
        for path in sorted(Path(folder).glob("*.bin")):
            picture = Picture(*SIZE)
            picture.buffer = path.read_bytes()
            pictures[path.stem] = picture.image()
        for path in sorted(Path(folder).glob("*.failed")):
            failed[path.stem] = path.read_text()
    return pictures, failed


def kept():
    """The golden pictures by name, in the display's size."""
    pictures = {}
    for path in sorted(PICTURES.glob("*.png")):
        with Image.open(path) as image:
            pictures[path.stem] = image.convert("L").resize(SIZE, Image.Resampling.NEAREST)
    return pictures


def write():
    """Rewrite the golden pictures; gives the names of those that changed, came or went.
    RuntimeError where a scene cannot be drawn."""
    new, failed = drawn()
    for name, why in failed.items():
        raise RuntimeError(f"{name} cannot be drawn: {why}")
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
            enlarged(new[name]).save(path, optimize=True)
        else:
            path.unlink()
    return changed


def enlarged(image):
    """`image` as a person can look at it."""
    return image.resize((SIZE[0] * SCALE, SIZE[1] * SCALE), Image.Resampling.NEAREST)


def difference(old, new):
    """Both pictures, and where they differ, one above the other: green came, red went."""
    both = Image.merge("RGB", (old.convert("L"), new.convert("L"), Image.new("L", SIZE)))
    sheet = Image.new("RGB", (SIZE[0], 3 * SIZE[1] + 2 * MARGIN), "blue")
    for place, image in enumerate((old, new, both)):
        sheet.paste(image.convert("RGB"), (0, place * (SIZE[1] + MARGIN)))
    return sheet.resize((sheet.width * SCALE, sheet.height * SCALE), Image.Resampling.NEAREST)
