"""The game in plain lines: for a screen reader, a serial line, a pipe."""
