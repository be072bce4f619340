"""What writes letters, against setting each pixel of a glyph.

Command: micropython letters.py, with firmware/ and tools/scenes/ on MICROPYPATH. Prints a line
for each font and depth of display: how many texts were compared, how many of them were drawn
differently, and how many bytes it took from the heap.
"""

import gc

import framebuf

from ui.canvas import Font
from ui.fonts import rank7x9, suit7x7, text5x8, title10x13
from ui.letters import write

WIDTH, HEIGHT = 128, 16
# unknown characters of each length in UTF-8; none; only empty glyphs
STRANGE = ("a\nb", "\x7f", "aßb", "a♪b", "a😀b", "", "   ")
PLACES = ((0, 0), (3, 2), (-2, -1), (WIDTH - 8, HEIGHT - 6))


def texts(module):
    """Each character, with another that follows it, and what is strange."""
    chars = module.CHARS
    return [char + chars[-1] for char in chars] + [chars[:20]] + list(STRANGE)


def naive(fb, module, flip, string, x, y, ground, pen):
    """Write it pixel by pixel; gives the x after it."""
    size = (module.WIDTH + 7) // 8
    for char in string:
        place = module.CHARS.find(char)
        if place < 0:
            place = max(module.CHARS.find("?"), 0)
        for row in range(module.HEIGHT):
            at = (place * module.HEIGHT + row) * size
            for column in range(module.WIDTH):
                bit = (module.DATA[at + column // 8] ^ flip) >> (7 - column % 8) & 1
                colour = pen.pixel(bit, 0) if pen else bit
                if colour != ground:
                    fb.pixel(x + column, y + row, colour)
        x += module.WIDTH
    return x


def compare(module, form, flip, ground, pen):
    """How many texts, how many of them differ, and the bytes from the heap."""
    one = bytearray(WIDTH * HEIGHT)
    two = bytearray(WIDTH * HEIGHT)
    expected = framebuf.FrameBuffer(one, WIDTH, HEIGHT, form)
    drawn = framebuf.FrameBuffer(two, WIDTH, HEIGHT, form)
    font = Font(module.FONT, drawn, flip)
    count = wrong = taken = 0
    for string in texts(module):
        for x, y in PLACES:
            expected.fill(ground)
            drawn.fill(ground)
            end = naive(expected, module, flip, string, x, y, ground, pen)
            gc.collect()
            before = gc.mem_alloc()
            same = write(font, string, x, y, ground, pen) == end
            taken += gc.mem_alloc() - before
            wrong += not same or one != two
            count += 1
    return count, wrong, taken


def main():
    """Every font as it is and in negative, on one bit and on four, with and without palette."""
    for module in (text5x8, title10x13, rank7x9, suit7x7):
        for flip in (0, 255):
            for form, ink in ((framebuf.MONO_VLSB, 1), (framebuf.GS4_HMSB, 11)):
                for ground, other in ((0, ink), (ink, 0)):
                    colours = bytearray((ground, other) if not flip else (other, ground))
                    pen = framebuf.FrameBuffer(colours, 2, 1, framebuf.GS8)
                    print(module.__name__, *compare(module, form, flip, ground, pen))
            print(module.__name__, *compare(module, framebuf.MONO_VLSB, flip, int(flip > 0), None))


main()
