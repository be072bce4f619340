"""The weights of an earlier fit, from playouts by other players in another simulator.

Neither fit is better than the other in play, and each errs in its own way: their mean is better
than both. For each type of opponent: the weights, then what eight turns add, in points.
"""

EARLIER = (
    (
        (
            -0.25,
            -0.43,
            0.58,
            1.11,
            0.07,
            -1.16,
            -0.33,
            0.18,
            -1.98,
            -0.32,
            2.05,
            -5.41,
            0.18,
            0.22,
        ),
        (0.26, 0.27, -1.12, -0.40, -0.31, 1.53, 0.78, 0.16, -4.55, 0.44, 0.71, 3.48, -0.26, 0.12),
    ),
    (
        (
            0.63,
            -0.63,
            -0.20,
            0.36,
            0.38,
            -1.55,
            0.21,
            0.50,
            -2.45,
            -0.18,
            1.50,
            -2.89,
            0.23,
            -0.72,
        ),
        (-1.81, 0.65, 0.57, 0.45, 0.31, 1.02, 0.06, -0.13, -4.74, 0.12, -0.35, 1.20, -0.09, 0.28),
    ),
    (
        (
            -0.43,
            -0.33,
            0.49,
            0.89,
            -0.28,
            -1.38,
            -0.34,
            0.08,
            -2.20,
            -0.34,
            2.12,
            -5.22,
            0.18,
            0.50,
        ),
        (0.51, -0.09, -0.77, 0.07, -0.02, 1.69, 0.71, 0.18, -3.94, 0.48, 0.93, 2.93, -0.30, -0.43),
    ),
)
# Features that are kept in other units here: sums of 7, of 4, and chances in 1/64.
UNITS = (1, 7, 4, 1, 1, 1, 1, 1, 64, 1, 1, 1, 1, 64)


def earlier(kind):
    """The earlier weights for one type of opponent, in points a unit of each feature."""
    return [
        weight / unit for row in EARLIER[kind] for weight, unit in zip(row, UNITS, strict=True)
    ]
