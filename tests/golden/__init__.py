"""Files that were right once and must stay so."""
