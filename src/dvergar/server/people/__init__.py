"""The people on a server: accounts, names, what they own, how often they may ask."""
