"""How the players' numbers were found: the tools' tune commands."""
