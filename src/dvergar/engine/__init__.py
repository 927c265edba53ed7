"""Rules as data: decisions, steps, hidden piles, seeded luck and the log of a match."""
