"""The people on a server: accounts, and how often they may ask."""
