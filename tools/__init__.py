"""Checks and generators for the repository, run by make."""
