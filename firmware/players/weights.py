"""The weights of a discard's features, written by tools/tune_weights.py: see choices.py.

For each type of opponent (see types.py) a row of 1/1024 points a unit of each feature (see
features.py), then a row of what is added to that for every eight turns played, up to sixteen.
"""

from array import array

# For all rules.
# fmt: off
WEIGHTS = array("h", (
    -387, -65, 145, 1363, 537, -561, -108, 521, -30, -275, 2080, -4323, 318, -12,
    666, 6, -224, -598, -306, 1276, 191, 324, -51, 371, 673, 1841, -302, 7,
    362, -69, -9, 804, 457, -656, 178, 605, -35, -70, 1721, -2923, 275, -17,
    -1100, 31, 66, 78, 318, 253, -467, -153, -44, -119, -283, 1020, -101, 1,
    -546, -41, 141, 1229, 221, -732, -205, 448, -16, -284, 2398, -5195, 250, -1,
    594, -23, -166, 94, -112, 986, 169, 17, -56, 403, 880, 2642, -300, -2,
))
# fmt: on
