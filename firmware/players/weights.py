"""The weights of a discard's features: written by tools/tune_weights.py, see players/choices.py.

For each type of opponent a row of 1/1024 points a unit of each feature (see players/features.py),
then a row of what is added to that for every eight turns played, up to sixteen.
"""

from array import array

WEIGHTS = (
    # type 0: knocks with little deadwood
    array("h", (-488, -54, 253, 1717, 1451, -397, 213, 960, -22, 85, 2213, -4709, 484, -17)),
    array("h", (1061, -48, -211, -582, -396, 988, -599, 214, -23, 30, 501, 798, -392, 10)),
    # type 1: knocks as soon as it may
    array("h", (132, -58, 69, 898, 815, 242, 198, 773, -28, 117, 1738, -3862, 293, -8)),
    array("h", (-233, -23, -43, 36, -79, -241, -863, -193, -21, -360, -116, 1343, -71, -13)),
    # type 2: knocks early or waits for gin
    array("h", (-428, -6, 141, 1434, 405, -117, -83, 825, 11, 55, 3052, -5580, 328, 8)),
    array("h", (553, -67, -79, 458, 81, 659, -418, -198, -54, 133, 245, 1912, -314, -4)),
)
