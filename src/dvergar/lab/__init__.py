"""Measuring games: simulations and the laws they are checked against."""
