"""A rules engine for dwarven tabletop games."""

__version__ = "0.1.0"
