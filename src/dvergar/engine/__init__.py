"""The rules engine: decisions, steps, hidden piles, seeded luck and the log of a match."""
