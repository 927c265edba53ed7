"""Laws that every game keeps with all its options and player counts."""
