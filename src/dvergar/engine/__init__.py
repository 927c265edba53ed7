"""The rules engine: decisions, steps, hidden piles, seeded randomness and the log of a match."""
