"""The weights of a discard's features, written by tools/tune_weights.py: see choices.py.

For each type of opponent a row of 1/1024 points a unit of each feature (see players/features.py),
then a row of what is added to that for every eight turns played, up to sixteen.
"""

from array import array

WEIGHTS = (
    # type 0: knocks with little deadwood
    array("h", (-517, -67, 142, 1589, 1001, 67, 121, 858, -28, -223, 2061, -3106, 452, -27)),
    array("h", (1065, -27, -161, -786, -294, 984, -416, 484, -29, 292, 620, 118, -337, 11)),
    # type 1: knocks as soon as it may
    array("h", (79, -46, 33, 1239, 525, 275, 141, 699, -32, 45, 1907, -2886, 314, -23)),
    array("h", (-346, -34, -13, -305, 319, -539, -996, -172, -13, -362, -207, 811, -109, -2)),
    # type 2: knocks early or waits for gin
    array("h", (-651, -34, 156, 1546, 728, -50, -62, 813, 3, -219, 2624, -5044, 316, -11)),
    array("h", (666, -32, -135, 116, -204, 241, -390, -151, -50, 315, 807, 2284, -294, 2)),
)
