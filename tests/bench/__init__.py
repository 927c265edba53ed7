"""How fast Dvergar is beside other engines: `make bench`."""
