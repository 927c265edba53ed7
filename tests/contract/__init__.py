"""Laws that hold in every game at every table."""
