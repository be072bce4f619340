"""What a tournament's counts say, and how sure it is."""

from math import sqrt

Z = 1.96  # 95%


def wilson(rate, n):
    """The 95% interval of a rate seen in `n` independent trials (Wilson 1927): (low, high)."""
    middle = rate + Z * Z / (2 * n)
    half = Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def interval(scores):
    """The rate and its 95% interval from the `scores` of the pairs (0 to 2 games won in each).

    The two games of a pair share their deals, so they are not independent: the pairs are. Their
    spread gives the number of independent games that would be as sure, and Wilson's interval
    is taken for that number.
    """
    n = len(scores)
    rate = sum(scores) / (2 * n)
    spread = sum((score / 2 - rate) ** 2 for score in scores) / (n * (n - 1)) if n > 1 else 0.25
    games = rate * (1 - rate) / spread if spread and 0 < rate < 1 else 2 * n
    low, high = wilson(rate, games)
    return rate, low, high


def total(pairs):
    """The counts of all pairs together: the longest deal is the longest, all else is added."""
    counts = {}
    for pair in pairs:
        for name, value in pair.items():
            if name == "longest":
                counts[name] = max(counts.get(name, 0), value)
            elif name != "number":
                counts[name] = counts.get(name, 0) + value
    return counts


def summary(pairs):
    """One dict of what is printed: games, won, rate, low, high, then the counts and means."""
    counts = total(pairs)
    rate, low, high = interval([pair["won"] + pair["drawn"] / 2 for pair in pairs])
    deals = counts["deals"]
    return {
        "games": counts["games"],
        "won": counts["won"],
        "rate": round(rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points_a_deal": round((counts["points"] - counts["points_against"]) / deals, 2),
        **{name: value for name, value in counts.items() if name not in ("games", "won")},
    }
