"""The weights of a discard's features, written by tools/tune_weights.py: see choices.py.

For each type of opponent (see types.py) a row of 1/1024 points a unit of each feature (see
features.py), then a row of what is added to that for every eight turns played, up to sixteen.
"""

from array import array

# Expert's, for low bonuses: 20 for gin, 10 for an undercut.
# fmt: off
LOW = array("h", (
    -409, -72, 71, 1216, -45, -530, -221, 274, -30, -458, 2048, -3450, 266, -14,
    907, 40, -290, -898, 136, 1863, 426, 793, -54, 564, 453, 2654, -149, -2,
    138, -68, 1, 986, 82, -838, 136, 442, -34, -212, 1788, -1680, 361, -31,
    -667, 61, -113, -204, 1068, 844, -468, -63, -42, -112, -3, 1473, -286, 13,
    -477, -47, 85, 1320, 449, -1183, -224, 472, -18, -402, 1888, -4114, 276, -17,
    718, 15, -264, -305, -695, 893, 130, -137, -55, 418, 1086, 2209, -255, 6,
))
# fmt: on
