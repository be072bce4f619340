"""Letters written on a frame buffer, in the part of Python that viper compiles: see
players/playout.py."""

import micropython


@micropython.viper
def write(font, string, x, y, ground, pen) -> int:
    """Write `string` in `font`, its top left corner at (x, y); gives the x after it. Of the
    colours that the palette `pen` gives `ground` is left out. The string may be bytes of ASCII
    that end with a 0.

    A glyph is copied into the font's cell, from where `blit` takes it: with an empty column or row
    at its end left out, for each pixel takes half a microsecond and more.
    """
    fb = font.fb
    small = font.small
    f = ptr16(font.shape)
    data = ptr8(font.data)
    cell = ptr8(font.cell)
    s = ptr8(string)
    end = int(x)
    i = 0
    while s[i]:
        c = int(s[i])
        i += 1
        if c > 127:
            more = c << 1  # as many bytes follow as ones do here
            c &= 31
            while more & 128:
                c = c << 6 | s[i] & 63
                i += 1
                more <<= 1
        place = c - 32
        if place < 0 or place >= f[2]:
            j = int(f[3])
            while j and f[5 + j] != c:
                j -= 1
            place = f[2] + j - 1 if j else f[4]
        at = place * f[1]
        seen = 0
        row = 0
        for j in range(f[1]):
            row = int(data[at + j])
            seen |= row
            cell[j] = row ^ f[5]
        part = small
        if seen & 256 >> f[0]:
            part = font.whole
        elif row:
            part = font.narrow
        if seen:
            fb.blit(part, end, y, ground, pen)
        end += f[0]
    return end
