"""Checks and generators of the repository, run by make."""
