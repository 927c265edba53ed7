"""The people on a server: accounts and rate limits."""
