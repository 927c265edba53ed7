"""The documents: what they show is run."""
