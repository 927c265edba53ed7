"""Tables: created, filled, played at, watched."""
