"""`make bench-server`: measures how long players wait."""
