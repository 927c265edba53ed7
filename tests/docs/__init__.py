"""Runs what the documents show."""
