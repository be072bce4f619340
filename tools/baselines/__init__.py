"""Players to measure ours by. They never go to the board."""
