"""What the features of a discard are called, in the order of firmware/players/features.py."""

NAMES = (
    "deadwood", "best draws", "all draws", "new melds", "extensions", "near known", "near unseen",
    "near gone", "pair danger", "value", "gin outs", "loose cards", "knock outs", "outs held",
)  # fmt: skip
