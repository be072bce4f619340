"""The version of the game, as pyproject.toml has it."""

VERSION = "0.1.0"
