"""Players against each other, many times over: the tournament's parts."""
