"""`make bench-server`: how long people wait."""
