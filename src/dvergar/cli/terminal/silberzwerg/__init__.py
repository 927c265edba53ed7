"""Silberzwerg in the terminal."""
