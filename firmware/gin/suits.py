"""The deadwood of one suit with its runs melded, looked up in two steps: 384 bytes, not 8192.

For suit mask m let `u = LOW[m & 127]`: the deadwood of the low seven ranks by themselves, plus 64
for each rank from 7 down that is held, up to three: all that a run of high cards can join. Then
`u + HIGH[u & 192 | m >> 7]`, modulo 256, is the deadwood of m: HIGH tells what the other six
ranks add. It may be less than nothing, where they take a 6 or a 7 into a run.
"""

from .cards import points


def _deadwood(m):
    x = m & m >> 1 & m >> 2
    return points((m & ~(x | x << 1 | x << 2), 0, 0, 0))


LOW = bytes(_deadwood(m) + 64 * ((m >= 64) + (m >= 96) + (m >= 112)) for m in range(128))
HIGH = bytes(
    _deadwood(m) - LOW[low] & 255 for low in (0, 64, 96, 112) for m in range(low, 8192, 128)
)
