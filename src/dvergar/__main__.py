"""`python -m dvergar` is the `dvergar` command."""

from dvergar.cli import main

main()
