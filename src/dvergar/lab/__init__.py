"""Simulations of many games, and the laws they are checked against."""
