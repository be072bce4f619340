"""Reasons for a hint in English, in the order of players.hint. In braces: its cards."""

REASONS = (
    "{0} completes\nno useful meld",
    "it goes into\na meld",
    "then you can\nend the deal",
    "all melded",
    "a good moment",
    "don't knock:\ngin is near",
    "don't knock:\nundercut risk",
    "keeps {0} {1}\nfor {2}",
    "safe: all near\nit are gone",
    "less risky\nthan {1}",
    "lowers the\ndeadwood",
    "the only move",
)
