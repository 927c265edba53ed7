"""Tables in memory: made, filled, played at, watched."""
