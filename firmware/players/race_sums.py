"""The long sums of a race, in the part of Python that viper compiles (see playout)."""

import micropython


@micropython.viper
def sum_ends(left, win, lose, bonus, base, out):
    """The worth of ending the deal against what is left: out[base + turn x 11 + own], own deadwood
    0 being gin, from `left` (16 deadwoods of the opponent for each of 12 turns), the worths `win`
    and `lose` of points (128 of them), and `bonus` (bytes: of a deal, of an undercut, of an equal
    one, of gin with what would be laid off against a knock)."""
    k = ptr8(left)
    w = ptr16(win)
    v = ptr16(lose)
    f = ptr8(bonus)
    o = ptr16(out)
    at = int(base)
    deal = int(f[0])
    for turn in range(12):
        for own in range(11):
            total = 0
            for i in range(turn * 16, turn * 16 + 16):
                e = int(k[i])
                if own == 0:
                    e += int(f[3]) + deal
                    total += w[e if e < 127 else 127]
                elif e > own:
                    e += deal - own
                    total += w[e if e < 127 else 127]
                elif e == own:
                    total += v[f[2]]
                else:
                    e = own - e + deal + int(f[1])
                    total += v[e if e < 127 else 127]
            o[at + own] = total >> 4
        at += 11
    for i in range(at, at + 44):
        o[i] = o[i - 11]


@micropython.viper
def walk_back(falls, chances, ends, knock, on, base, limit):
    """The worth of playing on, on[base + turn x 11 + own], for 16 turns backwards.

    falls (bytes, 11 x 11): how own deadwood falls in a turn, in 256. chances (bytes): the
    opponent's gins, 12 turns, then knocks, in 256. ends (array H): the worth of the deal as void,
    of the opponent's gin against own deadwood 0 to 10, of their knock against it. knock: from
    `sum_ends`. limit: most deadwood to knock with.
    """
    f = ptr8(falls)
    c = ptr8(chances)
    e = ptr16(ends)
    k = ptr16(knock)
    o = ptr16(on)
    first = int(base)
    for own in range(11):
        o[first + 165 + own] = e[0]
    turn = 14
    while turn >= 0:
        at = first + turn * 11
        their = turn + 1 if turn < 11 else 11
        gins = int(c[their])
        knocks = int(c[12 + their])
        for own in range(1, 11):
            total = 0
            weight = 0
            for then in range(11):
                best = int(k[at + 11 + then])
                if then and (then > int(limit) or o[at + 11 + then] > best):
                    best = int(o[at + 11 + then])
                share = int(f[own * 11 + then])
                total += share * best
                weight += share
            stay = total // weight
            total = gins * e[1 + own] + knocks * e[12 + own] + (256 - gins - knocks) * stay
            o[at + own] = total >> 8
        o[at] = o[at + 1]
        turn -= 1
