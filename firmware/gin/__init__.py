"""Gin rummy, pure: no clock, no file, no screen, no hardware."""
